import type { ReactNode } from "react";
import { clockAt, type InstrumentKind, type SolutionInstrument } from "./instruments.ts";

/** The area of a drawing, in its own units, and of its scale. */
export const WIDTH = 640;
export const HEIGHT = 380;
const [LEFT, RIGHT, TOP, FOOT] = [92, WIDTH - 44, 28, 336];
/** Points of a curve. */
const STEPS = 150;

/** An instrument at a moment. */
interface Reading {
  drawing: ReactNode;
  /** Its reading, in figures that are equal in all languages. */
  value: string;
  /** Whether something is outside its limit. */
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

/** The reading of an instrument at a moment. @param named a day or week in words, for the end of the scale */
export function readInstrument(instrument: SolutionInstrument, now: number, named: (moment: number) => string = String): Reading {
  const { from, to } = instrument;
  const part = (moment: number) => (moment - from) / (to - from);
  const scale = { ...instrument, part, x: (moment: number) => LEFT + part(moment) * (RIGHT - LEFT) };
  const { drawing, ...reading } = DRAWINGS[instrument.kind](now, scale);
  return { ...reading, drawing: instrument.tick ? withScale(drawing, now, scale, instrument.tick, named) : drawing };
}

/** The axis below a drawing over time, and the line of now. */
function withScale(
  drawing: ReactNode,
  now: number,
  { from, to, unit, x }: Scale,
  tick: number,
  named: (moment: number) => string,
): ReactNode {
  return (
    <>
      {drawing}
      <path className="instrument-now" d={`M${x(now)} ${TOP - 12}V${FOOT}`} />
      {range(from, to, tick).map((moment) => {
        const isNamed = moment === to && unit !== "minutes";
        return (
          <text key={moment} x={isNamed ? WIDTH - 8 : x(moment)} y={FOOT + 30} textAnchor={isNamed ? "end" : "middle"}>
            {unit === "minutes" ? clockAt(moment) : isNamed ? named(moment) : moment}
          </text>
        );
      })}
    </>
  );
}

const DRAWINGS: Record<InstrumentKind, Draw> = {
  battery,
  fence,
  floors,
  ledgers,
  motion,
  power,
  radius,
  route,
  schedule,
  swap,
  temperature,
  tilt,
};

/** A line across the drawing, with its value before it. */
function Level({ y, isLimit, children }: { y: number; isLimit?: boolean; children: ReactNode }) {
  return (
    <>
      <path className={isLimit ? "instrument-limit" : "instrument-line"} d={`M${LEFT} ${y}H${RIGHT}`} />
      <text x={LEFT - 12} y={y + 6} textAnchor="end">
        {children}
      </text>
    </>
  );
}

/** A curve, of which the part until now stands out, and the present position on it. */
function Curve({ now, from, to, point }: { now: number; from: number; to: number; point: (moment: number) => Point }) {
  return (
    <>
      <path className="instrument-ahead" d={path(from, to, point)} />
      <path className="instrument-past" d={path(from, now, point)} />
      <Disc at={point(now)} />
    </>
  );
}

/** Degrees in a load of medicines: cooled before loading, a stopped reefer, a door. */
function degreesAt(minute: number): number {
  const after = (start: number, rise: number, fall: number) =>
    minute < start ? 0 : (1 - Math.exp(-(minute - start) / rise)) * Math.exp(-(minute - start) / fall);
  return 4.3 + 2.4 * Math.exp(-(minute - 300) / 22) + 5.8 * after(492, 26, 60) + 3 * after(790, 8, 40) + 0.08 * Math.sin(minute / 23);
}

function temperature(now: number, { from, to, moments: [, stopped = 0], x }: Scale): Reading {
  const [low, high] = [2, 8];
  const y = (degrees: number) => FOOT - (degrees / 10) * (FOOT - TOP);
  const point = (minute: number): Point => [x(minute), y(degreesAt(minute))];
  const degrees = degreesAt(now);
  return {
    value: `${degrees.toFixed(1)} °C`,
    isAlarm: degrees < low || degrees > high,
    drawing: (
      <>
        <rect className="instrument-range" x={LEFT} y={y(high)} width={RIGHT - LEFT} height={y(low) - y(high)} />
        {[low, 5, high].map((limit) => (
          <Level key={limit} y={y(limit)} isLimit={limit !== 5}>
            {limit} °C
          </Level>
        ))}
        <Curve {...{ now, from, to, point }} />
        {now > stopped && <Mark at={point(stopped)} />}
      </>
    ),
  };
}

/** The way of one day, its streets, and its permitted area. */
const AREA: readonly Point[] = [
  [80, 75],
  [330, 42],
  [440, 150],
  [410, 300],
  [180, 330],
  [60, 225],
];
const WAY: readonly Point[] = [
  [130, 240],
  [130, 140],
  [240, 140],
  [240, 240],
  [340, 240],
  [340, 150],
  [480, 150],
  [400, 150],
];
const STREETS = "M130 12V368M240 12V368M340 12V368M480 12V368M16 140H624M16 240H624";

/** The easternmost corner of the area, where the way leaves it. */
const EAST = Math.max(...AREA.map(([x]) => x));
/** The corner of the way behind the border, where the wearer is at the decisive moment, and metres of a unit of the drawing. */
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
        <path className="instrument-line" d={STREETS} />
        <path className="instrument-fence" d={`M${AREA.map(String).join("L")}Z`} />
        <path className="instrument-plan" d={ahead} />
        <path className="instrument-past" d={past} />
        <path className="instrument-rule" d={`M${620 - 200 / METRES} 340v8h${200 / METRES}v-8`} />
        <text x={560} y={352} textAnchor="end">
          200 m
        </text>
        <Disc at={at} />
      </>
    ),
  };
}

const PLAN: readonly Point[] = [
  [44, 320],
  [130, 320],
  [180, 236],
  [280, 236],
  [330, 150],
  [450, 150],
  [500, 76],
  [600, 76],
];
/** The same way with the actual detour, and its corner that is farthest off the plan: there at the decisive moment. */
const DRIVEN: readonly Point[] = [...PLAN.slice(0, 4), [340, 278], [400, 288], [455, 200], ...PLAN.slice(5)];
const FARTHEST = 5;
/** Units of the drawing and kilometres from the plan to the edge of the corridor (`.instrument-corridor`). */
const [CORRIDOR, CORRIDOR_KM] = [34, 0.5];

function route(now: number, { decisive, part }: Scale): Reading {
  const { past, at } = along(DRIVEN, partOf(DRIVEN, FARTHEST, part(now), part(decisive)));
  const outside = (distanceTo(at, PLAN) / CORRIDOR - 1) * CORRIDOR_KM;
  const isOff = outside > 0;
  return {
    value: isOff ? `${outside.toFixed(1)} km` : `${Math.round(part(now) * 100)}%`,
    isAlarm: isOff,
    drawing: (
      <>
        <path className="instrument-corridor" d={`M${PLAN.map(String).join("L")}`} />
        <path className="instrument-plan" d={`M${PLAN.map(String).join("L")}`} />
        <path className="instrument-past" d={past} />
        <text x={204} y={344}>
          ± 500 m
        </text>
        {[PLAN[0], PLAN[3], PLAN[7]].map((stop) => stop && <Mark key={String(stop)} at={stop} />)}
        <Disc at={at} />
      </>
    ),
  };
}

/** Bars of a drawing of motion, and the one at the decisive moment. */
const [BARS, FIRST_ALARM] = [96, 18];
/** The acceleration that raises an alarm, and units of the drawing for 1 g. */
const [THRESHOLD, G] = [0.8, 62];

/** Three traces of a parked vehicle: motion, the voltage of its battery, and its reports. */
function motion(now: number, { decisive, moments, from, to, x }: Scale): Reading {
  const step = (to - from) / BARS;
  const removed = moments[2] ?? to;
  const middle = 116;
  const bars = Array.from({ length: BARS }, (_, index) => {
    const moment = decisive + (index - FIRST_ALARM) * step;
    const since = moment - decisive;
    return { moment, g: since >= 0 && since < step * 4 ? 1.1 + 0.25 * noise(index) : 0.04 + 0.1 * noise(index) };
  });
  const last = bars.findLast(({ moment }) => moment <= now)?.g ?? 0;
  const isPowerless = now >= removed;
  const reports = [...range(from, decisive - 1, 120), ...range(decisive, to, 30)];
  const voltage = (start: number, end: number) => `M${x(start)} 236H${x(Math.min(end, removed))}${end > removed ? `V272H${x(end)}` : ""}`;
  return {
    value: isPowerless ? "0 V" : `${last.toFixed(2)} g`,
    isAlarm: isPowerless || last > THRESHOLD,
    drawing: (
      <>
        <Level y={middle - THRESHOLD * G} isLimit>
          {THRESHOLD} g
        </Level>
        {bars.map(({ moment, g }) => (
          <path
            key={moment}
            className={moment > now ? "instrument-bar-ahead" : g > THRESHOLD ? "instrument-bar-alarm" : "instrument-bar"}
            d={`M${x(moment).toFixed(1)} ${(middle - g * G).toFixed(1)}v${(2 * g * G).toFixed(1)}`}
          />
        ))}
        <text x={LEFT - 12} y={242} textAnchor="end">
          54 V
        </text>
        <path className="instrument-ahead" d={voltage(from, to)} />
        <path className="instrument-past" d={voltage(from, now)} />
        <text x={LEFT - 12} y={320} textAnchor="end">
          4G
        </text>
        {reports.map((moment) => (
          <path
            key={moment}
            className={moment > now ? "instrument-bar-ahead" : "instrument-bar-cold"}
            d={`M${x(moment).toFixed(1)} 302v22`}
          />
        ))}
        <Disc at={isPowerless ? [x(now), 272] : [x(now), middle]} />
      </>
    ),
  };
}

/** Degrees of lean on the side stand, and how far from there an armed motorcycle may be. */
const [STAND, PLAY] = [12, 5];

/** The lean of a motorcycle: ridden, on its stand, pushed, ridden again. */
function leanAt(minute: number, [parked, pushed, rented]: readonly number[]): number {
  if (minute < parked! || minute >= rented!) return 15 * Math.sin(minute / 9) * Math.sin(minute / 31);
  if (minute >= pushed! && minute < pushed! + 40) return 1 + 2 * Math.sin(minute / 6);
  return STAND;
}

function tilt(now: number, { moments, from, to, x }: Scale): Reading {
  const [parked = from, , rented = to] = moments;
  const y = (degrees: number) => 156 - degrees * 6;
  const lean = leanAt(now, moments);
  const isArmed = now >= parked && now < rented;
  return {
    value: `${lean.toFixed(0).replace("-", "−")}°`,
    isAlarm: isArmed && Math.abs(lean - STAND) > PLAY,
    drawing: (
      <>
        <rect className="instrument-range" x={x(parked)} y={y(STAND + PLAY)} width={x(rented) - x(parked)} height={2 * PLAY * 6} />
        {[STAND, 0, -STAND].map((degrees) => (
          <Level key={degrees} y={y(degrees)}>
            {String(degrees).replace("-", "−")}°
          </Level>
        ))}
        <Curve {...{ now, from, to }} point={(minute) => [x(minute), y(leanAt(minute, moments))]} />
        <path className="instrument-bar-cold instrument-bar-wide" d={`M${x(from)} 316H${x(parked)}M${x(rented)} 316H${x(to)}`} />
        <text x={x((parked + rented) / 2)} y={322} textAnchor="middle">
          ≤2 mA
        </text>
      </>
    ),
  };
}

/** Accuracy of a bicycle's position in metres from each of these minutes on: by satellites, by a cell, by Bluetooth. */
const RADII: readonly Point[] = [
  [8 * 60, 3],
  [18 * 60 + 20, 300],
  [21 * 60 + 30, 2000],
  [22 * 60 + 40, 10],
  [23 * 60 + 10, 300],
  [30 * 60, 3],
];

function radius(now: number, { from, to, x }: Scale): Reading {
  const radiusAt = (minute: number) => RADII.findLast(([since]) => since <= minute)?.[1] ?? 0;
  const y = (metres: number) => FOOT - 16 - Math.log10(metres / 3) * 93;
  const metres = radiusAt(now);
  const steps = (end: number) =>
    `M${RADII.filter(([since]) => since <= end)
      .map(([since, value], index) => `${index > 0 ? "H" : ""}${x(since)}${index > 0 ? "V" : " "}${y(value).toFixed(1)}`)
      .join("")}H${x(end)}`;
  return {
    value: metres < 1000 ? `±${metres} m` : `±${metres / 1000} km`,
    isAlarm: false,
    drawing: (
      <>
        <path className="instrument-range" d={`${steps(to)}V${FOOT}H${x(from)}Z`} />
        {[3, 30, 300, 3000].map((value) => (
          <Level key={value} y={y(value)}>
            {value < 1000 ? `${value} m` : `${value / 1000} km`}
          </Level>
        ))}
        <path className="instrument-ahead" d={steps(to)} />
        <path className="instrument-past" d={steps(now)} />
        <Disc at={[x(now), y(metres)]} />
      </>
    ),
  };
}

/** Days until the fitter has connected a cut supply again, and nights in a yard that is new. */
const [REPAIR, NEW_NIGHTS] = [3, 7];

/** A financed car: the voltage of the wired unit, the reports of the hidden one, and the place of each night. */
function power(now: number, { moments: [, moved = 0], decisive, from, to, x }: Scale): Reading {
  const isCut = (day: number) => day >= decisive && day < decisive + REPAIR;
  const y = (volts: number) => 196 - volts * 11;
  const volts = (day: number) => (isCut(day) ? 0 : 12.4 + 0.5 * noise(Math.floor(day)) * (day < decisive - 1 ? 1 : 0));
  const days = range(from, to, 1);
  const voltage = (end: number) =>
    `M${days
      .filter((day) => day <= end)
      .map((day) => `${x(day).toFixed(1)} ${y(volts(day)).toFixed(1)}`)
      .join("L")}`;
  return {
    value: now === decisive ? "12.4 → 0 V" : `${isCut(now) ? "0" : volts(now).toFixed(1)} V`,
    isAlarm: isCut(now),
    drawing: (
      <>
        {[12, 6, 0].map((value) => (
          <Level key={value} y={y(value)}>
            {value} V
          </Level>
        ))}
        <path className="instrument-ahead" d={voltage(to)} />
        <path className="instrument-past" d={voltage(now)} />
        {now >= decisive && <path className="instrument-drop" d={`M${x(decisive)} ${y(12.4)}V${y(0)}`} />}
        <text x={LEFT - 12} y={256} textAnchor="end">
          A5
        </text>
        <text x={LEFT - 12} y={316} textAnchor="end">
          P
        </text>
        {days.map((day) => (
          <g key={day} className={day > now ? "instrument-bar-ahead" : "instrument-bar-cold"}>
            <path d={`M${x(day).toFixed(1)} ${isCut(day) ? 232 : 244}V${isCut(day) ? 268 : 256}`} />
            <path
              className={day > now || day <= moved - NEW_NIGHTS || day >= decisive ? undefined : "instrument-bar"}
              d={`M${x(day).toFixed(1)} 302v16`}
            />
          </g>
        ))}
        <Disc at={[x(now), y(volts(now))]} />
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
  const y = (share: number) => TOP + 12 + (100 - share) * 3.6;
  const zero = FOOT - 66;
  const point = (day: number): Point => [x(day), y(chargeAt(day, decisive))];
  const degrees = (day: number) => Math.round(6 - 20 * Math.sin((Math.PI * (day + 12)) / 190));
  return {
    value: `${chargeAt(now, decisive).toFixed(0)}% · ${String(degrees(now)).replace("-", "−")} °C`,
    isAlarm: false,
    drawing: (
      <>
        {[100, 75, 50].map((share) => (
          <Level key={share} y={y(share)}>
            {share}%
          </Level>
        ))}
        <Level y={zero}>0 °C</Level>
        {range(from, to, 3).map((day) => (
          <path
            key={day}
            className={day > now ? "instrument-bar-ahead" : "instrument-bar-cold"}
            d={`M${x(day).toFixed(1)} ${zero}v${degrees(day) * -4}`}
          />
        ))}
        <Curve {...{ now, from, to, point }} />
        {now > decisive && <Mark at={point(decisive)} />}
      </>
    ),
  };
}

/** Litres that were taken from the tank, litres of a full one, and units of the drawing for a litre. */
const [TAKEN, FULL, LITRE] = [38, 300, 0.24];

/** Four books of a fleet that agree at the month's end: kilometres, litres, hours, and the score of driving. */
function ledgers(now: number, { decisive, from, to, x }: Scale): Reading {
  const days = range(from + 1, to, 1);
  const driven = (day: number) => (day % 7 === 6 || day % 7 === 0 ? 18 : 150 + Math.round(90 * noise(day)));
  const tank = (day: number) => FULL - (((day - 1) % 5) + 1) * 44 - (day >= decisive && day < 16 ? TAKEN : 0);
  const lane = (index: number) => 92 + index * 80;
  const total = days.filter((day) => day <= now).reduce((whole, day) => whole + driven(day), 0);
  const line = (end: number, y: (day: number) => number) =>
    `M${days
      .filter((day) => day <= Math.max(end, 1))
      .map((day) => `${x(day).toFixed(1)} ${y(day).toFixed(1)}`)
      .join("L")}`;
  const level = (day: number) => lane(1) - tank(day) * LITRE;
  const score = (day: number) => lane(3) - 34 - 16 * noise(day * 3);
  return {
    value: now === decisive ? `−${TAKEN} L` : `${total.toLocaleString("en")} km`,
    isAlarm: now === decisive,
    drawing: (
      <>
        {["km", "L", "h", "%"].map((unit, index) => (
          <Level key={unit} y={lane(index)}>
            {unit}
          </Level>
        ))}
        {days.map((day) => (
          <path
            key={day}
            className={day > now ? "instrument-bar-ahead instrument-bar-wide" : "instrument-bar-cold instrument-bar-wide"}
            d={`M${x(day).toFixed(1)} ${lane(0)}v${(-driven(day) * 0.22).toFixed(1)}M${x(day).toFixed(1)} ${lane(2)}v${(-driven(day) * 0.16 - 4).toFixed(1)}`}
          />
        ))}
        {[level, score].map((y, index) => (
          <g key={index}>
            <path className="instrument-ahead" d={line(to, y)} />
            <path className="instrument-past" d={line(now, y)} />
          </g>
        ))}
        {now >= decisive && (
          <path className="instrument-drop" d={`M${x(decisive)} ${level(decisive) - TAKEN * LITRE - 6}V${level(decisive) + 6}`} />
        )}
        <Disc at={[x(Math.max(now, 1)), level(Math.max(now, 1))]} />
      </>
    ),
  };
}

/** The floor at a minute of whoever an event of the day concerns: stewards, a technician, a courier, the night's guard. */
const FLOORS: readonly Point[] = [
  [360, 1],
  [510, 1],
  [530, 3],
  [760, 3],
  [764, 17],
  [800, 17],
  [806, 1],
  [1145, 1],
  [1149, 9],
  [1165, 9],
  [1169, 1],
  [1310, 1],
  [1320, 20],
  [1414, -3],
  [1420, 1],
  [1490, 1],
  [1496, 20],
  [1594, -3],
  [1650, 1],
  [1800, 1],
];
/** Minutes that an event lasts. */
const EVENT = 30;

function floors(now: number, { moments: [, stuck = 0, visit = 0, missed = 0], from, to, x }: Scale): Reading {
  const y = (floor: number) => 296 - floor * 13;
  const floorAt = (minute: number) => {
    const index = Math.max(
      1,
      FLOORS.findIndex(([at]) => at >= minute),
    );
    const [[start, low], [end, high]] = [FLOORS[index - 1]!, FLOORS[index]!];
    return low + ((high - low) * (minute - start)) / (end - start);
  };
  const floorName = (floor: number) => (floor < 0 ? `B${-floor}` : `${Math.max(floor, 1)}F`);
  const events = [
    { at: stuck, floor: 17, value: "17F · 4 min" },
    { at: missed, floor: -2, value: "B2" },
  ];
  const event = events.find(({ at }) => now >= at && now < at + EVENT);
  const line = (end: number) =>
    `M${[...FLOORS.filter(([at]) => at < end), [end, floorAt(end)] as const].map(([at, floor]) => `${x(at).toFixed(1)} ${y(floor).toFixed(1)}`).join("L")}`;
  return {
    value: event?.value ?? floorName(Math.round(floorAt(now))),
    isAlarm: event !== undefined,
    drawing: (
      <>
        <rect className="instrument-range" x={x(visit) - 8} y={y(10)} width={x(visit + 45) - x(visit)} height={y(8) - y(10)} />
        {[20, 10, 1, -2].map((floor) => (
          <Level key={floor} y={y(floor)}>
            {floorName(floor)}
          </Level>
        ))}
        <path className="instrument-ahead" d={line(to)} />
        <path className="instrument-past" d={line(Math.max(now, from + 1))} />
        {events.map(
          ({ at, floor }) => now >= at && <circle key={at} className="instrument-event" cx={x(at).toFixed(1)} cy={y(floor)} r="11" />,
        )}
        <Disc at={[x(now), y(floorAt(now))]} />
      </>
    ),
  };
}

/** The seven steps of custom work in weeks, the four of them that end with something to sign, and the items of a test. */
const PROJECT: readonly Point[] = [
  [0, 1],
  [1, 2],
  [2, 5],
  [5, 9],
  [9, 10],
  [10, 14],
  [13, 14],
];
const ITEMS = 80;

function schedule(now: number, { moments, x }: Scale): Reading {
  const [, sample = 0, tested = 0] = moments;
  const items = Math.round((Math.min(Math.max(now - sample, 0), tested - sample) / (tested - sample)) * ITEMS);
  return {
    value: now < sample ? `${PROJECT.filter(([start]) => start <= now).length}/${PROJECT.length}` : `${items}/${ITEMS}`,
    isAlarm: false,
    drawing: PROJECT.map(([start, end], index) => {
      const y = TOP + 22 + index * 43;
      const done = Math.min(Math.max(now, start), end);
      return (
        <g key={start}>
          <Level y={y}>{index + 1}</Level>
          <path className="instrument-step-ahead" d={`M${x(start)} ${y}H${x(end)}`} />
          {done > start && <path className="instrument-step" d={`M${x(start)} ${y}H${x(done)}`} />}
          {moments.includes(end) && index < PROJECT.length - 1 && <Mark at={[x(end), y]} />}
        </g>
      );
    }),
  };
}

/** Volts of a battery of an e-bike that is ridden, swapped at noon, and ridden again. */
function voltsAt(minute: number, swapped: number, parked: number): number {
  if (minute < swapped) return 54 - ((minute - 360) / (swapped - 360)) * 9.4;
  return 54.2 - (Math.min(minute, parked) - swapped) * 0.0155;
}

/** Minutes that the rider takes to come back. */
const RETURN = 30;

/** An e-bike: the voltage of its battery, and whether it is within its area. */
function swap(now: number, { decisive, moments: [, , left = 0, carried = 0], from, to, x }: Scale): Reading {
  const parked = 21 * 60;
  const y = (volts: number) => 236 - (volts - 42) * 15;
  const isOut = now >= left && now < left + RETURN;
  const isCarried = now >= carried;
  const isSwapped = now === decisive;
  const volts = (minute: number) => voltsAt(minute, decisive, parked);
  const point = (minute: number): Point => [x(minute), y(volts(minute))];
  return {
    value: isSwapped ? "0 V · 40 s" : isCarried ? "40 km/h" : isOut ? "+200 m" : `${volts(now).toFixed(1)} V`,
    isAlarm: isOut || isCarried,
    drawing: (
      <>
        {[54, 48, 42].map((value) => (
          <Level key={value} y={y(value)}>
            {value} V
          </Level>
        ))}
        <path className="instrument-limit" d={`M${x(decisive)} ${y(54.2)}V268`} />
        <Mark at={[x(decisive), 268]} />
        <text x={x(decisive) + 16} y={274}>
          40 s
        </text>
        <Curve {...{ now, from, to, point }} />
        <path className="instrument-band" d={`M${x(from)} 312H${x(to)}`} />
        {[
          [left, left + RETURN],
          [carried, to],
        ].map(
          ([start = 0, end = 0]) =>
            now >= start && (
              <path key={start} className="instrument-band-out" d={`M${x(start)} 312H${x(Math.min(end, Math.max(now, start + 12)))}`} />
            ),
        )}
      </>
    ),
  };
}

/** The present position. */
function Disc({ at: [x, y] }: { at: Point }) {
  return <circle className="instrument-disc" cx={x.toFixed(1)} cy={y.toFixed(1)} r="9" />;
}

/** A place or a moment that counts. */
function Mark({ at: [x, y] }: { at: Point }) {
  return <circle className="instrument-stop" cx={x.toFixed(1)} cy={y.toFixed(1)} r="7" />;
}

/** Numbers from the first to the last. */
function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
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
