// The picture on Bamboo's card in the lobby: a house in the bamboo at dusk.

import type { VNode } from "preact";

const INK = "#2B2722";

function Culm({ x, width, fill, lengths }: { x: number; width: number; fill: string; lengths: number[] }): VNode {
  let y = -10;
  return (
    <g fill={fill} stroke={INK} stroke-width={1.2}>
      {lengths.map((length) => {
        const top = y;
        y += length;
        return (
          <g key={top}>
            <rect x={x} y={top} width={width} height={length} />
            <rect x={x - 2} y={y - 3} width={width + 4} height={6} rx={3} />
          </g>
        );
      })}
    </g>
  );
}

function Leaf({ x, y, turn, fill }: { x: number; y: number; turn: number; fill: string }): VNode {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d="M0 0c14-9 30-9 44 0-14 5-30 6-44 0z"
      fill={fill}
      stroke={INK}
      stroke-width={1}
    />
  );
}

export function Picture(): VNode {
  return (
    <svg viewBox="0 0 340 190" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect width={340} height={190} fill="#E6E6C4" />
      <circle cx={248} cy={62} r={34} fill="#F4F1DC" />
      <Culm x={36} width={15} fill="#B7C57E" lengths={[50, 60, 56, 50]} />
      <Culm x={118} width={11} fill="#C6CF98" lengths={[38, 52, 60, 60]} />
      <Culm x={292} width={19} fill="#A3B45F" lengths={[62, 58, 60, 40]} />
      <Culm x={74} width={21} fill="#8FA54A" lengths={[46, 64, 58, 50]} />
      <Leaf x={96} y={40} turn={18} fill="#6F8A2E" />
      <Leaf x={96} y={42} turn={48} fill="#87A03E" />
      <Leaf x={52} y={92} turn={-14} fill="#87A03E" />
      <Leaf x={290} y={52} turn={160} fill="#6F8A2E" />
      <Leaf x={290} y={54} turn={195} fill="#87A03E" />
      <Leaf x={130} y={84} turn={24} fill="#9DB35A" />
      <Leaf x={290} y={112} turn={170} fill="#9DB35A" />
      <path d="M150 190c10-22 24-34 46-46 6 12 30 24 52 26v20z" fill="#F3EAD3" />
      <g stroke={INK} stroke-width={1.3}>
        <path d="M160 158c22-4 40-18 52-38 12 20 30 34 52 38z" fill="#8A7A5B" />
        <path d="M174 158v32h76v-32z" fill="#F6EEDB" />
        <path d="M202 190v-22h20v22M182 166h12v12h-12zM230 166h12v12h-12z" fill="#E9A820" />
      </g>
    </svg>
  );
}
