// The buttons with which a film is moved.

import { Icon } from "./icons";

interface TransportButtonProps {
  icon: string;
  label: string;
  off: boolean;
  act: () => void;
}

export function TransportButton({ icon, label, off, act }: TransportButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={act}>
      <Icon name={icon} size={20} />
    </button>
  );
}
