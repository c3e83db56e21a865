import type { MapScene, Place, SceneStop, Side } from "./scenes/scene.ts";
import "./scene.css";

export interface StopLabel {
  text: string;
  /** A time or a figure, set lighter. */
  note?: string;
}

/** Radii in the map's units: of a stop, and of the live position's disc. */
const STOP_RADIUS = 7.5;
const LIVE_RADIUS = 13;

/** Position of a label beside its stop, relative to the stop's middle, and the end of the text that stands there. */
const SIDES: Record<Side, { dx: number; dy: number; anchor: "start" | "middle" | "end" }> = {
  right: { dx: 16, dy: 5, anchor: "start" },
  left: { dx: -16, dy: 5, anchor: "end" },
  above: { dx: 0, dy: -18, anchor: "middle" },
  below: { dx: 0, dy: 28, anchor: "middle" },
};
/** Distances from the middle of a wide map at which a tablet, and a small laptop, cut a stop's label, in the map's units. */
const TABLET_REACH = 340;
const LAPTOP_REACH = 490;
/** Height of the second line of a stacked label. */
const NOTE_LINE = 20;

/** The layers over a map's background: fences, the route, its stops with labels, the live position. */
export function SceneLayers({
  scene,
  labels,
  fenceSign,
  crop,
}: {
  scene: MapScene;
  labels: (StopLabel | null)[] | undefined;
  fenceSign: string | undefined;
  crop: "wide" | "phone";
}) {
  const { past, ahead, lost, stops, live, fences, stacked, latitudes } = scene;
  const [fence] = fences;
  return (
    <>
      {crop === "wide" && latitudes && <Latitudes {...latitudes} right={scene.wide.box.width} />}
      {fences.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} className="map-fence" cx={x} cy={y} r={radius} />
      ))}
      {[past, ahead].map((way) => way && <path key={way} className="map-casing" d={way} />)}
      {lost && <path className="map-ahead" d={lost} />}
      {ahead && <path className="map-ahead" d={ahead} />}
      {past && <path className="map-past" d={past} />}
      {stops.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="map-stop" cx={x} cy={y} r={STOP_RADIUS} />
      ))}
      {live && <LivePosition {...live} />}
      {fence && fenceSign && (
        <text className="map-label map-label-sign" x={fence.x} y={fence.y + 8} textAnchor="middle">
          {fenceSign}
        </text>
      )}
      {stops.map((stop, index) => {
        const label = labels?.[index];
        const side = crop === "wide" ? stop.side : stop.phone;
        const clearance = live && live.x === stop.x && live.y === stop.y ? live.accuracy : 0;
        return (
          label &&
          side && (
            <g
              key={`${stop.x} ${stop.y}`}
              className={crop === "wide" && scene.keep === "centre" ? reachClass(stop, scene.wide.box) : undefined}
            >
              <Label stop={stop} side={side} clearance={clearance} label={label} stacked={stacked} />
            </g>
          )
        );
      })}
    </>
  );
}

/** The disc of the live position in its circle of accuracy; an arrow when it moves. */
export function LivePosition({ x, y, heading, accuracy }: Place & { heading: number | null; accuracy: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="map-accuracy" r={accuracy} />
      <circle className="map-live" r={LIVE_RADIUS} />
      {heading === null ? (
        <circle className="map-live-mark" r="4" />
      ) : (
        <path className="map-live-mark" transform={`rotate(${heading + 90})`} d="M0-8.3 6.7 6.7 0 3.3-6.7 6.7z" />
      )}
    </g>
  );
}

/** Hides a label where the frame is so narrow that it would be cut: a map fills its frame from the middle. */
function reachClass({ x }: Place, box: { x: number; width: number }): string | undefined {
  const distance = Math.abs(x - box.x - box.width / 2);
  if (distance > LAPTOP_REACH) return "map-label-far";
  return distance > TABLET_REACH ? "map-label-outer" : undefined;
}

/** @param clearance radius around the stop to keep clear */
function Label({
  stop,
  side,
  clearance,
  label,
  stacked,
}: {
  stop: SceneStop;
  side: Side;
  clearance: number;
  label: StopLabel;
  stacked: boolean;
}) {
  const { dx, dy, anchor } = SIDES[side];
  const x = stop.x + dx + Math.sign(dx) * clearance;
  if (!stacked) {
    return (
      <text className="map-label" x={x} y={stop.y + dy} textAnchor={anchor}>
        {label.text}
        {label.note && (
          <tspan className="map-label-note" dx="8">
            {label.note}
          </tspan>
        )}
      </text>
    );
  }
  const y = stop.y + (side === "above" && label.note ? dy - NOTE_LINE : dy);
  return (
    <text className="map-label map-label-stacked" y={y} textAnchor={anchor}>
      <tspan x={x}>{label.text}</tspan>
      {label.note && (
        <tspan className="map-label-note" x={x} dy={NOTE_LINE}>
          {label.note}
        </tspan>
      )}
    </text>
  );
}

/** Degrees along the right edge, above the grid's rows. */
function Latitudes({ step, names, right }: NonNullable<MapScene["latitudes"]> & { right: number }) {
  return names.map((name, index) => (
    <text key={name} className="map-label map-label-note" x={right - 8} y={step * (index + 0.5) - 4} textAnchor="end">
      {name}
    </text>
  ));
}
