// Hills, river, forest, kodama tracks and inhabited areas: five regions from left to right.

import type { CSSProperties, VNode } from "preact";
import type { BoardProps } from "../../game";
import { Icon } from "../../icons";
import { kept, keptParts } from "../../kept";
import { SeatShape } from "../../seats";
import { Zone } from "../../zone";
import { Guardian } from "./die";
import {
  About,
  BitokuDrawing,
  BuildingDrawing,
  bitokuWords,
  buildingWords,
  Effect,
  KIND_COLOURS,
  KodamaDrawing,
  printed,
  Scroller,
  Touchable,
  YokaiDrawing,
  yokaiStyle,
  yokaiWords,
} from "./draw";
import { nameOfSeat, type Part, partOf } from "./part";
import { ForestScene } from "./scene";
import { diceOn, type HillName, must, PHASES, REGIONS, type Region, type Site } from "./types";
import { nameWords } from "./words";

export function Forest(part: Part): VNode {
  return (
    <Zone id="z-forest" class="bk-forest" title={<span class="hidden">{part.words.forest}</span>}>
      <Scroller class="bk-regions" label={part.words.forest}>
        <ForestScene />
        {REGIONS.map((region) =>
          region === "home" ? (
            <KeptHome key={region} board={part.board} />
          ) : (
            <KeptRegion key={region} board={part.board} region={region} />
          ),
        )}
      </Scroller>
    </Zone>
  );
}

const KeptHome = keptParts(partOf)(HomeRegion);
const KeptRegion = kept(({ board, region }: { board: BoardProps; region: HillName }) => (
  <ForestRegion part={partOf(board)} region={region} />
));

function ForestRegion({ part, region }: { part: Part; region: HillName }): VNode {
  const { board } = part;
  const now = part.table.turn.here === region && part.asks("ask-act", "ask-copy-action");
  return (
    <div
      class={`bk-region bk-at-${region}${now ? " bk-now" : ""}`}
      role="group"
      aria-label={part.words.regionNames[region]}
    >
      <HillOf part={part} hill={region} />
      <div class="bk-wood">
        <RegionName part={part} region={region} />
        <Spaces part={part} region={region} />
        <Actions part={part} region={region} />
      </div>
      <Track part={part} region={region} />
      <Area part={part} region={region} open={part.asks("ask-site") && board.isOpen(`region.${region}`)} />
    </div>
  );
}

function RegionName({ part, region }: { part: Part; region: Region }): VNode {
  return (
    <span class="bk-rn" data-about={`region.${region}`}>
      <Icon name={`b-${region}`} size={18} />
      {part.words.regions[region]}
    </span>
  );
}

// ---- hills

function HillOf({ part, hill }: { part: Part; hill: HillName }): VNode {
  const { table, layout, words } = part;
  const area = must(
    layout.areas.find((one) => one.hills.includes(hill)),
    hill,
  );
  // hills that share their spaces show an equal part of them each
  const place = area.hills.indexOf(hill);
  const each = Math.ceil(area.spaces / area.hills.length);
  const dice = diceOn(table, `hill.${area.id}`);
  const mine = Array.from({ length: Math.min(each, area.spaces - place * each) }, (_, i) => place * each + i);
  const shared = area.hills.length > 1 ? (place === 0 ? " bk-west" : " bk-east") : "";
  return (
    <div class={`bk-hill${shared}`}>
      <div class="bk-favours">
        <Favour part={part} hill={hill} sort="bitoku" />
        <Favour part={part} hill={hill} sort="yokai" />
        <Favour part={part} hill={hill} sort="two" />
      </div>
      <div class="bk-beyond">
        {mine.map((i) => {
          const die = dice[i];
          return die ? (
            <Guardian
              key={i}
              part={part}
              {...die}
              class="bk-small"
              note={words.hill({ region: words.regionNames[hill] })}
            />
          ) : (
            <About key={i} name="river" label={words.river} class="bk-place bk-space bk-small" />
          );
        })}
      </div>
    </div>
  );
}

function Favour({ part, hill, sort }: { part: Part; hill: HillName; sort: "bitoku" | "yokai" | "two" }): VNode {
  const { board, table, words, layout } = part;
  const shown = table.hills[hill];
  const name = `favour.${hill}.${sort}`;
  const covered = shown.covered.includes(name);
  const area = layout.areas.find((one) => one.hills.includes(hill));
  const near =
    area?.hills.some((one) => ["bitoku", "yokai", "two"].some((each) => board.isOpen(`favour.${one}.${each}`))) ===
    true;
  const card = sort === "two" ? null : shown[sort];
  const label = [
    words.hill({ region: words.regionNames[hill] }),
    words.favours[sort],
    cardWords(part, card),
    covered ? words.covered : "",
  ];
  return (
    <Touchable
      board={board}
      name={name}
      label={label.filter(Boolean).join(": ")}
      class={`bk-favour bk-f-${sort}${covered ? " bk-covered" : ""}`}
      calm={!near}
    >
      <FavourCard part={part} sort={sort} card={card} />
      {covered && (
        <span class="bk-hikaru">
          <Icon name="b-hikaru" size={17} />
        </span>
      )}
    </Touchable>
  );
}

function cardWords({ pieces, words }: Part, card: string | null): string {
  if (card === null) return "";
  const yokai = pieces.yokai[card];
  return yokai ? yokaiWords(words, yokai) : bitokuWords(words, printed(pieces.bitoku, card));
}

function FavourCard({ part, sort, card }: { part: Part; sort: string; card: string | null }): VNode {
  const { pieces, words } = part;
  if (sort === "two") {
    return (
      <span class="tile bk-two">
        {pieces.third_favour.map((choice) => (
          <Icon key={choice} name={`b-${choice}`} />
        ))}
      </span>
    );
  }
  if (card === null) return <span class="bk-place bk-gone" />;
  const bitoku = pieces.bitoku[card];
  if (bitoku) {
    return (
      <span class="tile bk-bitoku" data-about={card}>
        <BitokuDrawing card={bitoku} name={nameWords(words, bitoku.type)} />
      </span>
    );
  }
  const yokai = printed(pieces.yokai, card);
  return (
    <span class="tile bk-wild bk-brief" data-about={card} style={yokaiStyle(yokai)}>
      <YokaiDrawing yokai={yokai} name={nameWords(words, yokai.type)} />
    </span>
  );
}

// ---- spaces and actions

function Spaces({ part, region }: { part: Part; region: HillName }): VNode {
  const { board, table, words } = part;
  const dice = diceOn(table, `region.${region}`);
  const free = Math.max(0, table.regions[region].spaces - dice.length);
  const label = `${words.regionNames[region]}, ${words.freeSpaces({ count: free })}`;
  const also = part.asks("ask-place-die") && board.isOpen(`region.${region}`) ? " bk-also" : "";
  return (
    <div class="bk-spaces">
      {dice.map(({ seat, die, value }) => (
        <Guardian
          key={`${seat}.${die}`}
          part={part}
          seat={seat}
          die={die}
          value={value}
          note={words.regionNames[region]}
        />
      ))}
      {free > 0 && (
        <Touchable
          board={board}
          name={`region.${region}`}
          label={label}
          class="bk-place bk-space"
          inert={part.asks("ask-site")}
        />
      )}
      {Array.from({ length: Math.max(0, free - 1) }, (_, i) => (
        <span key={i} class={`bk-place bk-space${also}`} aria-hidden />
      ))}
    </div>
  );
}

function Actions({ part, region }: { part: Part; region: HillName }): VNode {
  const { board, table, pieces, asks } = part;
  const rows = must(
    pieces.forest.find((one) => one.region === region),
    region,
  );
  const reach = asks("ask-place-die") ? table.turn.reach?.[region] : undefined;
  const asked = table.turn.here === region && asks("ask-act", "ask-copy-action");
  return (
    <ol class="bk-acts">
      {rows.effects.map((effect, i) => {
        const least = rows.min[i] ?? 0;
        const drawn = (
          <>
            <b aria-hidden>{least}</b>
            <Effect effect={effect} />
          </>
        );
        return (
          <li key={i}>
            {asked ? (
              <Touchable board={board} name={`forest.${i + 1}`} label={effect.words} class="bk-act">
                {drawn}
              </Touchable>
            ) : (
              <About
                name={`forest.${region}.${i}`}
                label={effect.words}
                class={`bk-act${reach?.includes(i + 1) ? " bk-reach" : ""}`}
              >
                {drawn}
              </About>
            )}
          </li>
        );
      })}
    </ol>
  );
}

// ---- kodama tracks

function Track({ part, region }: { part: Part; region: Region }): VNode {
  const { board, table, pieces, words } = part;
  const last = pieces.kodama_spaces;
  const neutral = part.layout.players.includes(1);
  const standing: Standing[] = table.players.map(({ kodamas }, seat) => ({
    lane: seat,
    space: kodamas[region],
    open: board.isOpen(`kodama.${seat + 1}.${region}`),
  }));
  if (neutral) standing.push({ lane: standing.length, space: pieces.kodama_neutral, open: false });
  const lake = table.regions[region];
  const vp = lake.vp.join(" / ");
  return (
    <div
      class={`bk-kod${standing.some(({ open }) => open) ? " bk-kod-asked" : ""}`}
      style={{ "--last": last } as CSSProperties}
    >
      <div class="bk-lanes">
        <About name="track" label={`${words.track}, ${words.regionNames[region]}`} class="bk-steps">
          {Array.from({ length: last }, (_, i) => (
            <i key={i} />
          ))}
        </About>
        {table.players.map((player, seat) => (
          <Touchable
            key={seat}
            board={board}
            name={`kodama.${seat + 1}.${region}`}
            label={words.kodama({
              whose: words.of({ name: nameOfSeat(part, seat) }),
              region: words.regionNames[region],
              space: player.kodamas[region],
            })}
            class="token bk-kodama"
            style={stand(standing, seat)}
            calm
          >
            <KodamaDrawing seat={seat} />
            {standing[seat].open && <span class="bk-hit" />}
          </Touchable>
        ))}
        {neutral && (
          <About
            name="neutral"
            label={words.neutral}
            class="token bk-kodama"
            style={stand(standing, standing.length - 1)}
          >
            <KodamaDrawing seat={null} />
          </About>
        )}
      </div>
      <About name={`lake.${region}`} label={words.lakeShort({ vp })} class="bk-lake">
        <Icon name="b-lake" size={16} />
        {lake.vp.map((points, i) => (
          <b key={i} aria-hidden>
            {points}
          </b>
        ))}
      </About>
    </div>
  );
}

interface Standing {
  lane: number;
  space: number;
  open: boolean;
}

/** How far a hand leans away from an open neighbour so many spaces on. */
const LEANS = [1, 1, 0.5];

/** The first and third lane are the upper row, the others the lower: nobody has more than three to choose from, so at
 * most two of them share a row. What a hand hits of each leans away from the others, over things nobody asks for. */
function stand(all: Standing[], at: number): CSSProperties {
  const { lane, space } = all[at];
  const beside = all.find((one, i) => i !== at && one.lane % 2 === lane % 2);
  const away = beside ? Math.sign(space - beside.space || lane - beside.lane) : 0;
  const aside = beside?.space === space ? away : 0;
  const lean = beside?.open ? (LEANS[Math.abs(space - beside.space)] ?? 0) : 0;
  const rows = all.some((one) => one.open && one.lane % 2 !== lane % 2);
  return {
    "--x": space - 1,
    "--y": lane % 2,
    "--aside": aside,
    "--lean-x": lean * away,
    "--lean-y": rows ? (lane % 2 ? 1 : -1) : 0,
  } as CSSProperties;
}

// ---- inhabited areas

function Area({ part, region, open }: { part: Part; region: HillName; open: boolean }): VNode {
  const { board, table, words } = part;
  const sites = table.regions[region].sites ?? [];
  const wanted = part.table.turn.tile ? part.pieces.buildings[part.table.turn.tile]?.kind : undefined;
  const exact = open && wanted !== undefined;
  const drawn = sites.map((site, i) => (
    <SiteOf
      key={i}
      part={part}
      region={region}
      site={site}
      inert={open}
      here={exact && site.building === null && site.kind === wanted}
    />
  ));
  if (!open || exact) return <div class="bk-area">{drawn}</div>;
  return (
    <Touchable
      board={board}
      name={`region.${region}`}
      label={words.area({ region: words.regionNames[region] })}
      class="bk-area"
    >
      {drawn}
    </Touchable>
  );
}

interface SiteProps {
  part: Part;
  region: HillName;
  site: Site;
  inert: boolean;
  /** the building that is being bought goes here */
  here: boolean;
}

function SiteOf({ part, region, site, inert, here }: SiteProps): VNode {
  const { board, table, pieces, words, asks } = part;
  if (site.building === null) {
    const free = <Icon name={`b-${site.kind}`} />;
    if (here) {
      return (
        <Touchable
          board={board}
          name={`region.${region}`}
          label={words.areaFree({ kind: words.kinds[site.kind] })}
          class="bk-place bk-site"
        >
          {free}
        </Touchable>
      );
    }
    return (
      <About
        name={`site.${site.kind}`}
        label={words.areaFree({ kind: words.kinds[site.kind] })}
        class="bk-place bk-site"
      >
        {free}
      </About>
    );
  }
  const building = printed(pieces.buildings, site.building);
  const owner = site.owner === null ? "" : `, ${words.of({ name: nameOfSeat(part, site.owner) })}`;
  return (
    <Touchable
      board={board}
      name={site.building}
      label={buildingWords(words, building) + owner}
      class="tile bk-site bk-built"
      style={{ background: KIND_COLOURS[building.kind] }}
      inert={inert}
      calm={!asks("ask-act") || table.turn.here !== region}
    >
      <BuildingDrawing building={building} />
      {site.owner !== null && (
        <span class="bk-owner">
          <SeatShape seat={site.owner} size={16} />
        </span>
      )}
    </Touchable>
  );
}

// ---- the home of the Great Spirit, and the order of play

function HomeRegion(part: Part): VNode {
  const { words } = part;
  return (
    <div class="bk-region bk-home" role="group" aria-label={words.regionNames.home}>
      <div class="bk-summit">
        <Rounds {...part} />
      </div>
      <div class="bk-wood">
        <RegionName part={part} region="home" />
        <HomeSpaces {...part} />
      </div>
      <Track part={part} region="home" />
      <Order {...part} />
    </div>
  );
}

/** Which round, and which season of it. */
function Rounds({ table, pieces, words }: Part): VNode {
  const label = words.where({ round: table.round, rounds: pieces.rounds, season: words.seasons[table.phase] });
  return (
    <span class="bk-rounds" role="img" aria-label={label}>
      <span>
        {Array.from({ length: pieces.rounds }, (_, i) => (
          <b key={i} class={i + 1 === table.round ? "bk-this" : i + 1 < table.round ? "bk-past" : ""}>
            {i + 1}
          </b>
        ))}
      </span>
      <span>
        {PHASES.map((phase) => (
          <span key={phase} class={phase === table.phase ? "bk-this" : ""}>
            <Icon name={phase} size={16} />
          </span>
        ))}
      </span>
    </span>
  );
}

function HomeSpaces(part: Part): VNode {
  const { board, table, layout, words } = part;
  return (
    <ol class="bk-homes">
      {layout.home.map(({ space, min, effect, copies }, i) => {
        const name = `home.${space}`;
        const [die] = diceOn(table, name);
        const label = words.homeSpace({ place: i + 1, does: effect.words });
        return (
          <li key={space}>
            <span class="bk-seat">
              <b aria-hidden>{i + 1}</b>
              {die ? (
                <Guardian part={part} {...die} note={words.regionNames.home} />
              ) : (
                <Touchable board={board} name={name} label={label} class="bk-place bk-space" />
              )}
            </span>
            <span class="bk-gives" data-about={name} role="img" aria-label={label}>
              {min > 1 && <b class="bk-least">{min}+</b>}
              {copies ? <Icon name="b-copy" size={17} /> : <Effect effect={effect} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Who plays when, with the guardians that are still at home. */
function Order(part: Part): VNode {
  const { table, words } = part;
  return (
    <div class="bk-order" data-about="@order">
      <span class="bk-ot">{words.order}</span>
      <span class="bk-ot bk-short" aria-hidden>
        {words.orderShort}
      </span>
      <ol>
        {table.order.map((seat, place) => {
          const player = must(table.players[seat], `seat ${seat}`);
          const atHome = player.dice.filter(({ place: at }) => at === "locked" || at === "unlocked");
          const dice = atHome
            .map(({ value, place: at }) => `${value} ${words.states[at as "locked" | "unlocked"]}`)
            .join(", ");
          const label = words.turnOf({
            name: nameOfSeat(part, seat),
            place: place + 1,
            dice: player.passed ? words.passed : dice || words.used,
          });
          return (
            <li key={seat}>
              <span role="img" aria-label={label}>
                <SeatShape seat={seat} size={16} />
                {player.passed ? (
                  <Icon name="b-passed" size={16} />
                ) : (
                  atHome.map(({ value, place: at }, i) => (
                    <b key={i} class={at === "locked" ? "bk-locked" : ""}>
                      {value}
                    </b>
                  ))
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
