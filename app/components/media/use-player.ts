import { useEffect, useState, type RefObject } from "react";
import { HTML_LANG, useLanguage } from "#app/i18n/index.ts";

/** A film's state for its controls. Times are in seconds, the volume is between 0 and 1. */
interface PlayerState {
  playing: boolean;
  /** Whether it has ever played. */
  started: boolean;
  at: number;
  length: number;
  muted: boolean;
  volume: number;
  speed: number;
  full: boolean;
  tracks: { language: string; label: string }[];
  /** Language of the visible captions; empty without any. */
  captions: string;
}

/** A film's state, and the actions of its controls. */
export interface Player extends PlayerState {
  toggle: () => void;
  seek: (second: number) => void;
  setSpeed: (speed: number) => void;
  setVolume: (volume: number) => void;
  showCaptions: (language: string) => void;
  toggleCaptions: () => void;
  toggleSound: () => void;
  toggleFull: () => void;
}

/** The events that change the controls. */
const EVENTS = ["play", "pause", "timeupdate", "seeking", "durationchange", "volumechange", "ratechange", "ended"] as const;

/**
 * Follows a film and plays it. Meanwhile it has no controls of the browser, and a click on it plays and pauses. Enables captions in the
 * page's language from now on: marked as the default, the browser would fetch them before the first paint.
 * @param seconds its length in seconds, until the browser knows it
 */
export function usePlayer(ref: RefObject<HTMLVideoElement | null>, seconds: number): Player {
  const [state, setState] = useState<PlayerState>(() => initialState(seconds));
  const [lastCaptions, setLastCaptions] = useState("");
  const ownLanguage = HTML_LANG[useLanguage()];

  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const update = () => {
      setState((last) => stateOf(video, seconds, last.started));
      setLastCaptions((last) => shownCaptions(video) || last);
    };
    const toggle = () => playOrPause(video);
    video.controls = false;
    video.addEventListener("click", toggle);
    for (const name of EVENTS) video.addEventListener(name, update);
    video.textTracks.addEventListener("change", update);
    document.addEventListener("fullscreenchange", update);
    if (!shownCaptions(video)) show(video, ownLanguage);
    update();
    return () => {
      video.controls = true;
      video.removeEventListener("click", toggle);
      for (const name of EVENTS) video.removeEventListener(name, update);
      video.textTracks.removeEventListener("change", update);
      document.removeEventListener("fullscreenchange", update);
    };
  }, [ref, seconds, ownLanguage]);

  function control(what: (video: HTMLVideoElement) => void): void {
    if (ref.current) what(ref.current);
  }

  function showCaptions(language: string): void {
    control((video) => show(video, language));
  }

  return {
    ...state,
    toggle: () => control(playOrPause),
    seek: (second) => control((video) => (video.currentTime = within(second, state.length))),
    setSpeed: (speed) => control((video) => (video.playbackRate = speed)),
    setVolume: (volume) => control((video) => Object.assign(video, { volume: within(volume, 1), muted: false })),
    showCaptions,
    toggleCaptions: () => showCaptions(state.captions ? "" : lastCaptions || (state.tracks[0]?.language ?? "")),
    toggleSound: () => control((video) => (video.muted = !video.muted)),
    toggleFull: () => control((video) => void toggleFullScreen(video)),
  };
}

/** A film before it loads: only its length is known. */
function initialState(length: number): PlayerState {
  return { playing: false, started: false, at: 0, length, muted: false, volume: 1, speed: 1, full: false, tracks: [], captions: "" };
}

function stateOf(video: HTMLVideoElement, knownLength: number, started: boolean): PlayerState {
  const { paused, ended, currentTime, duration, muted, volume, playbackRate: speed, textTracks, parentElement } = video;
  const length = Number.isFinite(duration) ? duration : knownLength;
  return {
    playing: !paused && !ended,
    started: started || !paused || currentTime > 0,
    at: Math.min(currentTime, length),
    length,
    muted,
    volume,
    speed,
    full: document.fullscreenElement !== null && document.fullscreenElement === parentElement,
    tracks: [...textTracks].map(({ language, label }) => ({ language, label })),
    captions: shownCaptions(video),
  };
}

function shownCaptions({ textTracks }: HTMLVideoElement): string {
  return [...textTracks].find(({ mode }) => mode === "showing")?.language ?? "";
}

/** Shows the captions in a language; none if it has none in it. */
function show({ textTracks }: HTMLVideoElement, language: string): void {
  for (const track of textTracks) track.mode = track.language === language ? "showing" : "disabled";
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

function playOrPause(video: HTMLVideoElement): void {
  // The film's own events report a failure to play.
  if (video.paused) void video.play().catch(() => undefined);
  else video.pause();
}

/** Shows the film with its controls in full screen where the browser can; on an iPhone the film alone. */
async function toggleFullScreen(video: HTMLVideoElement & { webkitEnterFullscreen?: () => void }): Promise<void> {
  const frame = video.parentElement;
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) await frame?.requestFullscreen();
    else video.webkitEnterFullscreen?.();
  } catch (error) {
    console.info("The film could not be shown on the full screen:", error);
  }
}
