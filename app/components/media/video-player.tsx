import { LANGUAGES } from "#shared/languages.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { preload } from "react-dom";
import { HTML_LANG, LANGUAGE_NAME, useText, type Language } from "#app/i18n/index.ts";
import { pictureAddress, type PictureSource } from "#app/lib/picture.ts";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { Button } from "../basics/button.tsx";
import { LazyOnDemand } from "../basics/lazy-on-demand.tsx";
import { clock } from "#app/lib/format/clock.ts";
import { FilmText, type SpokenParts } from "./film-text.tsx";
import "./video-player.css";

const controls = () => import("./player-controls.tsx").then(({ PlayerControls }) => PlayerControls);

export interface VideoFile {
  url: string;
  /** Media type, with codecs where browsers differ. */
  type: string;
}

/** A part of a film from a second on. */
export interface Chapter {
  title: string;
  second: number;
}

/**
 * A video with captions in both languages and its chapters below. It has the browser's own controls until the site's have loaded.
 * Until then it loads only the poster; the film and, without script, its captions load on demand.
 * @param files the modern encoding first, then the universal one; none for a film that cannot play now
 * @param captions address of the WebVTT file of each language
 * @param seconds length of the film, unknown to the browser before it loads
 * @param text of its captions
 * @param isSilent whether it has no sound
 * @param priority for a film at the top of a page: its poster loads first
 * @param startByAddress for the main film of a page: it begins at the second in `?t=`, as in links to its chapters
 */
export function VideoPlayer({
  title,
  files,
  captions,
  poster,
  seconds,
  chapters,
  text,
  isSilent,
  priority,
  startByAddress = false,
}: {
  title: string;
  files: VideoFile[];
  captions: Partial<Record<Language, string>>;
  poster: PictureSource | null;
  seconds: number;
  chapters: Chapter[];
  text: SpokenParts | null;
  isSilent: boolean;
  priority: boolean;
  startByAddress?: boolean;
}) {
  const t = useText();
  const [failure, setFailure] = useState<Failure | null>(files.length === 0 ? "missing" : null);
  const video = useRef<HTMLVideoElement>(null);
  const last = files.length - 1;

  /** No file could be played, or the connection broke within one. */
  function fail() {
    const sources = [...(video.current?.querySelectorAll("source") ?? [])];
    const playable = sources.some(({ type }) => video.current?.canPlayType(type));
    setFailure(playable ? "connection" : "unsupported");
  }

  function retry() {
    setFailure(null);
    const time = video.current?.currentTime ?? 0;
    video.current?.load();
    show(time);
  }

  // The browser may have refused every file before hydration; it does not repeat that event.
  const failedEarly = useEffectEvent(() => {
    if (video.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) fail();
  });
  useEffect(() => failedEarly(), []);

  useEffect(() => {
    const second = startByAddress ? Number(new URLSearchParams(window.location.search).get("t")) : 0;
    // An unloaded film remembers the position for its start.
    if (video.current && second > 0 && second < seconds) video.current.currentTime = second;
  }, [startByAddress, seconds]);

  function show(second: number) {
    if (!video.current) return;
    video.current.currentTime = second;
    void video.current.play().catch(() => undefined);
  }

  const picture = poster ? pictureAddress(poster) : undefined;
  if (priority && picture) preload(picture, { as: "image", fetchPriority: "high" });

  return (
    <div className="video-player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are made below, one per language */}
      <video
        ref={video}
        controls={files.length > 0}
        playsInline
        preload="none"
        {...(!priority && LAZY)}
        width={WIDTH}
        height={HEIGHT}
        poster={picture}
        aria-label={title}
        onError={fail}
      >
        {files.map(({ url, type }, index) => (
          <source key={url} src={url} type={type} onError={index === last ? fail : undefined} />
        ))}
        {LANGUAGES.map(
          (track) =>
            captions[track] && (
              <track key={track} kind="captions" src={captions[track]} srcLang={HTML_LANG[track]} label={LANGUAGE_NAME[track]} />
            ),
        )}
        <p className="video-unsupported">{t("errors.videoUnsupported")}</p>
      </video>
      {failure ? (
        <p className="video-unsupported" role="alert">
          {t(FAILURE_TEXT[failure])}
          {failure === "connection" && (
            <Button size="small" onClick={retry}>
              {t("errors.retry")}
            </Button>
          )}
        </p>
      ) : (
        <div className="player-place when-scripted">
          <LazyOnDemand load={controls} props={{ video, title, seconds, chapters, isSilent }} />
        </div>
      )}
      {chapters.length > 0 && <Chapters chapters={chapters} onShow={show} />}
      <FilmText text={text} isSilent={isSilent} />
    </div>
  );
}

/** The reason why a film cannot play: no file, none for this browser, or a failed download. */
type Failure = "missing" | "unsupported" | "connection";
const FAILURE_TEXT = {
  missing: "errors.videoUnavailable",
  unsupported: "errors.videoUnsupported",
  connection: "errors.connectionFailed",
} as const;
/** Pixels of a film's frame. */
const WIDTH = 1280;
const HEIGHT = 720;
/** For a film further down: its poster loads when it comes near. React's types lack the attribute. */
const LAZY = { loading: "lazy" };

/** The chapters as a list; with script each leads to its place in the film. */
function Chapters({ chapters, onShow }: { chapters: Chapter[]; onShow: (second: number) => void }) {
  const t = useText();
  const scripted = useScripted();

  return (
    <ol className="video-chapters" aria-label={t("ui.player.chapters")}>
      {chapters.map(({ title, second }) => {
        const label = (
          <>
            <span className="figures">{clock(second)}</span>
            {` ${title}`}
          </>
        );
        return (
          <li key={second}>
            {scripted ? (
              <button type="button" onClick={() => onShow(second)}>
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
