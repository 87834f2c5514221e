// Spirits, buildings and prints as elements: each is drawn once as a picture and used at any size.

import type { VNode } from "preact";
import { still } from "../../still";
import { BUILDING } from "./faces/buildings";
import { INK } from "./faces/ink";
import { BACK, CRYSTAL, ROCK, VIRTUE, VISION } from "./faces/pieces";
import { DRAGONFLY, MITAMA, TENGU } from "./faces/spirits";
import { PLACE } from "./faces/tengu-place";
import { YOKAI } from "./faces/yokai";
import type { Colour, Kind } from "./types";

interface PictureProps {
  class: string;
  box: string;
  keep?: string;
  drawn: string;
}

function Picture({ class: className, box, keep, drawn }: PictureProps): VNode {
  return (
    <svg
      class={className}
      viewBox={box}
      preserveAspectRatio={keep}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: `<g ${INK}>${drawn}</g>` }}
    />
  );
}

const FILL = "xMidYMax slice";

/** A yokai where it lives. */
export const YokaiPicture = still(({ type }: { type: string }): VNode => {
  const { back = "", body = "" } = YOKAI[type] ?? {};
  return <Picture class="bk-portrait" box="0 0 72 54" keep={FILL} drawn={back + body} />;
});

/** Where no yokai is yet: the shadow of one. */
export const YokaiShadow = still(
  (): VNode => <Picture class="bk-shadow" box="0 0 72 54" drawn={YOKAI.kitsune?.body ?? ""} />,
);

/** A mitama by its type, or a dragonfly. */
export const SpiritPicture = still(
  ({ type }: { type: string }): VNode => <Picture class="bk-soul" box="0 0 36 32" drawn={MITAMA[type] ?? DRAGONFLY} />,
);

export const TenguPicture = still((): VNode => <Picture class="bk-tengu-face" box="0 0 64 64" drawn={TENGU} />);

/** The mountains that it sits before. */
export const TenguPlace = still(
  (): VNode => <Picture class="bk-tengu-place" box="0 0 720 120" keep="xMidYMax slice" drawn={PLACE} />,
);

export const BuildingPicture = still(
  ({ kind }: { kind: Kind }): VNode => <Picture class="bk-kind" box="0 0 40 32" drawn={BUILDING[kind] ?? ""} />,
);

export const VirtuePicture = still(
  ({ type }: { type: string }): VNode => (
    <Picture class="bk-virtue" box="0 0 60 28" keep="xMidYMid slice" drawn={VIRTUE[type] ?? ""} />
  ),
);

export const CrystalPicture = still(
  ({ colour }: { colour: Colour }): VNode => (
    <Picture class="bk-gem" box="0 0 60 44" keep="none" drawn={CRYSTAL[colour] ?? ""} />
  ),
);

export const RockPicture = still((): VNode => <Picture class="bk-stone" box="0 0 44 43" drawn={ROCK} />);

export const VisionPicture = still((): VNode => <Picture class="bk-third-eye" box="0 0 40 40" drawn={VISION} />);

export const CardBackPicture = still(
  (): VNode => <Picture class="bk-portrait" box="0 0 60 80" keep="xMidYMid slice" drawn={BACK} />,
);
