import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type WheelEvent } from "react";
import { useText } from "#app/i18n/index.ts";
import { pictureAddress, pictureSrcSet, type PictureSource } from "#app/lib/picture.ts";
import { Icon } from "../basics/icon.tsx";
import "./picture-zoom.css";

/** Limits and step of the scale. */
const MAX_ZOOM = 5;
const STEP = 1.5;
/** Share of the picture's own width per press of an arrow. */
const NUDGE = 0.12;
/** How much a line of a wheel changes. */
const WHEEL = 0.002;

interface View {
  scale: number;
  /** Offset of the picture's middle from the window's, in parts of its width and height. */
  x: number;
  y: number;
}

/** Buttons for people who cannot drag: the direction to look at in an enlarged picture, and the picture's opposite move. */
const MOVES = [
  ["left", NUDGE, 0],
  ["right", -NUDGE, 0],
  ["up", 0, NUDGE],
  ["down", 0, -NUDGE],
] as const;

const WHOLE: View = { scale: 1, x: 0, y: 0 };

/**
 * Pictures in the whole window, for a close look. Wheel, double click, two fingers and + − change the scale; dragging and, when
 * it is enlarged, arrows move; else arrows go to the next picture. Home shows it whole, Esc closes.
 * @param first index of the first picture
 * @param onClose receives the index of the last one
 */
export function PictureZoom({
  pictures,
  first,
  label,
  onClose,
}: {
  pictures: PictureSource[];
  first: number;
  label: string;
  onClose: (shown: number) => void;
}) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [current, setCurrent] = useState(first);
  const [view, setView] = useState(WHOLE);
  const picture = pictures[current];

  useEffect(() => {
    // In strict mode effects run twice, and a dialog opens once.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function changeView(change: (now: View) => View) {
    setView((now) => clampView(change(now)));
  }

  function showNext(by: number) {
    setCurrent((current + by + pictures.length) % pictures.length);
    setView(WHOLE);
  }

  function move(x: number, y: number) {
    changeView((now) => ({ ...now, x: now.x + x, y: now.y + y }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const near = view.scale > 1;
    const acts: Partial<Record<string, () => void>> = {
      "+": () => changeView(scaleBy(STEP)),
      "=": () => changeView(scaleBy(STEP)),
      "-": () => changeView(scaleBy(1 / STEP)),
      Home: () => setView(WHOLE),
      ArrowLeft: () => (near ? move(NUDGE, 0) : showNext(-1)),
      ArrowRight: () => (near ? move(-NUDGE, 0) : showNext(1)),
      ArrowUp: () => move(0, NUDGE),
      ArrowDown: () => move(0, -NUDGE),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const before = fingers.current.get(pointerId);
    const box = frame.current?.getBoundingClientRect();
    if (!before || !box) return;
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    fingers.current.set(pointerId, { x, y });
    if (other) {
      const distanceTo = (one: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);
      return changeView(scaleBy(distanceTo({ x, y }) / Math.max(1, distanceTo(before))));
    }
    changeView((now) => ({ ...now, x: now.x + (x - before.x) / box.width, y: now.y + (y - before.y) / box.height }));
  }

  function onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    fingers.current.set(pointerId, { x, y });
  }

  const release = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);

  return (
    <dialog
      ref={dialog}
      className="picture-zoom ink"
      aria-label={label}
      onClose={() => onClose(current)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the buttons inside
      onKeyDown={onKeyDown}
    >
      <div
        ref={frame}
        className="picture-zoom-frame"
        onWheel={({ deltaY }: WheelEvent) => changeView(scaleBy(1 - deltaY * WHEEL))}
        onDoubleClick={() => setView(view.scale > 1 ? WHOLE : { ...WHOLE, scale: STEP * STEP })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {picture && (
          <img
            key={picture.name}
            srcSet={pictureSrcSet(picture)}
            sizes={`${Math.round(view.scale * 100)}vw`}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            draggable={false}
            style={
              { "--scale": view.scale, "--x": view.x, "--y": view.y, backgroundImage: `url("${pictureAddress(picture)}")` } as CSSProperties
            }
          />
        )}
      </div>
      <div className="picture-zoom-bar">
        <output className="figures">{t("ui.pictureOf", { number: current + 1, total: pictures.length })}</output>
        {view.scale > 1 &&
          MOVES.map(([direction, x, y]) => (
            <ZoomButton key={direction} icon={`chevron-${direction}`} label={t(`ui.zoom.${direction}`)} onClick={() => move(x, y)} />
          ))}
        <ZoomButton icon="arrow-left" label={t("ui.zoom.previous")} onClick={() => showNext(-1)} />
        <ZoomButton icon="arrow-right" label={t("ui.zoom.next")} onClick={() => showNext(1)} />
        <ZoomButton icon="minus" label={t("ui.zoom.farther")} disabled={view.scale <= 1} onClick={() => changeView(scaleBy(1 / STEP))} />
        <ZoomButton icon="plus" label={t("ui.zoom.nearer")} disabled={view.scale >= MAX_ZOOM} onClick={() => changeView(scaleBy(STEP))} />
        <ZoomButton icon="close" label={t("ui.zoom.close")} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

function ZoomButton({
  icon,
  label,
  ...rest
}: {
  icon: Parameters<typeof Icon>[0]["name"];
  label: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className="icon-button" title={label} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

function scaleBy(by: number): (now: View) => View {
  return (now) => {
    const scale = Math.min(MAX_ZOOM, Math.max(1, now.scale * by));
    // The middle of the window keeps its point of the picture.
    return { scale, x: (now.x * scale) / now.scale, y: (now.y * scale) / now.scale };
  };
}

/** An edge of the picture never moves inside the window. */
function clampView({ scale, x, y }: View): View {
  const room = (scale - 1) / 2;
  const within = (value: number) => Math.min(room, Math.max(-room, value));
  return { scale, x: within(x), y: within(y) };
}
