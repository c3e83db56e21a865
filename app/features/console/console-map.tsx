import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from "react";
import { preload } from "react-dom";
import { useText } from "#app/i18n/index.ts";
import { platform } from "#app/components/map/scenes/platform.ts";
import type { Place } from "#app/components/map/scenes/scene.ts";
import { routeAt, stateAt, stopsOf, type Device, type DeviceState } from "./fleet.ts";
import type { Clock } from "./use-clock.ts";

const { ground, width: WIDTH, height: HEIGHT } = platform;
/** How much larger the map is while it follows a device; console.css has the same. */
const CLOSER = 1.6;
/** The part of the way to the followed device that the map goes in a frame. */
const EASE = 0.06;
/** Half of the width of a device’s name where it is largest, in units of the map. */
const NAME_REACH = 50;
/** Units of the map by which a key moves the cross. */
const KEY_STEP = 16;

interface ConsoleMapProps {
  devices: readonly Device[];
  selected: Device;
  /** The minute at which a device is; that of the clock, unless it cannot be started again. */
  minuteOf: (device: Device, minute: number) => number;
  clock: Clock;
  isFollowing: boolean;
  fence: readonly Place[];
  fenceName: string;
  /** The corners of a fence that is being drawn; null while none is. */
  corners: Place[] | null;
  onCorner: (corner: Place) => void;
  onSelect: (device: Device) => void;
  /** For a page that opens with it. */
  priority: boolean;
}

/**
 * The map of the console. Its drawing is hidden from screen readers, for which the list and the sign beside it say the same; the surface on
 * which a fence is drawn is not. React draws it as the clock is read, and the frames between move it.
 */
export function ConsoleMap(props: ConsoleMapProps) {
  const { devices, selected, minuteOf, clock, isFollowing, fence, fenceName, corners, onCorner, onSelect, priority } = props;
  const world = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const past = useRef<SVGPathElement>(null);
  const marks = useRef(new Map<Device, SVGGElement>());
  const shift = useRef({ x: 0, y: 0 });
  const stateOf = (device: Device, minute: number) => stateAt(device, minuteOf(device, minute));

  /** Shifts the map so that the followed device is in the middle of its frame, as far as there is map. */
  function follow(place: Place, ease: number) {
    const element = world.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    if (!isFollowing || corners) {
      element.style.transform = "";
      shift.current = { x: 0, y: 0 };
      return;
    }
    const [width, height] = [frame.clientWidth, frame.clientHeight];
    const scale = Math.max(width / WIDTH, height / HEIGHT) * CLOSER;
    const target = (all: number, size: number, at: number) =>
      Math.min(0, Math.max(all - all * CLOSER, all / 2 - (at - size / 2) * scale - (all * CLOSER) / 2));
    const [x, y] = [target(width, WIDTH, place.x), target(height, HEIGHT, place.y)];
    const from = shift.current;
    shift.current = { x: from.x + (x - from.x) * ease, y: from.y + (y - from.y) * ease };
    element.style.transform = `translate(${shift.current.x.toFixed(1)}px, ${shift.current.y.toFixed(1)}px)`;
  }

  /** The part of the map's width that its frame shows. */
  function visibleSpan(): { from: number; to: number } {
    const frame = world.current?.parentElement;
    if (!world.current || !frame) return { from: 0, to: WIDTH };
    const { clientWidth: width, clientHeight: height } = world.current;
    const scale = Math.max(width / WIDTH, height / HEIGHT);
    const from = WIDTH / 2 - (width / 2 + shift.current.x) / scale;
    return { from, to: from + frame.clientWidth / scale };
  }

  /** Moves what moves to where it is at a minute. */
  const move = useEffectEvent((minute: number, ease: number) => {
    const state = stateOf(selected, minute);
    follow(state, ease);
    past.current?.setAttribute("stroke-dasharray", dashes(routeAt(selected, state).part));
    const span = visibleSpan();
    for (const device of devices) placeMark(marks.current.get(device), stateOf(device, minute), span);
  });

  const { watch, minute, pace } = clock;
  useEffect(() => watch((at) => move(at, EASE)), [watch]);
  // Standing devices jump to their places, moving ones glide.
  useLayoutEffect(() => move(minute, pace === "still" ? 1 : EASE));

  if (priority) preload(ground, { as: "image", fetchPriority: "high" });
  const state = stateOf(selected, minute);
  const route = routeAt(selected, state);
  const way = lineThrough(route.corners);
  const shown = corners ?? fence;
  return (
    <div className="console-frame">
      <div className="console-world" ref={world} data-following={(isFollowing && !corners) || undefined}>
        <img
          className="console-ground"
          src={ground}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding="async"
        />
        <svg ref={drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {selected.stops.length > 1 && (
            <>
              <path className="map-casing" d={way} />
              <path className="map-ahead" d={way} />
              <path className="map-past" d={way} ref={past} pathLength="1" strokeDasharray={dashes(route.part)} />
              {stopsOf(selected).map(({ x, y }) => (
                <circle key={`${x} ${y}`} className="map-stop" cx={x} cy={y} r="6" />
              ))}
            </>
          )}
          {shown.length > 0 && (
            <g>
              <path className="map-fence" d={lineThrough(shown) + (corners ? "" : "z")} />
              {corners?.map(({ x, y }) => (
                <circle key={`${x} ${y}`} className="map-stop" cx={x} cy={y} r="5" />
              ))}
              {!corners && <FenceName fence={fence} name={fenceName} />}
            </g>
          )}
          {devices.map((device) => (
            <Mark
              key={device.name}
              device={device}
              state={stateOf(device, minute)}
              isSelected={device === selected}
              hold={(mark) => {
                if (mark) marks.current.set(device, mark);
                else marks.current.delete(device);
              }}
              onSelect={onSelect}
            />
          ))}
        </svg>
      </div>
      {corners && <DrawingSurface drawing={drawing} onCorner={onCorner} />}
    </div>
  );
}

/** The dashes of a line of the length 1 that is drawn up to a part of it. */
function dashes(part: number): string {
  return `${part.toFixed(4)} 2`;
}

function lineThrough(places: readonly Place[]): string {
  return `M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** Moves a device's mark to its place; the arrow of a moving one points along its way. Hides a name that the frame would cut. */
function placeMark(mark: SVGGElement | undefined, { x, y, heading }: DeviceState, { from, to }: { from: number; to: number }): void {
  mark?.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  mark?.toggleAttribute("data-cut", x < from + NAME_REACH || x > to - NAME_REACH);
  if (heading !== null) mark?.querySelector(".fleet-arrow")?.setAttribute("transform", `rotate(${Math.round(heading)})`);
}

function Mark({
  device,
  state: { x, y, heading },
  isSelected,
  hold,
  onSelect,
}: {
  device: Device;
  state: DeviceState;
  isSelected: boolean;
  hold: (mark: SVGGElement | null) => void;
  onSelect: (device: Device) => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list has a button of it
    <g className="fleet-mark" ref={hold} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} onClick={() => onSelect(device)}>
      <circle className={isSelected ? "map-accuracy" : "fleet-reach"} r={isSelected ? 26 : 20} />
      <circle className={isSelected ? "map-live" : "fleet-disc"} r={isSelected ? 13 : 9} />
      {heading === null ? (
        <circle className="map-live-mark" r="3" />
      ) : (
        <path className="map-live-mark fleet-arrow" transform={`rotate(${Math.round(heading)})`} d={isSelected ? ARROW : SMALL_ARROW} />
      )}
      <text className="map-label" y={labelOffset(y, isSelected)} textAnchor="middle">
        {device.name}
      </text>
    </g>
  );
}

/**
 * The base line of a mark's name, from the mark. The one that is chosen has it above, clear of the way that it follows, the others below;
 * towards the edges, where a low frame cuts the map, it is on the side of the middle.
 */
function labelOffset(y: number, isSelected: boolean): number {
  if (isSelected) return y < HEIGHT / 4 ? 44 : -32;
  return y > HEIGHT * 0.65 ? -18 : 29;
}

/** Arrows to the right, which is 0 degrees. */
const ARROW = "M8 0-6 6.5-3 0-6-6.5z";
const SMALL_ARROW = "M5.5 0-4 4.5-2 0-4-4.5z";

/** The name of a fence below its lowest corner. */
function FenceName({ fence, name }: { fence: readonly Place[]; name: string }) {
  const lowest = Math.max(...fence.map(({ y }) => y));
  const middle = fence.reduce((sum, { x }) => sum + x, 0) / fence.length;
  return (
    <text className="map-label" x={middle} y={lowest + 18} textAnchor="middle">
      {name}
    </text>
  );
}

/** What lies over the map while a fence is drawn: a press drops a corner; keys move a cross and Enter drops one there. */
function DrawingSurface({ drawing, onCorner }: { drawing: RefObject<SVGSVGElement | null>; onCorner: (corner: Place) => void }) {
  const t = useText();
  const surface = useRef<HTMLDivElement>(null);
  const [cross, setCross] = useState<Place>({ x: WIDTH / 2, y: HEIGHT / 2 });
  useEffect(() => surface.current?.focus(), []);

  function press(event: MouseEvent) {
    const matrix = drawing.current?.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onCorner({ x: Math.round(x), y: Math.round(y) });
  }

  function pressKey(event: KeyboardEvent) {
    const [x = 0, y = 0] = KEYS[event.key] ?? [];
    if (event.key === "Enter" || event.key === " ") onCorner(cross);
    else if (x || y) setCross({ x: within(cross.x + x * KEY_STEP, WIDTH), y: within(cross.y + y * KEY_STEP, HEIGHT) });
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is drawn on, as on a canvas, by arrows too
    <div
      className="console-surface"
      ref={surface}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
      tabIndex={0}
      aria-label={t("console.drawMap")}
      onClick={press}
      onKeyDown={pressKey}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="console-cross" d={`M${cross.x - 14} ${cross.y}h28M${cross.x} ${cross.y - 14}v28`} />
      </svg>
    </div>
  );
}

const KEYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
