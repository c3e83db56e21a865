import { say } from "#shared/desk-texts/say.ts";
import type { InputAudioTrack, InputVideoTrack } from "mediabunny";
import type { Bilingual } from "../lib/i18n.ts";
import { openFilm } from "./film-length.ts";

/** What browsers of today play without asking the machine for it (https://developer.mozilla.org/docs/Web/Media/Guides/Formats). */
const PICTURES: ReadonlySet<string> = new Set(["avc", "vp8", "vp9", "av1"]);
const SOUNDS: ReadonlySet<string> = new Set(["aac", "mp3", "opus", "vorbis", "flac"]);
/** H.264 of more than 8 bits or of finer colours: the profiles High 10, High 4:2:2 and High 4:4:4, in hexadecimal figures. */
const UNPLAYED_AVC = /^avc\d\.(?:6e|7a|f4)/i;

/** Common names of codecs, by those of mediabunny and of files. */
const NAMES: Record<string, string> = {
  hevc: "HEVC (H.265)",
  prores: "ProRes",
  mp4v: "MPEG-4 Part 2",
  ac3: "AC-3",
  eac3: "E-AC-3",
  dts: "DTS",
};

const UNREADABLE = say("This video is damaged: nothing playable was found in it. Choose one that can be played.");
const NO_PICTURE = say("This video has sound only, and no picture.");

/**
 * Whether a film can be played in browsers, and heard.
 * @param film its path, or its bytes, of which the head alone is read
 * @returns why it cannot be played, null when it can; and whether it has no sound
 */
export async function lookAtFilm(film: string | Uint8Array): Promise<{ fault: Bilingual | null; isSilent: boolean }> {
  const input = await openFilm(film);
  try {
    const [pictures, sounds] = [await input.getVideoTracks(), await input.getAudioTracks()];
    const isSilent = sounds.length === 0;
    if (pictures.length === 0) return { fault: isSilent ? UNREADABLE : NO_PICTURE, isSilent };
    return { fault: (await faultOfPicture(pictures)) ?? (await faultOfSound(sounds)), isSilent };
  } catch {
    return { fault: UNREADABLE, isSilent: false };
  } finally {
    input.dispose();
  }
}

/** Of several pictures the browser plays the first that it can. */
async function faultOfPicture(tracks: InputVideoTrack[]): Promise<Bilingual | null> {
  const faults: Bilingual[] = [];
  for (const track of tracks) {
    const codec = await track.getCodec();
    const isFine = !UNPLAYED_AVC.test((await track.getCodecParameterString()) ?? "");
    if (codec && PICTURES.has(codec) && isFine) return null;
    const name = codec === "avc" ? "H.264 10-bit / 4:2:2" : nameOf(codec ?? track.internalCodecId);
    faults.push(
      say(
        "Many browsers cannot play this video, because its picture is encoded as {name}. Convert it to MP4 with 8-bit H.264 and upload that.",
        { name },
      ),
    );
  }
  return faults[0] ?? null;
}

async function faultOfSound(tracks: InputAudioTrack[]): Promise<Bilingual | null> {
  const codecs = await Promise.all(tracks.map((track) => track.getCodec()));
  if (codecs.length === 0 || codecs.some((codec) => codec && SOUNDS.has(codec))) return null;
  const name = nameOf(codecs[0] ?? tracks[0]?.internalCodecId);
  return say("Many browsers play this video without its sound, which is encoded as {name}. Convert the sound to AAC and upload that.", {
    name,
  });
}

function nameOf(codec: unknown): string {
  const text = typeof codec === "string" ? codec : "?";
  return (
    NAMES[text] ??
    text
      .replace(/[^\w.-]/g, "")
      .slice(0, 20)
      .toUpperCase()
  );
}
