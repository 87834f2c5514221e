// The place that Bamboo is played in: forest, temple hill, market street, house and garden.
//
// Scenery only: nothing here is touched or read aloud, and it is drawn once. Its colours are custom properties
// (style/colours.css), so seasons, the night side and the dark theme need no other drawing. Its lines are thinner and
// paler than those of pieces; text never stands on it.

import type { ComponentChildren, VNode } from "preact";
import { still } from "../../still";
import type { Colour, Kind } from "./types";

interface ArtProps {
  class: string;
  box: string;
  /** how it fills a frame of another shape */
  fill?: string;
  children: ComponentChildren;
}

function Art({ class: className, box, fill, children }: ArtProps): VNode {
  return (
    <svg class={`scene bb-art ${className}`} viewBox={box} preserveAspectRatio={fill} aria-hidden>
      {children}
    </svg>
  );
}

// ---- behind everything: the sky of the season

/** Places all over the sky, without a pattern that the eye would find. */
function scattered(count: number): { key: number; x: number; y: number }[] {
  return Array.from({ length: count }, (_, key) => ({ key, x: (37 + key * 421) % 1120, y: 14 + ((key * 67) % 170) }));
}

const PETAL = "M0 0c2-4 7-4 8 0-1 3-6 4-8 0z";
const MAPLE = "M0-5l1.6 3 3.6-1.2-1.6 3 2.4 2.6-3.6.4L0 6l-2.4-3.2-3.6-.4L-3.6-.2-5.2-3.2-1.6-2z";

/** Sky with its wiped edge, sun or moon, two ranges of hills, bands of mist; and what falls in the season. */
export const Backdrop = still((): VNode => {
  return (
    <Art class="bb-backdrop" box="0 0 1120 360" fill="xMidYMin slice">
      <defs>
        <linearGradient id="bb-bokashi" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="s-sky-high" />
          <stop offset=".34" class="s-sky-low" />
          <stop offset="1" class="s-sky-foot" />
        </linearGradient>
      </defs>
      <rect width={1120} height={360} fill="url(#bb-bokashi)" />
      <circle class="s-sun" cx={446} cy={36} r={24} />
      <path
        class="s-stars"
        d="M258 22h.1M312 52h.1M376 16h.1M486 26h.1M512 66h.1M612 12h.1M668 40h.1M744 12h.1M820 30h.1M898 14h.1M960 36h.1M1040 14h.1M590 92h.1M20 30h.1M88 16h.1M150 48h.1M212 20h.1M1092 44h.1"
      />
      <path
        class="s-hill2"
        d="M0 150c60-20 110-58 170-60 52 0 80 34 130 36 60 2 96-64 150-68 58-2 92 60 150 66 70 6 110-50 180-52 66 0 100 44 170 46 62 2 110-26 170-30v272H0z"
      />
      <path
        class="s-snowcap"
        d="M450 58c18-2 34 5 49 14-10 3-18 0-26 7-7-6-17 3-24-3-8 5-16 1-26 7 8-13 16-23 27-25zM780 72c16-1 30 4 42 10-9 3-15 0-22 5-6-5-13 2-19-3-7 5-14 0-22 5 6-9 12-16 21-17z"
      />
      <path
        class="s-hill"
        d="M0 208c80-8 130-36 210-34 84 2 130 30 220 28 92-2 140-40 236-38 90 2 140 36 226 32 92-4 150-24 228-22v186H0z"
      />
      <g class="s-mist">
        <path d="M232 116h128a9 9 0 0 1 0 18h-44a8 8 0 0 0 0 16h96a9 9 0 0 1 0 18H250a9 9 0 0 1 0-18h20a8 8 0 0 0 0-16h-38a9 9 0 0 1 0-18z" />
        <path d="M596 92h148a9 9 0 0 1 0 18h-60a8 8 0 0 0 0 16h110a9 9 0 0 1 0 18H640a9 9 0 0 1 0-18h14a8 8 0 0 0 0-16h-58a9 9 0 0 1 0-18z" />
        <path d="M930 128h190v18H984a8 8 0 0 0 0 16h136v18H904a9 9 0 0 1 0-18h40a8 8 0 0 0 0-16h-14a9 9 0 0 1 0-18z" />
      </g>
      <path
        class="s-geese"
        d="M316 40q5-5 9 0q5-5 9 0M340 30q5-5 9 0q5-5 9 0M296 54q5-5 9 0q5-5 9 0M364 42q5-5 9 0q5-5 9 0M276 66q5-5 9 0q5-5 9 0"
      />
      <g class="s-petals">
        {scattered(22).map(({ key, x, y }) => (
          <path key={key} d={PETAL} transform={`translate(${x} ${y}) rotate(${(key * 67) % 180})`} />
        ))}
      </g>
      <g class="s-maple">
        {scattered(16).map(({ key, x, y }) => (
          <path key={key} d={MAPLE} transform={`translate(${x} ${y}) rotate(${(key * 53) % 360})`} />
        ))}
      </g>
      <g class="s-flakes">
        {scattered(34).map(({ key, x, y }) => (
          <circle key={key} cx={x} cy={y} r={1.4 + (key % 3) * 0.6} />
        ))}
      </g>
    </Art>
  );
});

// ---- the grove

const LEAF = "M0 0c4-3.4 13-4.4 21 0-7 2.4-15 2.6-21 0z";

/** Bamboo leaves in a fan, hanging from a twig. */
function Spray({
  x,
  y,
  turns,
  scale = 1,
  pale,
}: {
  x: number;
  y: number;
  turns: number[];
  scale?: number;
  pale?: boolean;
}): VNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} class={pale === true ? "s-leaf2" : "s-leaf"}>
      {turns.map((turn) => (
        <path key={turn} d={LEAF} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

/** A culm that stands behind: nodes every so often. */
function Culm({
  x,
  width,
  step,
  to,
  near,
}: {
  x: number;
  width: number;
  step: number;
  to: number;
  near?: boolean;
}): VNode {
  const nodes = Array.from({ length: Math.ceil(to / step) - 1 }, (_, i) => Math.round(step * (i + 0.6)));
  return (
    <g class={near === true ? "s-culm" : "s-culm2"}>
      <path d={`M${x}-4V${to}h${width}V-4z`} />
      <path class="s-node" d={nodes.map((y) => `M${x - 1.5} ${y}q${width / 2 + 1.5} 3 ${width + 3} 0`).join("")} />
    </g>
  );
}

const GROUND = 490; // where the culms stand

/** The stand of bamboo behind the four shoots, seen up to where it leaves the picture. */
export const GroveArt = still((): VNode => {
  return (
    <Art class="bb-groveart" box="0 0 264 500" fill="xMidYMax slice">
      <Culm x={6} width={7} step={44} to={GROUND} />
      <Culm x={61} width={8} step={58} to={GROUND} />
      <Culm x={79} width={5} step={41} to={GROUND} />
      <Culm x={123} width={6} step={52} to={GROUND} />
      <Culm x={139} width={5} step={38} to={GROUND} />
      <Culm x={191} width={7} step={46} to={GROUND} />
      <Culm x={252} width={8} step={50} to={GROUND} />
      <Culm x={26} width={14} step={60} to={GROUND} near />
      <Culm x={92} width={14} step={52} to={GROUND} near />
      <Culm x={158} width={14} step={64} to={GROUND} near />
      <Culm x={224} width={14} step={56} to={GROUND} near />
      <Spray x={66} y={40} turns={[12, 40, 68, 100]} scale={1.2} />
      <Spray x={196} y={90} turns={[20, 52, 88, 124, 160]} scale={1.2} pale />
      <Spray x={30} y={130} turns={[14, 48, 120, 150]} scale={1.1} pale />
      <Spray x={130} y={170} turns={[20, 52, 88, 124, 160]} scale={1.2} />
      <Spray x={250} y={200} turns={[84, 112, 146, 176]} scale={1.2} pale />
      <Spray x={40} y={236} turns={[10, 40, 74, 130]} scale={1.2} />
      <Spray x={98} y={262} turns={[16, 46, 80, 136, 164]} scale={1.1} pale />
      <Spray x={172} y={286} turns={[12, 44, 96, 140]} scale={1.15} />
      <Spray x={66} y={318} turns={[12, 40, 68, 100]} scale={1.05} />
      <Spray x={130} y={306} turns={[20, 52, 88, 124, 160]} scale={1.1} pale />
      <Spray x={198} y={318} turns={[30, 64, 98, 140]} />
      <Spray x={254} y={310} turns={[84, 112, 146, 176]} scale={1.1} />
      <Spray x={6} y={308} turns={[6, 34, 66]} scale={1.15} pale />
      <Spray x={63} y={392} turns={[18, 50, 132, 160]} scale={0.72} pale />
      <Spray x={127} y={412} turns={[24, 58, 120, 152]} scale={0.72} />
      <Spray x={195} y={382} turns={[22, 56, 128, 158]} scale={0.72} />
      <Spray x={256} y={420} turns={[100, 130, 160]} scale={0.8} pale />
      <Spray x={8} y={428} turns={[14, 44, 76]} scale={0.8} />
      <Spray x={129} y={456} turns={[20, 54, 126, 158]} scale={0.6} pale />
      <path class="s-ground" d="M-40 490c50-6 90-7 124-4s66 2 96-1 74-4 124 1v24H-40z" />
      <g class="s-sprout">
        <path d="M58 492c1-11 3-17 6-21 3 4 5 10 6 21z" />
        <path d="M186 492c1-9 3-13 5-16 3 3 4 8 5 16z" />
        <path d="M122 492c0-7 2-11 4-13 2 2 3 7 4 13z" />
      </g>
      <path
        class="s-grass"
        d="M14 491l2-7M18 491l4-6M82 490l-2-7M86 490l3-6M148 491l2-6M152 491l4-5M214 491l-3-7M218 491l2-6M244 491l3-7M250 491l-2-6"
      />
      <path class="s-drift" d="M-40 488c40-5 62-4 96-2s60-3 92 0 64-3 92-1 40-2 64 1v8H-40z" />
    </Art>
  );
});

/** The earth that new sections are planted in. */
export const EarthArt = still((): VNode => {
  return (
    <Art class="bb-earthart" box="0 0 264 300" fill="xMidYMin slice">
      <rect class="s-earth" x={-40} width={344} height={300} />
      <path class="s-earth2" d="M-40 0h344v7c-44 5-60-2-106 2s-44 5-70 1-44-3-66 1-60 3-102-2z" />
      <path
        class="s-root"
        d="M66 8c-2 12 4 20-2 34M66 14c6 6 8 10 6 20M132 8c3 14-3 24 2 40M132 20c-6 5-8 10-6 18M198 8c-3 12 4 22-1 36M198 16c6 5 9 12 6 22M4 10c4 10 0 18 5 28M260 10c-4 9 0 18-5 30"
      />
      <g class="s-stone">
        <ellipse cx={65} cy={66} rx={5} ry={3} />
        <ellipse cx={198} cy={80} rx={6} ry={3.4} />
        <ellipse cx={131} cy={96} rx={5} ry={3} />
        <ellipse cx={259} cy={104} rx={7} ry={4} />
        <ellipse cx={4} cy={88} rx={6} ry={4} />
        <ellipse cx={66} cy={132} rx={7} ry={4} />
        <ellipse cx={196} cy={150} rx={5} ry={3} />
      </g>
    </Art>
  );
});

// ---- temples

/** A shrine; the spirit's tile lies in its door, the roof has the temple's colour. */
export const Shrine = still(({ colour }: { colour: Colour }): VNode => {
  return (
    <Art class={`bb-shrine bb-roof-${colour}`} box="0 0 92 80">
      <path class="s-plinth" d="M6 72h80v4H6zM2 76h88v4H2z" />
      <path class="s-wall" d="M14 27h64v45H14z" />
      <path class="s-lattice" d="M18 36h8v34h-8zM66 36h8v34h-8zM22 36v34M70 36v34M18 48h8M18 59h8M66 48h8M66 59h8" />
      <path class="s-post" d="M12 27h5v45h-5zM75 27h5v45h-5zM10 27h72v4H10z" />
      <path class="s-roof" d="M1 27c17-2 31-9 39-20h12c8 11 22 18 39 20l-3 4H4z" />
      <path
        class="s-rib"
        d="M14 29c10-3 20-9 27-19M25 30c8-4 14-10 18-19M36 30c4-5 7-11 9-19M78 29c-10-3-20-9-27-19M67 30c-8-4-14-10-18-19M56 30c-4-5-7-11-9-19"
      />
      <path class="s-ridge" d="M36 3.5h20v4H36zM33 1l5 3v3h-3zM59 1l-5 3v3h3z" />
      <path
        class="s-snow"
        d="M35 2h22l2 5c6 8 14 13 25 17-9 2-10-3-16-1s-8-5-13-3-6-4-9-4-5 5-10 3-7 6-12 4-9 3-16 1c11-4 19-9 25-17z"
      />
    </Art>
  );
});

/** The hill of the temples. */
export const HillArt = still((): VNode => {
  return (
    <Art class="bb-hillart" box="0 0 232 340" fill="none">
      <path class="s-hill3" d="M0 340V92c26-22 52-40 92-44 44-4 70 22 140 26v266z" />
      <path class="s-hill4" d="M0 340V190c60-22 120 4 232-26v176z" />
    </Art>
  );
});

/** The stair beside the terraces, a gate at its foot, pines. */
export const Stair = still((): VNode => {
  return (
    <Art class="bb-stair" box="0 0 60 340" fill="xMaxYMax meet">
      <path class="s-stair" d="M28 92h18l3 50H25zM25 160h24l3 62H22zM22 240h30l4 62H18z" />
      <path
        class="s-tread"
        d="M28 102h19M27 112h20M27 122h21M26 132h22M25 170h25M24 181h26M24 192h27M23 203h28M22 214h29M22 250h31M21 262h33M20 274h34M19 286h36M19 297h37"
      />
      <path class="s-trunk" d="M52 92c-4-14 4-22-1-34M14 190c3-8-2-14 1-22" />
      <path
        class="s-pine"
        d="M34 64c4-8 12-8 15-3 4-5 13-3 15 4-8 5-22 5-30-1zM38 48c3-7 10-7 12-3 4-4 11-2 12 3-7 5-17 5-24 0zM0 172c4-7 11-7 14-3 4-4 11-2 13 4-8 5-20 4-27-1zM4 160c3-5 8-5 10-2 3-3 8-1 9 3-5 4-14 3-19-1z"
      />
      <path
        class="s-snow"
        d="M36 61c4-6 10-6 13-2 4-4 11-2 13 3-6-2-8 1-13 0s-8 1-13-1zM2 169c4-5 9-5 12-2 4-3 9-1 11 3-5-2-8 1-12 0s-7 1-11-1z"
      />
      <path
        class="s-torii"
        d="M20 308c12 3 26 3 38 0v5c-12 2-26 2-38 0zM24 318h30v3H24zM28 313h4v27h-4zM46 313h4v27h-4z"
      />
    </Art>
  );
});

// ---- market street

/** The roof of a stall; its name hangs from it on a board. Only flat things are in it: it is as broad as its stall. */
export const StallRoof = still(({ of }: { of: "tiles" | "thatch" }): VNode => {
  return (
    <Art class={`bb-stallroof bb-roof-${of}`} box="0 0 300 34" fill="none">
      <path class="s-eave" d="M8 6h284l8 22v6H0v-6z" />
      <path class="s-ridge" d="M6 2h288v6H6z" />
      <path
        class="s-rib"
        d="M24 8l-5 25M46 8l-5 25M68 8l-4 25M90 8l-3 25M112 8l-2 25M134 8l-1 25M150 8v25M166 8l1 25M188 8l2 25M210 8l3 25M232 8l4 25M254 8l5 25M276 8l5 25"
      />
      <path class="s-edge" d="M0 29h300" />
      <path
        class="s-snow"
        d="M6 1h288l4 12c-8 6-15-2-24 3s-16-4-27 0-18 6-30 1-20 4-32 1-22-4-33 1-20 3-32-1-20 4-31 2-20-6-31-1-18 3-27-1-18 5-29-3z"
      />
    </Art>
  );
});

/** A paper lantern that hangs from a roof. */
export const Lantern = still(({ at }: { at: "left" | "right" }): VNode => {
  return (
    <Art class={`bb-lantern bb-lantern-${at}`} box="-14 -6 28 36">
      <circle class="s-shine" cx={0} cy={12} r={14} />
      <path class="s-cord" d="M0-6v7" />
      <path class="s-paper" d="M-4 2h8c4 5 4 15 0 20h-8c-4-5-4-15 0-20z" />
      <path class="s-hoop" d="M-6 7h12M-7 12H7M-6 17H6" />
      <path class="s-cap" d="M-4 0h8v2.4h-8zM-4 21.6h8V24h-8zM0 24v5" />
    </Art>
  );
});

// ---- house and garden: corner pieces, which keep their shape in any garden

/** A pine on moss, with stepping stones. */
function PineBody(): VNode {
  return (
    <>
      <path class="s-moss" d="M0 70c18-12 50-10 66 4s34 22 26 36-60 14-92 8z" />
      <g class="s-step">
        <ellipse cx={64} cy={92} rx={13} ry={6} />
        <ellipse cx={86} cy={107} rx={10} ry={5} />
      </g>
      <path class="s-trunk" d="M30 110c10-16-8-26 4-52M34 84c8-4 10-8 14-14" />
      <path
        class="s-pine"
        d="M6 66c6-11 18-11 23-4 6-7 20-4 23 6-12 7-34 6-46-2zM14 46c5-10 15-10 19-4 6-6 17-4 19 5-10 6-28 6-38-1zM40 76c4-7 12-7 15-3 5-4 13-2 15 4-9 5-24 5-30-1zM22 28c4-7 11-7 14-3 4-4 12-2 13 4-8 5-20 4-27-1z"
      />
      <path
        class="s-snow"
        d="M8 62c6-9 16-8 21-2 6-6 18-4 21 4-8-3-12 2-19-1s-15 2-23-1zM16 43c5-8 13-8 17-3 6-5 15-3 17 4-7-3-11 1-17-1s-11 2-17 0z"
      />
      <g class="s-blossom">
        <circle cx={14} cy={58} r={4} />
        <circle cx={30} cy={38} r={4} />
        <circle cx={46} cy={62} r={3.4} />
        <circle cx={60} cy={74} r={3} />
      </g>
    </>
  );
}

export const Pine = still(
  (): VNode => (
    <Art class="bb-pine" box="0 0 100 120">
      <PineBody />
    </Art>
  ),
);

/** A pond with a rock at its edge. */
function PondBody(): VNode {
  return (
    <>
      <path class="s-moss" d="M10 60C26 20 80 6 126 14s66 34 60 66-60 40-104 36S0 92 10 60z" />
      <path class="s-moss2" d="M122 18c24-8 50 4 52 20s-28 18-46 10-22-26-6-30z" />
      <path class="s-water" d="M36 60c26-22 92-20 120 2s8 42-30 46-84 0-98-16 0-26 8-32z" />
      <path class="s-ripple" d="M66 68c16-6 38-6 54 0M54 82c24-7 60-7 86 0M80 96c14-3 30-3 42 0" />
      <path class="s-stone" d="M20 94c4-12 18-12 23-2l5 11H17zM150 56c5-9 15-8 18 0l3 9h-25z" />
    </>
  );
}

export const Pond = still(
  (): VNode => (
    <Art class="bb-pond" box="0 0 190 120">
      <PondBody />
    </Art>
  ),
);

/** A stone lantern: it burns at night. */
function StoneLanternBody(): VNode {
  return (
    <>
      <circle class="s-shine" cx={0} cy={22} r={19} />
      <path
        class="s-stone"
        d="M-15 14h30L9 5H-9zM-9 14H9v14H-9zM-12 28h24v4h-24zM-4 32h8v18h-8zM-13 50h26v6h-26zM-3-2h6v7h-6z"
      />
      <path class="s-glow" d="M-5 17H5v8H-5z" />
      <path class="s-snow" d="M-4-3h8v3c5 2 8 6 11 12-5 1-6-3-11-1s-9-1-13 1c-3 1-6 0-8-1 3-6 7-9 13-11z" />
    </>
  );
}

export const StoneLantern = still(
  (): VNode => (
    <Art class="bb-toro" box="-20 -6 40 64">
      <StoneLanternBody />
    </Art>
  ),
);

/** The same in one picture, below what a player owns; where there is little room, its upper part. */
export const Garden = still(
  (): VNode => (
    <Art class="bb-garden" box="0 0 300 130" fill="xMinYMin slice">
      <path class="s-moss2" d="M-60 92c40-20 84-26 128-20s60-22 120-26 120 10 172 30v64H-60z" />
      <g transform="translate(126 14)">
        <PondBody />
      </g>
      <g transform="translate(14 6)">
        <PineBody />
      </g>
      <g transform="translate(134 18)">
        <StoneLanternBody />
      </g>
    </Art>
  ),
);

/** What lies on the gravel: petals, leaves, snow. */
export const Fallen = still((): VNode => {
  const spots = Array.from({ length: 46 }, (_, key) => ({
    key,
    x: (53 + key * 389) % 1200,
    y: (19 + key * key * 53) % 286,
  }));
  return (
    <Art class="bb-fallen" box="0 0 1200 290" fill="xMidYMid slice">
      <g class="s-petals">
        {spots.map(({ key, x, y }) => (
          <path key={key} d={PETAL} transform={`translate(${x} ${y}) rotate(${(key * 67) % 180})`} />
        ))}
      </g>
      <g class="s-maple">
        {spots.map(({ key, x, y }) => (
          <path key={key} d={MAPLE} transform={`translate(${x} ${y}) rotate(${(key * 53) % 360})`} />
        ))}
      </g>
      <path
        class="s-drift"
        d="M-10 300v-34c60-14 110 2 170-4s120-16 190 0 130-10 210-2 120-12 200 0 150-8 220 2 140-10 230 0v38zM-10-10h1220V4c-90 8-150-4-230 2s-150 6-240 0-140 8-230 2-150 6-240 0-180 6-280-2z"
      />
    </Art>
  );
});

/** The strip of garden along the house, seen where no tile lies yet. */
export const HeldGarden = still(
  (): VNode => (
    <Art class="bb-strip" box="0 0 90 190" fill="xMidYMax slice">
      <path class="s-moss" d="M0 30c14-14 40-20 60-10s30 0 30 8v162H0z" />
      <path class="s-moss2" d="M0 120c20-14 50-16 90 2v68H0z" />
      <g class="s-step">
        <ellipse cx={30} cy={96} rx={14} ry={7} />
        <ellipse cx={56} cy={120} rx={15} ry={7} />
        <ellipse cx={30} cy={146} rx={15} ry={8} />
        <ellipse cx={58} cy={174} rx={16} ry={8} />
      </g>
      <path
        class="s-pine"
        d="M8 70c-6-4-4-14 4-14 1-10 15-12 19-4 8-4 16 3 12 11 4 3 2 7-1 7zM52 52c-5-3-3-11 3-11 1-8 12-10 16-3 7-3 13 3 9 9 3 3 1 5-1 5z"
      />
      <path
        class="s-snow"
        d="M10 58c2-9 15-11 19-4 6-3 12 0 13 5-8-4-12 2-18 0s-9 2-14-1zM54 43c2-8 12-9 16-3 5-2 9 1 10 4-6-3-9 1-13 0s-8 1-13-1z"
      />
      <g class="s-blossom">
        <circle cx={16} cy={58} r={3.6} />
        <circle cx={31} cy={53} r={3.6} />
        <circle cx={60} cy={44} r={3} />
        <circle cx={72} cy={42} r={3} />
      </g>
      <path class="s-grass" d="M12 128l2-8M16 129l4-7M74 104l2-8M78 105l4-6M10 182l2-8M82 150l-2-8" />
    </Art>
  ),
);

// ---- rooms: what stands in a home, around its sign

const ROOMS: Record<Kind, VNode> = {
  D: (
    <>
      <path class="r-wood" d="M3 3h56v5H3z" />
      <path class="r-paper" d="M47 8h9v26h-9z" />
      <path d="M47 13h9M47 29h9M50 17v8M53 18v6" />
      <path class="r-wood" d="M3 52h38v4H3z" />
      <path class="r-warm" d="M6 52v-7c0-3 7-3 7 0v7z" />
      <path d="M9 43c-1-5-3-7-5-8M10 43c0-6 1-9 3-12" />
    </>
  ),
  F: (
    <>
      <path class="r-straw" d="M2 5c18 6 40 6 58 0v5c-18 6-40 6-58 0z" />
      <path class="r-paper" d="M10 11h5l-2 5h4l-6 8 1-6H8zM47 11h5l-2 5h4l-6 8 1-6h-4z" />
      <path class="r-wood" d="M3 52h38v5H3zM9 47h26v5H9z" />
    </>
  ),
  G: (
    <>
      <path class="r-leaf" d="M2 44c10-8 22-7 30-2s16-2 28 2v14c0 2-1 3-3 3H5c-2 0-3-1-3-3z" />
      <path class="r-stone" d="M5 53c2-8 12-8 15 0zM21 56c1-5 9-5 11 0z" />
      <path d="M6 8q26 7 50 0M6 14q26 7 50 0M6 20q6 2 10 2M46 22q6-1 10-2" />
    </>
  ),
  Q: (
    <>
      <path class="r-wood" d="M3 12h56v4H3z" />
      <path class="r-paper" d="M8 12V6h7v6zM19 12c-1-5 0-6 4-6s5 1 4 6zM44 12V4h9v8z" />
      <path class="r-warm" d="M5 44h14v13H5z" />
      <path d="M8 47h8v7H8zM10 51q2-4 4 0" />
    </>
  ),
};

/** The room of a home: drawn thinner and paler than the sign, which stays what is read. */
export const Room = still(
  ({ kind }: { kind: Kind }): VNode => (
    <Art class="bb-room" box="0 0 62 62">
      {ROOMS[kind]}
    </Art>
  ),
);
