/**
 * The simulated fleet of the console: its devices and what each does at a minute of its one day. Everything is computed from the
 * minute, so that the day can be played, dragged to and fro, and looked at without script.
 */
import { platform } from "#app/components/map/scenes/platform.ts";
import type { Place } from "#app/components/map/scenes/scene.ts";

/** Kilometres of a unit of the map. */
const KM_PER_UNIT = 0.03;
/** Minutes of an hour. */
export const HOUR = 60;
/** The day, in minutes since midnight, and the moment at which the console opens. */
export const DAY = { from: 6 * HOUR, to: 20 * HOUR };
export const OPENING = 9 * HOUR + 31;
/** Minutes between two looks at whether a device is inside a fence, or too fast. */
const SAMPLE = 0.5;
/** km/h below which the immobiliser acts, and minutes for which it waits for that (the protocol's guide, `RELAY`). */
export const CUT_BELOW = 20;
export const CUT_WAIT = 30;
/** How much the drives of a day differ in speed. */
const UNLIKE = 0.1;
/** °C above which a cold box raises an alarm. */
export const COLD_LIMIT = -15;
/** How a cold box warms while its door is open and cools again: °C a minute, minutes of the fall to a third. */
const WARMING = 0.55;
const COOLING = 10;
const COLD = -18.4;
/** Minutes that the door is open at a stop; at the stop of this number, for too long. */
const DOOR = { usual: 4, long: 9, longAt: 3 };

export type DeviceKind = "vehicle" | "coldBox" | "asset" | "person";

export interface Device {
  name: string;
  kind: DeviceKind;
  /** Part of a customer's goods: the customer's account has these alone. */
  isCustomers?: true;
  /** Index of its way on the map. */
  way: number;
  /** Where it stops, as parts of its way; one alone is where it stands all day. */
  stops: readonly number[];
  /** Minute at which it first leaves, minutes at each stop, and mean km/h between them. */
  leaves: number;
  dwell: number;
  pace: number;
  /** km/h above which it raises an alarm. */
  limit?: number;
  /** Minute at which its battery falls to a fifth. */
  lowBattery?: number;
  /** Minute at which it wakes and reports. */
  reports?: number;
}

export const DEVICES: readonly Device[] = [
  { name: "D-0317", kind: "vehicle", way: 0, stops: [0, 0.25, 0.48, 1], leaves: 425, dwell: 16, pace: 30 },
  { name: "D-0322", kind: "vehicle", way: 1, stops: [0, 0.4, 0.75, 1], leaves: 485, dwell: 34, pace: 28 },
  { name: "D-0341", kind: "vehicle", way: 2, stops: [0, 0.55, 1], leaves: 390, dwell: 25, pace: 43, limit: 68 },
  { name: "C4-0061", kind: "coldBox", isCustomers: true, way: 3, stops: [0, 0.5, 1], leaves: 410, dwell: 18, pace: 29 },
  { name: "P2-0117", kind: "person", way: 4, stops: [0, 0.45, 1], leaves: 480, dwell: 55, pace: 4, lowBattery: 940 },
  { name: "A9-0358", kind: "asset", way: 2, stops: [0.62], leaves: DAY.to, dwell: 0, pace: 0, reports: 18 * HOUR },
];

/** A drive between two stops: minutes, and kilometres along the way. */
interface Leg {
  from: number;
  to: number;
  start: number;
  end: number;
  /** Kilometres driven before it. */
  before: number;
}

/** A way with the kilometres from its beginning to each of its corners. */
interface MeasuredWay {
  corners: Place[];
  at: number[];
  length: number;
}

const WAYS: MeasuredWay[] = platform.ways.map((corners) => {
  const at = [0];
  for (const [index, corner] of corners.slice(1).entries()) {
    const before = corners[index] ?? corner;
    at.push((at[index] ?? 0) + Math.hypot(corner.x - before.x, corner.y - before.y) * KM_PER_UNIT);
  }
  return { corners, at, length: at.at(-1) ?? 0 };
});

const LEGS = new Map(DEVICES.map((device) => [device, legsOf(device)]));

/** The drives of a device's day: along its stops and back again, until the day is over. */
function legsOf({ stops, way, leaves, dwell, pace }: Device): Leg[] {
  const { length } = wayOf(way);
  const legs: Leg[] = [];
  let before = 0;
  for (let stop = 0, step = 1, from = leaves; stops.length > 1 && from < DAY.to; stop += step) {
    if (stop + step < 0 || stop + step >= stops.length) step = -step;
    const [start, end] = [(stops[stop] ?? 0) * length, (stops[stop + step] ?? 0) * length];
    const mean = pace * (1 + UNLIKE * Math.sin(legs.length * 2));
    const to = from + (Math.abs(end - start) / mean) * HOUR;
    legs.push({ from, to, start, end, before });
    before += Math.abs(end - start);
    from = to + dwell;
  }
  return legs;
}

function wayOf(index: number): MeasuredWay {
  return WAYS[index] ?? { corners: [], at: [0], length: 0 };
}

const legsBy = (device: Device): Leg[] => LEGS.get(device) ?? [];

/** The part of a leg that is done at a minute, from 0 to 1, and the speed there: both start and end gently. */
function driven({ from, to, start, end }: Leg, minute: number): { part: number; speed: number } {
  const time = Math.min(1, Math.max(0, (minute - from) / (to - from)));
  const mean = (Math.abs(end - start) / (to - from)) * HOUR;
  return { part: time * time * (3 - 2 * time), speed: 6 * time * (1 - time) * mean };
}

export interface DeviceState extends Place {
  /** Degrees (0 is right, 90 down); null where it stands. */
  heading: number | null;
  /** km/h. */
  speed: number;
  /** Kilometres driven since the day began, and kilometres from the beginning of its way. */
  kilometres: number;
  along: number;
  /** Whether it goes back to that beginning. */
  isReturning: boolean;
  /** Minutes since it stands; null while it moves. */
  parked: number | null;
  /** °C in a cold box. */
  temperature: number | null;
}

/** What a device does at a minute of the day. */
export function stateAt(device: Device, minute: number): DeviceState {
  const way = wayOf(device.way);
  const legs = legsBy(device);
  let leg: Leg | undefined;
  for (const next of legs) if (next.from <= minute) leg = next;
  const { part, speed } = leg ? driven(leg, minute) : { part: 0, speed: 0 };
  const isMoving = leg !== undefined && minute < leg.to;
  const isReturning = leg !== undefined && leg.end < leg.start;
  const along = leg ? leg.start + (leg.end - leg.start) * part : (device.stops[0] ?? 0) * way.length;
  const { x, y, angle } = placeOn(way, along);
  return {
    x,
    y,
    heading: isMoving ? angle + (isReturning ? 180 : 0) : null,
    speed: isMoving ? speed : 0,
    kilometres: leg ? leg.before + Math.abs(leg.end - leg.start) * part : 0,
    along,
    isReturning,
    parked: isMoving ? null : minute - (leg?.to ?? DAY.from),
    temperature: device.kind === "coldBox" ? temperatureAt(legs, minute) : null,
  };
}

function placeOn({ corners, at }: MeasuredWay, along: number): Place & { angle: number } {
  // Rounding may put a value a hair beyond the end.
  const index = at.findIndex((kilometres) => kilometres >= along);
  const next = index < 0 ? at.length - 1 : Math.max(1, index);
  const [from, to] = [corners[next - 1] ?? { x: 0, y: 0 }, corners[next] ?? { x: 0, y: 0 }];
  const [start, end] = [at[next - 1] ?? 0, at[next] ?? 0];
  const part = end > start ? (along - start) / (end - start) : 0;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle };
}

/** The door opens at each stop; what it lets in is gone again some time after it is shut. */
function temperatureAt(legs: Leg[], minute: number): number {
  return legs.reduce((sum, { to }, index) => {
    if (minute <= to) return sum;
    const door = index + 1 === DOOR.longAt ? DOOR.long : DOOR.usual;
    const open = Math.min(door, minute - to);
    return sum + open * WARMING * Math.exp(-Math.max(0, minute - to - door) / COOLING);
  }, COLD);
}

/** The places where a device stops. */
export function stopsOf({ way, stops }: Device): Place[] {
  return stops.map((part) => {
    const { x, y } = placeOn(wayOf(way), part * wayOf(way).length);
    return { x, y };
  });
}

/** A device's way in the direction that it goes, and how much of it lies behind, as a part of the whole. */
export function routeAt({ way }: Device, { along, isReturning }: DeviceState): { corners: readonly Place[]; part: number } {
  const { corners, length } = wayOf(way);
  const part = along / length;
  return isReturning ? { corners: [...corners].reverse(), part: 1 - part } : { corners, part };
}

/** Whether a place is inside a fence: a line from it to the right crosses the fence an odd number of times. */
export function isInside(fence: readonly Place[], { x, y }: Place): boolean {
  return fence.reduce((inside, from, index) => {
    const to = fence[(index + 1) % fence.length] ?? from;
    const crosses = from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x;
    return crosses ? !inside : inside;
  }, false);
}

/** A fence of eight corners around a place. */
export function fenceAround({ x, y }: Place, radius = 60): Place[] {
  return Array.from({ length: 8 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 4;
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
  });
}

export type AlarmKind = "speeding" | "tooWarm" | "lowBattery" | "entered" | "left";

export interface Alarm {
  id: string;
  device: Device;
  minute: number;
  kind: AlarmKind;
  /** km/h or °C. */
  value?: number;
}

/** The alarms of a device's whole day, in order, those of a fence among them. */
export function alarmsOf(device: Device, fence: readonly Place[]): Alarm[] {
  const alarms: Alarm[] = [];
  const add = (kind: AlarmKind, minute: number, value?: number) =>
    alarms.push({ id: `${device.name} ${kind} ${minute}`, device, minute, kind, ...(value !== undefined && { value }) });
  let before = stateAt(device, DAY.from);
  for (let minute = DAY.from + SAMPLE; minute <= DAY.to; minute += SAMPLE) {
    const state = stateAt(device, minute);
    const { limit = Infinity } = device;
    if (state.speed > limit && before.speed <= limit) add("speeding", minute, Math.round(state.speed));
    const [cold, was] = [state.temperature ?? -Infinity, before.temperature ?? -Infinity];
    if (cold > COLD_LIMIT && was <= COLD_LIMIT) add("tooWarm", minute, Math.round(cold * 10) / 10);
    if (device.lowBattery === minute) add("lowBattery", minute);
    const inside = isInside(fence, state);
    if (inside !== isInside(fence, before)) add(inside ? "entered" : "left", minute);
    before = state;
  }
  return alarms;
}

export interface Report {
  kilometres: number;
  /** Minutes on the way. */
  driving: number;
  stops: number;
  topSpeed: number;
  /** Kilometres in each hour of the day. */
  hours: { hour: number; kilometres: number }[];
}

/** A device's day up to a minute. */
export function reportAt(device: Device, minute: number): Report {
  const startedLegs = legsBy(device).filter(({ from }) => from < minute);
  const kilometresAt = (time: number) => stateAt(device, Math.min(time, minute)).kilometres;
  return {
    kilometres: kilometresAt(minute),
    driving: startedLegs.reduce((sum, { from, to }) => sum + Math.min(to, minute) - from, 0),
    stops: startedLegs.filter(({ to }) => to <= minute).length,
    topSpeed: startedLegs.reduce((top, leg) => Math.max(top, driven(leg, Math.min(minute, (leg.from + leg.to) / 2)).speed), 0),
    hours: Array.from({ length: (DAY.to - DAY.from) / HOUR }, (_, index) => {
      const from = DAY.from + index * HOUR;
      return { hour: from / HOUR, kilometres: kilometresAt(from + HOUR) - kilometresAt(from) };
    }),
  };
}

/** A device's speed over the day, every `step` minutes. */
export function speedsOf(device: Device, step: number): number[] {
  return Array.from({ length: (DAY.to - DAY.from) / step + 1 }, (_, index) => stateAt(device, DAY.from + index * step).speed);
}

/**
 * When the immobiliser opens the starter circuit of a vehicle: once it is slow enough.
 * @returns the minute; null where it waits in vain
 */
export function cutAt(device: Device, requested: number): number | null {
  for (let minute = requested; minute <= requested + CUT_WAIT; minute += SAMPLE)
    if (stateAt(device, minute).speed < CUT_BELOW) return minute;
  return null;
}

/** When a vehicle stands for good that cannot be started from a minute on: at the end of the drive that it is on. */
export function standsFrom(device: Device, cut: number): number {
  return legsBy(device).find(({ from, to }) => from <= cut && cut < to)?.to ?? cut;
}
