import type { ReactNode } from "react";
import { clockAt, type InstrumentKind, type SolutionInstrument } from "./instruments.ts";

/** The area of a drawing, in its own units, and of its scale. */
export const WIDTH = 640;
export const HEIGHT = 300;
const [LEFT, RIGHT, FOOT] = [28, WIDTH - 28, 262];
/** Points of a curve. */
const STEPS = 150;

/** An instrument at a moment. */
interface Reading {
  drawing: ReactNode;
  /** Its reading, in figures that are equal in all languages. */
  value: string;
  isAlarm: boolean;
}

type Draw = (now: number, scale: Scale) => Reading;
type Point = readonly [x: number, y: number];

/** The position of a moment, and the scale below the drawing. */
interface Scale extends SolutionInstrument {
  x: (moment: number) => number;
  /** The share of the way, from 0 to 1. */
  part: (moment: number) => number;
}

/** The reading of an instrument at a moment. */
export function readInstrument(instrument: SolutionInstrument, now: number): Reading {
  const { from, to } = instrument;
  const part = (moment: number) => (moment - from) / (to - from);
  const scale = { ...instrument, part, x: (moment: number) => LEFT + part(moment) * (RIGHT - LEFT) };
  const { drawing, ...reading } = DRAWINGS[instrument.kind](now, scale);
  return { ...reading, drawing: instrument.kind === "fence" || instrument.kind === "route" ? drawing : withScale(drawing, now, scale) };
}

/** The axis below a drawing over time, and the line of now. */
function withScale(drawing: ReactNode, now: number, { from, to, unit, x }: Scale): ReactNode {
  const ticks = Array.from({ length: 5 }, (_, index) => from + ((to - from) * index) / 4).map((tick) =>
    unit === "minutes" ? Math.round(tick / 30) * 30 : Math.round(tick),
  );
  return (
    <>
      {drawing}
      <path className="instrument-now" d={`M${x(now)} 16V${FOOT}`} />
      {ticks.map((tick, index) => (
        <text key={tick} x={x(tick)} y={FOOT + 26} textAnchor={index === 0 ? "start" : index === 4 ? "end" : "middle"}>
          {unit === "minutes" ? clockAt(tick) : tick}
        </text>
      ))}
    </>
  );
}

const DRAWINGS: Record<InstrumentKind, Draw> = { temperature, fence, theft, route, battery, report };

/** Degrees in a load of medicines: cooled before loading, a stopped reefer, a door. */
function degreesAt(minute: number): number {
  const after = (start: number, rise: number, fall: number) =>
    minute < start ? 0 : (1 - Math.exp(-(minute - start) / rise)) * Math.exp(-(minute - start) / fall);
  const cooling = 6 * Math.exp(-(minute - 300) / 14);
  return 4.3 + cooling + 6.3 * after(492, 26, 60) + 3.2 * after(790, 8, 40) + 0.25 * Math.sin(minute / 23);
}

/** Minutes during which a stopped reefer raises a warning: the temperature is still within the limit then. */
const WARNING = 50;

function temperature(now: number, { from, to, moments: [, stopped = 0], x }: Scale): Reading {
  const [low, high, top] = [2, 8, 12];
  const y = (degrees: number) => FOOT - (degrees / top) * (FOOT - 30);
  const curve = (end: number) => path(from, end, (minute) => [x(minute), y(degreesAt(minute))]);
  const degrees = degreesAt(now);
  return {
    value: `${degrees.toFixed(1)} °C`,
    isAlarm: now >= stopped && now < stopped + WARNING,
    drawing: (
      <>
        <rect className="instrument-range" x={LEFT} y={y(high)} width={RIGHT - LEFT} height={y(low) - y(high)} />
        {[low, high].map((limit) => (
          <text key={limit} x={RIGHT} y={y(limit) - 6} textAnchor="end">
            {limit} °C
          </text>
        ))}
        <path className="instrument-ahead" d={curve(to)} />
        <path className="instrument-past" d={curve(now)} />
        <Disc at={[x(now), y(degrees)]} />
      </>
    ),
  };
}

/** The way of one day, and its permitted area. */
const AREA: readonly Point[] = [
  [80, 60],
  [330, 34],
  [440, 120],
  [410, 236],
  [180, 258],
  [60, 180],
];
const WAY: readonly Point[] = [
  [130, 190],
  [130, 110],
  [240, 110],
  [240, 190],
  [340, 190],
  [340, 120],
  [480, 120],
  [560, 190],
];

/** The easternmost corner of the area, where the way leaves it. */
const EAST = Math.max(...AREA.map(([x]) => x));
/** The corner of the way behind the border, where the vehicle is at the decisive moment, and metres of a unit of the drawing. */
const OUTSIDE = 6;
const METRES = 5;

function fence(now: number, { decisive, part }: Scale): Reading {
  const { past, ahead, at } = along(WAY, partOf(WAY, OUTSIDE, part(now), part(decisive)));
  const isOut = at[0] > EAST;
  return {
    value: isOut ? `+${Math.round(distanceTo(at, [...AREA, ...AREA.slice(0, 1)]) * METRES)} m` : "✓",
    isAlarm: isOut,
    drawing: (
      <>
        <path className="instrument-fence" d={`M${AREA.map(String).join("L")}Z`} />
        <path className="instrument-plan" d={ahead} />
        <path className="instrument-past" d={past} />
        <Disc at={at} />
      </>
    ),
  };
}

const PLAN: readonly Point[] = [
  [44, 240],
  [130, 240],
  [180, 180],
  [280, 180],
  [330, 120],
  [450, 120],
  [500, 70],
  [600, 70],
];
/** The same way with the actual detour, and its corner that is farthest off the plan: there at the decisive moment. */
const DRIVEN: readonly Point[] = [...PLAN.slice(0, 4), [330, 210], [390, 219], [440, 160], ...PLAN.slice(5)];
const FARTHEST = 5;
/** Units of the drawing and kilometres from the plan to the edge of the corridor (`.instrument-corridor`). */
const [CORRIDOR, CORRIDOR_KM] = [26, 0.5];

function route(now: number, { decisive, part }: Scale): Reading {
  const { past, at } = along(DRIVEN, partOf(DRIVEN, FARTHEST, part(now), part(decisive)));
  const outside = (distanceTo(at, PLAN) / CORRIDOR - 1) * CORRIDOR_KM;
  const isOff = outside > 0;
  return {
    value: isOff ? `${outside.toFixed(1)} km` : `${Math.round(part(now) * 100)} %`,
    isAlarm: isOff,
    drawing: (
      <>
        <path className="instrument-corridor" d={`M${PLAN.map(String).join("L")}`} />
        <path className="instrument-plan" d={`M${PLAN.map(String).join("L")}`} />
        <path className="instrument-past" d={past} />
        <text x={44} y={212}>
          ± 500 m
        </text>
        {[PLAN[0], PLAN[3], PLAN[7]].map(
          (stop) => stop && <circle key={String(stop)} className="instrument-stop" cx={stop[0]} cy={stop[1]} r="7" />,
        )}
        <Disc at={at} />
      </>
    ),
  };
}

/** Bars of a drawing of motion. */
const BARS = 96;
/** Share of a bar's height above which motion raises an alarm. */
const THRESHOLD = 0.62;

function theft(now: number, { decisive, moments, from, to, x }: Scale): Reading {
  const step = (to - from) / BARS;
  const near = (moment: number, other: number) => Math.abs(moment - other) < step * 1.6;
  const middle = 140;
  const bars = Array.from({ length: BARS }, (_, index) => {
    const moment = from + (index + 0.5) * step;
    const size = near(moment, decisive)
      ? 0.8 + 0.2 * noise(index)
      : moments.some((other) => near(moment, other))
        ? 0.36
        : 0.03 + 0.07 * noise(index);
    return { moment, size };
  });
  const pastBars = bars.filter(({ moment }) => moment <= now);
  const isAlarm = now >= decisive && now < decisive + step * 6;
  const last = pastBars.at(-1)?.size ?? 0;
  return {
    value: `${(last * 1.3).toFixed(2)} g`,
    isAlarm,
    drawing: (
      <>
        <path className="instrument-limit" d={`M${LEFT} ${middle - THRESHOLD * 110}H${RIGHT}`} />
        <text x={RIGHT} y={middle - THRESHOLD * 110 - 6} textAnchor="end">
          0.8 g
        </text>
        {bars.map(({ moment, size }) => (
          <path
            key={moment}
            className={moment > now ? "instrument-bar-ahead" : size > THRESHOLD ? "instrument-bar-alarm" : "instrument-bar"}
            d={`M${x(moment).toFixed(1)} ${(middle - size * 110).toFixed(1)}V${(middle + size * 110).toFixed(1)}`}
          />
        ))}
        <Disc at={[x(now), middle]} />
      </>
    ),
  };
}

/** Remaining per cent of a cell over a year at one report a day, with a night's hours of movement in the middle. */
function chargeAt(day: number, movement: number): number {
  const cold = 4 * (1 / (1 + Math.exp(-(day - 75) / 14)));
  return 100 - day * 0.27 - cold - (day >= movement ? 1.5 : 0);
}

function battery(now: number, { decisive, from, to, x }: Scale): Reading {
  const y = (share: number) => 40 + (100 - share) * 3.4;
  const line = (end: number) => path(from, end, (day) => [x(day), y(chargeAt(day, decisive))]);
  const degrees = (day: number) => Math.round(6 - 20 * Math.sin((Math.PI * (day + 12)) / 190));
  const days = Array.from({ length: 50 }, (_, index) => from + ((index + 0.5) * (to - from)) / 50);
  return {
    value: `${chargeAt(now, decisive).toFixed(0)} % · ${String(degrees(now)).replace("-", "−")} °C`,
    isAlarm: false,
    drawing: (
      <>
        {days.map((day) => (
          <path
            key={day}
            className={day > now ? "instrument-bar-ahead" : "instrument-bar-cold"}
            d={`M${x(day).toFixed(1)} ${FOOT - 4}v${(degrees(day) - 8) * 3}`}
          />
        ))}
        {[100, 75, 50].map((share) => (
          <g key={share}>
            <path className="instrument-line" d={`M${LEFT} ${y(share)}H${RIGHT}`} />
            <text x={RIGHT} y={y(share) - 6} textAnchor="end">
              {share} %
            </text>
          </g>
        ))}
        <path className="instrument-ahead" d={line(to)} />
        <path className="instrument-past" d={line(now)} />
        {now >= decisive && <circle className="instrument-stop" cx={x(decisive)} cy={y(chargeAt(decisive, decisive))} r="7" />}
        <Disc at={[x(now), y(chargeAt(now, decisive))]} />
      </>
    ),
  };
}

function report(now: number, { decisive, from, to, x }: Scale): Reading {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const kilometres = (day: number) => (day % 7 === 6 || day % 7 === 0 ? 18 : 150 + Math.round(90 * noise(day)));
  const driven = days.filter((day) => day <= now).reduce((sum, day) => sum + kilometres(day), 0);
  const fuel = (day: number) =>
    days.filter((other) => other <= day).reduce((sum, other) => sum + kilometres(other) * 0.27, 0) + (day >= decisive ? 38 : 0);
  const y = (litres: number) => FOOT - 6 - litres * 0.18;
  const line = (end: number) =>
    `M${days
      .filter((day) => day <= end)
      .map((day) => `${x(day).toFixed(1)} ${y(fuel(day)).toFixed(1)}`)
      .join("L")}`;
  return {
    value: `${driven} km`,
    isAlarm: now === decisive,
    drawing: (
      <>
        {days.map((day) => (
          <path
            key={day}
            className={day > now ? "instrument-bar-ahead instrument-bar-wide" : "instrument-bar-cold instrument-bar-wide"}
            d={`M${x(day).toFixed(1)} ${FOOT - 4}v${-kilometres(day) * 0.32}`}
          />
        ))}
        <path className="instrument-ahead" d={line(to)} />
        <path className="instrument-past" d={line(now)} />
        {now >= decisive && (
          <>
            <path className="instrument-drop" d={`M${x(decisive)} ${y(fuel(decisive))}v${y(fuel(decisive - 1)) - y(fuel(decisive))}`} />
            <text x={x(decisive) - 10} y={y(fuel(decisive)) - 8} textAnchor="end">
              −38 L
            </text>
          </>
        )}
        <Disc at={[x(now), y(fuel(now))]} />
      </>
    ),
  };
}

/** The present position. */
function Disc({ at: [x, y] }: { at: Point }) {
  return <circle className="instrument-disc" cx={x.toFixed(1)} cy={y.toFixed(1)} r="9" />;
}

function path(from: number, to: number, point: (moment: number) => Point): string {
  const points = Array.from({ length: STEPS + 1 }, (_, index) => point(from + ((to - from) * index) / STEPS));
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The length of each leg of a way. */
function lengthsOf(way: readonly Point[]): number[] {
  return way.slice(1).map(([x, y], index) => Math.hypot(x - way[index]![0], y - way[index]![1]));
}

/** The share of a way at a moment, when its corner with this index is reached at the decisive one. */
function partOf(way: readonly Point[], corner: number, now: number, decisive: number): number {
  const lengths = lengthsOf(way);
  const reached = sum(lengths.slice(0, corner)) / sum(lengths);
  return now < decisive ? (now / decisive) * reached : reached + ((now - decisive) / (1 - decisive)) * (1 - reached);
}

/** The distance of a point from a line. */
function distanceTo([x, y]: Point, line: readonly Point[]): number {
  const distances = line.slice(1).map(([endX, endY], index) => {
    const [startX, startY] = line[index]!;
    const [alongX, alongY] = [endX - startX, endY - startY];
    const share = ((x - startX) * alongX + (y - startY) * alongY) / (alongX ** 2 + alongY ** 2);
    const near = Math.max(0, Math.min(1, share));
    return Math.hypot(x - startX - near * alongX, y - startY - near * alongY);
  });
  return Math.min(...distances);
}

/** A way up to a share of its length, the rest of it, and the point between them. */
function along(points: readonly Point[], part: number): { past: string; ahead: string; at: Point } {
  const lengths = lengthsOf(points);
  let remaining = Math.max(0, Math.min(1, part)) * sum(lengths);
  let leg = 0;
  while (leg < lengths.length - 1 && remaining > lengths[leg]!) remaining -= lengths[leg++]!;
  const [start, end] = [points[leg]!, points[leg + 1]!];
  const share = remaining / lengths[leg]!;
  const position: Point = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
  const pair = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    at: position,
    past: `M${[...points.slice(0, leg + 1), position].map(pair).join("L")}`,
    ahead: `M${[position, ...points.slice(leg + 1)].map(pair).join("L")}`,
  };
}

/** A pseudo-random number from 0 to 1, equal each time. */
function noise(index: number): number {
  const value = Math.sin(index * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}
