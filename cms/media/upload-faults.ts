import { say } from "#shared/desk-texts/say.ts";
import type { FileFaultReason } from "../lib/file-worker/file-worker.ts";
import type { Bilingual } from "../lib/i18n.ts";
import { MAX_PIXELS } from "./most-pixels.ts";
import { MAX_TYPEFACE_BYTES } from "./typeface.ts";

/** Why an uploaded file is refused. */
export interface UploadFault extends Bilingual {
  /** Whether the message also lists the accepted files. */
  isOfKind?: boolean;
}

const KILOBYTE = 1000;
/** Pixels in a million. */
const MEGAPIXEL = 1_000_000;

// No colon in English: Payload's notice makes a list of fields of the words after one.
export const DAMAGED: UploadFault = {
  ...say("This file is damaged, or is not what its name says. Choose one that can be opened."),
  isOfKind: true,
};
export const UNKNOWN_KIND: UploadFault = { ...say("Files of this kind cannot be uploaded."), isOfKind: true };
export const DRAWING: UploadFault = {
  ...say(
    "This SVG cannot be read, has more than 1 MB, or holds scripts, animations, entities, embedded pictures or links to other files. Export shapes alone, with text as outlines, or save it as PNG.",
  ),
  isOfKind: true,
};
export const NO_CAPTIONS: UploadFault = say(
  "These captions are neither WebVTT nor SRT, or their text encoding is not recognised. Save them as WebVTT in UTF-8.",
);
export const LARGE_TYPEFACE: UploadFault = say(
  "This typeface has more than {maxTypefaceBytes} kB, which each visitor would fetch. Export it again with the characters alone that you need.",
  { maxTypefaceBytes: MAX_TYPEFACE_BYTES / KILOBYTE },
);
export const PASSWORD: UploadFault = say(
  "This PDF asks for a password, so visitors could not open it. Save it without one, and upload that.",
);
export const PHONE_PICTURE: UploadFault = say(
  "Many browsers cannot open HEIC. On the iPhone choose Settings › Camera › Formats › Most Compatible for new photos, and export this one as JPEG.",
);
export const PHONE_FILM: UploadFault = say(
  "Many browsers cannot play MOV. On the iPhone choose Settings › Camera › Formats › Most Compatible for new videos, and convert this one to MP4 with H.264.",
);

/** The faults of files that ended their worker, or found none free. */
export const WORKER_FAULTS: Record<FileFaultReason, UploadFault> = {
  time: say("Opening this file takes too long. Save it in a simpler form, and upload that."),
  memory: say("Opening this file takes too much memory. Make it smaller or simpler, and upload that."),
  crash: DAMAGED,
  busy: say("Too many files are waiting to be checked. Upload this one again in a while."),
};

/** @param pixels that a picture has, those of all pictures of an animation together */
export function manyPixels(pixels: number): UploadFault {
  const [has, most] = [Math.round(pixels / MEGAPIXEL), MAX_PIXELS / MEGAPIXEL];
  return say(
    "This picture has {has} million pixels, all pictures of an animation together, and may have {most} million. Make it smaller and upload that.",
    { has, most },
  );
}

/** @param scans that a JPEG is made of @param most that it may have */
export function manyScans(scans: number, most: number): UploadFault {
  return say("This JPEG is drawn in {scans} scans, and may have {most}. Save it as an ordinary JPEG, and upload that.", { scans, most });
}
