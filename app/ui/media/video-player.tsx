import { useEffect, useRef, useState } from "react";
import { HTML_LANG, LANGUAGE_NAME, useLanguage, useText, type Language } from "#app/i18n/index.ts";
import { pictureAddress, type PictureSource } from "#app/lib/picture.ts";

export interface VideoFile {
  url: string;
  /** Media type, with codecs where browsers differ. */
  type: string;
}

/**
 * A video with the browser's own controls and captions in both languages. Nothing is loaded but the poster until it is played.
 * @param files the modern encoding first, then the one that everything plays
 * @param captions address of the WebVTT file of each language
 * @param onPlay called when it starts for the first time
 */
export function VideoPlayer({
  title,
  files,
  captions,
  poster,
  width = 1280,
  height = 720,
  onPlay,
}: {
  title: string;
  files: VideoFile[];
  captions: Partial<Record<Language, string>>;
  poster: PictureSource | null;
  width?: number;
  height?: number;
  onPlay?: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const [played, setPlayed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const last = files.length - 1;

  // The browser may have refused every file before the page came to life; that event is not told again.
  useEffect(() => {
    if (video.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setFailed(true);
  }, []);

  function firstPlay() {
    if (!played) onPlay?.();
    setPlayed(true);
  }

  return (
    <div className="video-player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are made below, one per language */}
      <video
        ref={video}
        controls
        playsInline
        preload="none"
        width={width}
        height={height}
        poster={poster ? pictureAddress(poster) : undefined}
        aria-label={title}
        onPlay={firstPlay}
      >
        {files.map(({ url, type }, index) => (
          <source key={url} src={url} type={type} onError={index === last ? () => setFailed(true) : undefined} />
        ))}
        {(["zh", "en"] as const).map(
          (track) =>
            captions[track] && (
              <track
                key={track}
                kind="captions"
                src={captions[track]}
                srcLang={HTML_LANG[track]}
                label={LANGUAGE_NAME[track]}
                default={track === language}
              />
            ),
        )}
        <p className="video-unsupported">{t("errors.videoUnsupported")}</p>
      </video>
      {failed && (
        <p className="video-unsupported" role="alert">
          {t("errors.videoUnsupported")}
        </p>
      )}
    </div>
  );
}
