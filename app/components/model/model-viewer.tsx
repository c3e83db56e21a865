import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from "react";
import { Link } from "react-router";
import { useText } from "#app/i18n/index.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { Icon, type IconName } from "../basics/icon.tsx";
import { LoadFailed } from "../lists/states.tsx";
import { Picture } from "../media/picture.tsx";
import { PartLabels, type PartLabelsHandle } from "./part-labels.tsx";
import { plainName } from "./part-names.ts";
import type { StageFrame } from "./stage.ts";
import { useModelStage } from "./use-model-stage.ts";
import { headingOf, moveOfKey } from "./view.ts";
import "./model.css";

/** A three-dimensional model on a page. */
export interface ModelSource {
  /** Address of a binary glTF file: metres, y up, one node per part. */
  url: string;
  /** Bytes. */
  size: number;
  /** The model's description: "V3 vehicle tracker". */
  name: string;
  /** The name of a layer's part in the page's language; undefined without a word for it. */
  partName: (layer: string) => string | undefined;
  /** The stated facts of a part, each with its link. */
  partFacts: (layer: string) => { to: string; text: string }[];
}

interface ModelViewerProps {
  model: ModelSource;
  /** Shown until the model is loaded. */
  poster: PictureSource | null;
  onClose: () => void;
  /** Called when the browser cannot draw in three dimensions. */
  onUnsupported: () => void;
}

/** A model to turn, enlarge and take apart. Showing this loads the drawing library and the file. */
export function ModelViewer(props: ModelViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** Buttons for people who cannot drag. */
const DIRECTIONS = ["left", "right", "up", "down"] as const;

/** One attempt to show the model; after a failure the next one begins anew. */
function Attempt({ model, poster, onClose, onUnsupported, onRetry }: ModelViewerProps & { onRetry: () => void }) {
  const t = useText();
  const help = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const labels = useRef<PartLabelsHandle>(null);
  const [full, setFull] = useState(false);

  const showFrame = (frame: StageFrame) => {
    labels.current?.place(frame);
    const { dataset } = root.current ?? {};
    if (!dataset) return;
    dataset["azimuth"] = String(headingOf(frame.view.azimuth));
    dataset["elevation"] = String(Math.round(frame.view.elevation));
    dataset["zoom"] = String(Math.round(frame.view.zoom * 100));
    dataset["exploded"] = String(Math.round(frame.exploded * 100));
  };
  const stage = useModelStage({ model, host, onFrame: showFrame, onUnsupported });
  const { phase, amount, announced, handled, move, explode } = stage;

  useEffect(() => field.current?.focus(), []);

  const follow = useEffectEvent(() => {
    const now = document.fullscreenElement === root.current;
    setFull(now);
    stage.takeAllGestures(now);
  });
  useEffect(() => {
    const onChange = () => follow();
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const direction = moveOfKey(event);
    if (event.key === "Escape" && !full) onClose();
    else if (direction && phase.state === "ready") move(direction);
    else return;
    event.preventDefault();
  }

  const ready = phase.state === "ready";
  const parts = ready ? phase.parts.map((layer) => ({ layer, name: model.partName(layer) ?? plainName(layer) })) : [];
  const isOpen = amount > 0;
  return (
    <div className="model-viewer" ref={root} data-state={phase.state}>
      <div className="model-stage lit picture-frame">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application in the sense of ARIA: it takes the keys itself */}
        <div
          className="model-field"
          ref={field}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
          aria-label={t("ui.model.label", { name: model.name })}
          aria-describedby={help}
          onKeyDown={onKeyDown}
        >
          <div className="model-canvas" ref={host} />
          {ready && <PartLabels parts={parts} ref={labels} />}
        </div>
        {phase.state === "loading" && <Loading poster={poster} share={phase.share} />}
        {phase.state === "failed" && (
          <div className="model-failed">
            <LoadFailed text={t("ui.model.failed")} onRetry={onRetry} />
          </div>
        )}
        {ready && !handled && !isOpen && (
          <p className="model-hint" aria-hidden="true">
            <span className="model-hint-mouse">{t("ui.model.hintMouse")}</span>
            <span className="model-hint-touch">{t("ui.model.hintTouch")}</span>
          </p>
        )}
        <Tool className="model-close" icon="close" label={t("ui.model.close")} onClick={onClose} />
      </div>
      <div className="model-bar">
        {ready && phase.canExplode && <Exploding amount={amount} onExplode={explode} />}
        <div className="model-tools">
          {DIRECTIONS.map((direction) => (
            <Tool
              key={direction}
              icon={`chevron-${direction}`}
              label={t(`ui.model.${direction}`)}
              disabled={!ready}
              onClick={() => move(direction)}
            />
          ))}
          <Tool icon="minus" label={t("ui.model.farther")} disabled={!ready} onClick={() => move("farther")} />
          <Tool icon="plus" label={t("ui.model.nearer")} disabled={!ready} onClick={() => move("nearer")} />
          <Tool icon="undo" label={t("ui.model.home")} disabled={!ready} onClick={() => move("home")} />
          {document.fullscreenEnabled && (
            <Tool
              icon={full ? "shrink" : "expand"}
              label={t(full ? "ui.model.windowed" : "ui.model.full")}
              disabled={!ready}
              onClick={() => void (full ? document.exitFullscreen() : root.current?.requestFullscreen())}
            />
          )}
        </div>
      </div>
      <p className="visually-hidden" id={help}>
        {t("ui.model.help")}
      </p>
      <output className="visually-hidden">
        {announced &&
          t("ui.model.view", {
            azimuth: headingOf(announced.azimuth),
            elevation: Math.round(announced.elevation),
            zoom: Math.round(announced.zoom * 100),
          })}
      </output>
      {isOpen && <Parts parts={parts} factsOf={model.partFacts} />}
    </div>
  );
}

/** The picture in place of the model, and the progress of loading. */
function Loading({ poster, share }: { poster: PictureSource | null; share: number }) {
  const t = useText();
  return (
    <div className="model-loading">
      {poster && <Picture picture={{ ...poster, alt: "" }} sizes="(min-width: 78rem) 690px, (min-width: 62rem) 55vw, 92vw" />}
      <p>
        {t("ui.model.loading")}
        <progress aria-label={t("ui.model.loading")} value={share} />
      </p>
    </div>
  );
}

/** Takes the model apart, at once or by a handle. */
function Exploding({ amount, onExplode }: { amount: number; onExplode: (amount: number, gradually: boolean) => void }) {
  const t = useText();
  const isOpen = amount > 0;
  return (
    <div className="model-explode">
      <button type="button" className="model-explode-button" aria-pressed={isOpen} onClick={() => onExplode(isOpen ? 0 : 1, true)}>
        <Icon name="layers" />
        {t("ui.model.explode")}
      </button>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(amount * 100)}
        aria-label={t("ui.model.amount")}
        onChange={({ currentTarget }) => onExplode(currentTarget.valueAsNumber / 100, false)}
      />
    </div>
  );
}

/** The parts by name, each with its stated facts. */
function Parts({ parts, factsOf }: { parts: { layer: string; name: string }[]; factsOf: ModelSource["partFacts"] }) {
  const t = useText();
  return (
    <section className="model-parts" aria-label={t("ui.model.parts")}>
      <ol>
        {parts.map(({ layer, name }) => (
          <li key={layer}>
            <b>{name}</b>
            {factsOf(layer).map(({ to, text }) => (
              <Link key={to} to={to} replace preventScrollReset={false} defaultShouldRevalidate={false}>
                {text}
              </Link>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A square button with a sign; its name is a tooltip too. */
function Tool({
  icon,
  label,
  disabled = false,
  className = "",
  onClick,
}: {
  icon: IconName;
  label: string;
  disabled?: boolean;
  className?: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={`icon-button model-tool ${className}`.trimEnd()}
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
