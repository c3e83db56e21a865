import { useEffect, useEffectEvent, useRef, type CSSProperties, type RefObject } from "react";
import { useText } from "#app/i18n/index.ts";
import { Icon } from "../basics/icon.tsx";
import { clock } from "#app/lib/format/clock.ts";
import { usePlayer, type Player } from "./use-player.ts";
import type { Chapter } from "./video-player.tsx";

/** Seconds that arrows and the letters J and L move by. */
const STEP = 5;
const LEAP = 10;
/** Change of the volume per press of an arrow, of 1. */
const VOLUME_STEP = 0.1;
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

/**
 * The controls of a film in the site's own style, in place of the browser's. Its line is a route: solid is played, dotted ahead, rings are
 * chapters, the disc is now.
 *
 * Keys, within the player: Space and K play, arrows and J, L move, up and down change the volume, digits go to tenths, Home and End to
 * the ends, C switches captions, M the sound, F the full screen, < and > the speed.
 */
export function PlayerControls({
  video,
  title,
  seconds,
  chapters,
  isSilent,
}: {
  video: RefObject<HTMLVideoElement | null>;
  title: string;
  seconds: number;
  chapters: Chapter[];
  isSilent: boolean;
}) {
  const t = useText();
  const player = usePlayer(video, seconds);
  const { playing, started, at, length, muted, speed, captions, tracks, full } = player;
  const chapter = chapters.findLast(({ second }) => second <= at);
  const now = t("ui.player.at", { now: clock(at), all: clock(length) });
  const playButton = useRef<HTMLButtonElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => handleKey(event, player));

  // The keys work in the whole player, whichever part of it has the focus.
  useEffect(() => {
    const frame = video.current?.parentElement;
    const handleKeys = (event: KeyboardEvent) => onKeyDown(event);
    frame?.addEventListener("keydown", handleKeys);
    return () => frame?.removeEventListener("keydown", handleKeys);
  }, [video]);

  /** The large button disappears once the film plays; the small one gets its focus. */
  function start() {
    player.toggle();
    playButton.current?.focus();
  }

  return (
    <>
      {!started && (
        <button type="button" className="player-start" aria-label={t("ui.player.playFilm", { title })} onClick={start}>
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <path d="m16 12 16 10-16 10z" />
          </svg>
        </button>
      )}
      <fieldset className="player-bar ink" aria-label={t("ui.player.controls", { title })}>
        <div className="player-line" style={{ "--part": length > 0 ? at / length : 0 } as CSSProperties}>
          <input
            type="range"
            min={0}
            max={length}
            step={0.1}
            value={at}
            aria-label={t("ui.player.position")}
            aria-valuetext={chapter ? `${now}, ${chapter.title}` : now}
            onChange={(event) => player.seek(Number(event.currentTarget.value))}
          />
          {chapters.map(({ second }) => (
            <i key={second} className={second <= at ? "is-reached" : undefined} style={{ "--at": second / length } as CSSProperties} />
          ))}
        </div>
        <div className="player-buttons">
          <button ref={playButton} type="button" className="player-button" aria-keyshortcuts="k" onClick={player.toggle}>
            <svg viewBox="0 0 24 24" className="icon icon-filled" aria-hidden="true">
              <path d={playing ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M7 4v16l13-8z"} />
            </svg>
            <span className="visually-hidden">{t(playing ? "ui.player.pause" : "ui.player.play")}</span>
          </button>
          <span className="player-time figures">{now}</span>
          {tracks.length > 0 && (
            <label>
              <span className="visually-hidden">{t("ui.player.captions")}</span>
              <select value={captions} onChange={(event) => player.showCaptions(event.currentTarget.value)}>
                <option value="">{t("ui.player.noCaptions")}</option>
                {tracks.map(({ language, label }) => (
                  <option key={language} value={language}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            <span className="visually-hidden">{t("ui.player.speed")}</span>
            <select className="figures" value={speed} onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}>
              {SPEEDS.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}×
                </option>
              ))}
            </select>
          </label>
          {!isSilent && (
            <button type="button" className="player-button" aria-pressed={muted} aria-keyshortcuts="m" onClick={player.toggleSound}>
              <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
                <path d={`M4 9v6h4l5 4V5L8 9z${muted ? "M17 9l5 6M22 9l-5 6" : "M17 9a4 4 0 0 1 0 6M19.5 6.5a8 8 0 0 1 0 11"}`} />
              </svg>
              <span className="visually-hidden">{t("ui.player.mute")}</span>
            </button>
          )}
          <button type="button" className="player-button" aria-pressed={full} aria-keyshortcuts="f" onClick={player.toggleFull}>
            <Icon name={full ? "shrink" : "expand"} />
            <span className="visually-hidden">{t("ui.player.full")}</span>
          </button>
        </div>
      </fieldset>
    </>
  );
}

/** Keys that work wherever the focus is within the player; buttons and lists keep theirs. */
function handleKey(event: KeyboardEvent, player: Player): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || target instanceof HTMLSelectElement) return;
  if (key === " " && target instanceof HTMLButtonElement) return;
  const { at, length, speed, volume } = player;
  const changeSpeed = (by: number) => player.setSpeed(SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed);
  const acts: Partial<Record<string, () => void>> = {
    " ": player.toggle,
    k: player.toggle,
    j: () => player.seek(at - LEAP),
    l: () => player.seek(at + LEAP),
    ArrowLeft: () => player.seek(at - STEP),
    ArrowRight: () => player.seek(at + STEP),
    ArrowUp: () => player.setVolume(volume + VOLUME_STEP),
    ArrowDown: () => player.setVolume(volume - VOLUME_STEP),
    Home: () => player.seek(0),
    End: () => player.seek(length),
    c: player.toggleCaptions,
    m: player.toggleSound,
    f: player.toggleFull,
    "<": () => changeSpeed(-1),
    ">": () => changeSpeed(1),
  };
  const act = /^\d$/.test(key) ? () => player.seek((length * Number(key)) / 10) : acts[key.length === 1 ? key.toLowerCase() : key];
  if (!act) return;
  event.preventDefault();
  act();
}
