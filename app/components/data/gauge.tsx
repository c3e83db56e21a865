import "./instruments.css";

/** A scale with a measured value. All numbers but the tick counts are in the quantity's own unit. */
export interface GaugeScale {
  min: number;
  max: number;
  /** Number of divisions. */
  divisions: number;
  /** Every how many divisions a tick is long; 5 by default. */
  longEvery?: number;
  /** The valid range, drawn as a piece of route. */
  from: number;
  to: number;
  /** Values marked with a disc; by default the end of the range. */
  points?: number[];
}

/** Size of the drawing; it scales with its cell. */
const WIDTH = 240;
const HEIGHT = 28;
/** The ends of the scale, inset so that the outer ticks are not cut. */
const INSET = 1;
const BASE = 26;
/** Length of a tick, the extra of a long one, and their width. */
const TICK = 6;
const LONGER = 5;
const TICK_WIDTH = 1;

/** A scale under a figure. Decorative: the figure above it says the same. */
export function Gauge({ scale }: { scale: GaugeScale }) {
  const { min, max, divisions, longEvery = 5, from, to, points = [to] } = scale;
  const x = (value: number) => (INSET + ((value - min) / (max - min)) * (WIDTH - 2 * INSET)).toFixed(1);
  return (
    <svg className="gauge" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Ticks divisions={divisions} foot={BASE} length={TICK} />
      <Ticks divisions={divisions / longEvery} foot={BASE - TICK} length={LONGER} />
      <path className="gauge-range" d={`M${x(from)} ${BASE}H${x(to)}`} />
      {points.map((point) => (
        <circle key={point} className="gauge-point" cx={x(point)} cy={BASE} r="5" />
      ))}
    </svg>
  );
}

/** Ticks from one end of the scale to the other: the dashes of a line as broad as they are long. */
function Ticks({ divisions, foot, length }: { divisions: number; foot: number; length: number }) {
  const gap = (WIDTH - 2 * INSET) / divisions - TICK_WIDTH;
  const start = INSET - TICK_WIDTH / 2;
  return (
    <path
      className="gauge-ticks"
      d={`M${start} ${foot - length / 2}H${WIDTH - start}`}
      strokeWidth={length}
      strokeDasharray={`${TICK_WIDTH} ${Number(gap.toFixed(3))}`}
    />
  );
}
