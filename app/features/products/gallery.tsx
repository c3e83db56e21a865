import { useId, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useText } from "#app/i18n/index.ts";
import { largestAddress, type PictureSource } from "#app/lib/picture.ts";
import { Icon } from "#app/components/basics/icon.tsx";
import { LazyOnDemand } from "#app/components/basics/lazy-on-demand.tsx";
import type { ModelSource, ModelViewer } from "#app/components/model/model-viewer.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import "./gallery.css";

const zoom = () => import("#app/components/media/picture-zoom.tsx").then(({ PictureZoom }) => PictureZoom);

/**
 * Pictures of one thing: a strip to swipe or scroll sideways, and thumbnails that lead to its places. Each picture
 * enlarges. Without script the thumbnails are links to places in the strip, and the large ones to their files.
 * @param label describes the pictures
 * @param model turns in the place of the pictures; without script its file can be downloaded
 * @param over what lies over some of the pictures, by their places
 */
export function Gallery({
  pictures,
  label,
  model = null,
  over,
}: {
  pictures: PictureSource[];
  label: string;
  model?: ModelSource | null;
  over?: Readonly<Record<number, ReactNode>>;
}) {
  const t = useText();
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const modelTile = useRef<HTMLButtonElement>(null);
  const [position, setPosition] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const [view, setView] = useState<"pictures" | "loading" | "model" | "unsupported">("pictures");
  const [Viewer, setViewer] = useState<typeof ModelViewer | null>(null);
  const turning = model !== null && Viewer !== null && view === "model";

  /** Following the link alone would also scroll the page. */
  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    flushSync(() => setView("pictures"));
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
    setPosition(index);
  }

  function openZoom(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPosition(index);
    setZoomed(true);
  }

  function closeZoom(last: number) {
    flushSync(() => setZoomed(false));
    strip.current?.scrollTo({ left: last * strip.current.clientWidth, behavior: "instant" });
    strip.current?.children[last]?.querySelector("a")?.focus({ preventScroll: true });
    setPosition(last);
  }

  /** Fetches the viewer on demand: most visitors only look at the pictures. */
  async function openModel() {
    setView("loading");
    try {
      const viewer = await import("#app/components/model/model-viewer.tsx");
      setViewer(() => viewer.ModelViewer);
      setView("model");
    } catch (error) {
      console.warn("The viewer of models could not be loaded:", error);
      setView("unsupported");
    }
  }

  function closeModel() {
    flushSync(() => setView("pictures"));
    strip.current?.scrollTo({ left: position * strip.current.clientWidth, behavior: "instant" });
    modelTile.current?.focus();
  }

  return (
    <div className="gallery">
      {turning && <Viewer model={model} poster={pictures[0] ?? null} onClose={closeModel} onUnsupported={() => setView("unsupported")} />}
      <ul
        className="gallery-strip"
        ref={strip}
        hidden={turning}
        aria-label={label}
        onScroll={({ currentTarget }) => setPosition(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.name} id={`${id}${index}`} className="picture-frame">
            <a href={largestAddress(picture)} onClick={(event) => openZoom(event, index)}>
              <Picture picture={picture} sizes="(min-width: 78rem) 588px, (min-width: 62rem) 46vw, 92vw" priority={index === 0} />
              {over?.[index]}
            </a>
          </li>
        ))}
      </ul>
      {zoomed && <LazyOnDemand load={zoom} props={{ pictures, first: position, label, onClose: closeZoom }} />}
      <output className={view === "unsupported" ? "gallery-note" : "visually-hidden"}>
        {view === "unsupported" ? t("ui.model.unsupported") : view === "loading" && t("ui.model.loading")}
      </output>
      {(pictures.length > 1 || model) && (
        <ul className="gallery-thumbs">
          {pictures.map((picture, index) => (
            <li key={picture.name}>
              <a
                href={`#${id}${index}`}
                aria-label={t("ui.pictureOf", { number: index + 1, total: pictures.length })}
                aria-current={index === position && !turning ? "true" : undefined}
                onClick={(event) => show(event, index)}
              >
                <span className="picture-frame">
                  <Picture picture={{ ...picture, alt: "" }} sizes="132px" />
                </span>
              </a>
            </li>
          ))}
          {model && (
            <li>
              <button
                type="button"
                className="gallery-model when-scripted"
                ref={modelTile}
                aria-pressed={turning}
                onClick={() => (turning ? closeModel() : void openModel())}
              >
                <Icon name="cube" />
                {t("ui.model.open")}
              </button>
              <a className="gallery-model when-unscripted" href={model.url} download>
                <Icon name="cube" />
                {t("ui.model.file")}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
