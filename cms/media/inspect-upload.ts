/** Inspects an uploaded file before anything else reads it, in a file worker (`read-upload.ts`). */
import { asWebVtt } from "./captions.ts";
import { checksumOf } from "./checksum.ts";
import { contentType, extensionByContent, matchesItsExtension, typeByExtension } from "./extension-matches-content.ts";
import { cleanName, endingOf } from "./file-name.ts";
import { checkFilmBoxes } from "./film-boxes.ts";
import { lookAtFilm } from "./film-codecs.ts";
import { lengthOfFilm } from "./film-length.ts";
import { faultOfModel } from "./model-faults.ts";
import { MAX_PIXELS, openPicture, uprightSize } from "./most-pixels.ts";
import { asksForPassword, isWholePdf } from "./pdf.ts";
import { countScans, isAnimatedPng, MAX_SCANS } from "./picture-metadata.ts";
import { storedPicture } from "./stored-picture.ts";
import { MAX_TYPEFACE_BYTES, readTypeface } from "./typeface.ts";
import * as faults from "./upload-faults.ts";
import type { UploadFault } from "./upload-faults.ts";
import { drawVector } from "./vector.ts";

/** Extensions of the pictures that an iPhone takes by default. */
const PHONE_PICTURES = new Set(["heic", "heif", "hif"]);
const PHONE_FILMS = new Set(["mov", "qt"]);
const PHONE_PICTURE_TYPE = /^image\/hei[cf]/;
/** Types of what a browser runs, by their names; of the accepted ones, those of Office hold such a word too. */
const RUN_BY_BROWSERS = /html|xml(?!formats)|xsl|script/i;

/** A file as it is sent: its bytes, or where it lies. */
export interface SentFile {
  name: string;
  mimetype: string;
  size: number;
  data: Uint8Array;
  tempFilePath?: string | undefined;
}

/** The stored facts about a file. */
export interface FileFacts {
  mimeType: string;
  /** Of the bytes in memory. */
  sha256: string;
  /** Length of a film in whole seconds; null for another file, and for a film that does not tell. */
  seconds: number | null;
  /** Whether a film has no sound; null for another file. */
  isSilent: boolean | null;
  /** Whether a typeface has all its weights; null for another file. */
  isVariable: boolean | null;
  /** Size of a picture as browsers show it, in pixels. */
  width: number | null;
  height: number | null;
}

/** A file as it is stored. Its bytes are null where it is stored as it was sent. */
export interface InspectedFile {
  name: string;
  data: Uint8Array | null;
  facts: FileFacts;
}

/** Either why a file is refused, or how it is stored. */
export type Inspection = { fault: UploadFault } | { file: InspectedFile };

/** Ends an inspection. */
class Refused extends Error {
  readonly fault: UploadFault;

  constructor(fault: UploadFault) {
    super(fault.en);
    this.fault = fault;
  }
}

/**
 * Looks at a file: gives it a clean name and the media type of its end, by which it is known to visitors' browsers, turns captions into
 * WebVTT and drawings into pictures, takes out what a camera noted, and refuses what is of an unknown kind, not what its name says, and
 * what would cost too much or could not be shown.
 */
export async function inspectUpload(sent: SentFile): Promise<Inspection> {
  try {
    return { file: await inspect({ ...sent, data: Buffer.from(sent.data.buffer, sent.data.byteOffset, sent.data.byteLength) }) };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    throw error;
  }
}

async function inspect(sent: SentFile & { data: Buffer }): Promise<InspectedFile> {
  const ending = endingOf(cleanName(sent.name, ""));
  const isDrawing = ending === "svg";
  if (PHONE_PICTURES.has(ending)) throw new Refused(faults.PHONE_PICTURE);
  if (PHONE_FILMS.has(ending)) throw new Refused(faults.PHONE_FILM);
  if (!isDrawing && RUN_BY_BROWSERS.test(sent.mimetype)) throw new Refused(faults.UNKNOWN_KIND);
  const file = isDrawing ? await drawAsPng(sent) : sent;
  const name = cleanName(file.name, endingOf(file.name) ? "" : await extensionByContent(file));
  const end = endingOf(name);
  const type = typeByExtension(end);
  if (!type) throw new Refused(faults.UNKNOWN_KIND);
  const named = { ...file, name };
  if (!(await matchesItsExtension(named))) throw new Refused(faults.DAMAGED);
  const path = named.tempFilePath || null;
  const upload = { name, isChanged: isDrawing, data: named.data, facts: emptyFacts(type) };
  if (type.startsWith("image/")) await readPicture(upload, await contentType(named));
  else if (type.startsWith("video/")) await readFilm(upload, path);
  else if (type === "font/woff2") upload.facts.isVariable = typefaceOf(named).isVariable;
  else if (type === "text/vtt") readCaptions(upload);
  else if (type === "model/gltf-binary") refuseFor(faultOfModel(named.data));
  else if (type === "application/pdf") refuseFor(faultOfPdf(named.data));
  return { name: upload.name, data: upload.isChanged ? upload.data : null, facts: { ...upload.facts, sha256: checksumOf(upload.data) } };
}

interface FileState {
  name: string;
  isChanged: boolean;
  data: Buffer;
  facts: FileFacts;
}

function emptyFacts(mimeType: string): FileFacts {
  return { mimeType, sha256: "", seconds: null, isSilent: null, isVariable: null, width: null, height: null };
}

function refuseFor(fault: UploadFault | null): void {
  if (fault) throw new Refused(fault);
}

/** A picture may be of another kind than its name says. */
async function readPicture(upload: FileState, type: string | undefined): Promise<void> {
  if (type && PHONE_PICTURE_TYPE.test(type)) throw new Refused(faults.PHONE_PICTURE);
  // An animated PNG is shown wherever a PNG is.
  if (type && type !== "image/apng") upload.facts.mimeType = type;
  Object.assign(upload.facts, await validatePicture(upload.data));
  const data = await storedPicture(upload.data);
  if (data === upload.data) return;
  upload.data = data;
  upload.isChanged = true;
}

/** @returns the size of the picture as browsers show it @throws Refused for one of too many pixels or scans, and for one that cannot be decoded */
async function validatePicture(data: Buffer): Promise<{ width: number; height: number }> {
  // Told of any size: nothing is decoded for that.
  const metadata = await openPicture(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata) throw new Refused(faults.DAMAGED);
  const pixels = metadata.width * metadata.height * (metadata.pages ?? 1);
  if (pixels > MAX_PIXELS) throw new Refused(faults.manyPixels(pixels));
  const scans = metadata.format === "jpeg" ? countScans(data) : 0;
  if (scans > MAX_SCANS) throw new Refused(faults.manyScans(scans, MAX_SCANS));
  // What breaks off, or is none after its head, shows when it is decoded.
  await openPicture(data)
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer()
    .catch(() => Promise.reject(new Refused(faults.DAMAGED)));
  return metadata.autoOrient;
}

async function readFilm(upload: FileState, path: string | null): Promise<void> {
  const { fault, isSilent } = await lookAtFilm(path ?? upload.data);
  refuseFor(fault);
  upload.facts.isSilent = isSilent;
  upload.facts.seconds = await lengthOfFilm(path ?? upload.data);
  if (upload.facts.mimeType !== "video/mp4") return;
  const { isWhole, isChanged } = await checkFilmBoxes(path ?? upload.data);
  if (!isWhole) throw new Refused(faults.DAMAGED);
  upload.isChanged = isChanged && !path;
}

function faultOfPdf(data: Buffer): UploadFault | null {
  if (!isWholePdf(data)) return faults.DAMAGED;
  return asksForPassword(data) ? faults.PASSWORD : null;
}

function typefaceOf({ data, size }: SentFile & { data: Buffer }): { isVariable: boolean } {
  if (size > MAX_TYPEFACE_BYTES) throw new Refused(faults.LARGE_TYPEFACE);
  const typeface = readTypeface(data);
  if (!typeface) throw new Refused(faults.DAMAGED);
  return typeface;
}

function readCaptions(upload: FileState): void {
  const data = asWebVtt(upload.data);
  if (!data) throw new Refused(faults.NO_CAPTIONS);
  Object.assign(upload, { name: upload.name.replace(/srt$/, "vtt"), data, isChanged: !data.equals(upload.data) });
}

/** @throws Refused for a drawing that does more than draw */
async function drawAsPng(file: SentFile & { data: Buffer }): Promise<SentFile & { data: Buffer }> {
  const data = file.tempFilePath ? null : await drawVector(file.data);
  if (!data) throw new Refused(faults.DRAWING);
  return { ...file, name: file.name.replace(/svg$/i, "png"), data, mimetype: "image/png", size: data.length };
}

/** A crop, in pixels of the picture as browsers show it. */
export interface Part {
  data: Uint8Array;
  /** Percent of its width and height. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Quality of a crop of a lossy picture. */
const QUALITY = 90;

/**
 * Cuts a part out of a picture.
 * @returns "none" for a part that is none, "whole" for one that is the whole picture, "still" for one of an animated PNG, which would move no more
 */
export async function cutPart({ data, x, y, ...size }: Part): Promise<"none" | "whole" | "still" | { data: Uint8Array; facts: FileFacts }> {
  const whole = await uprightSize(data).catch(() => ({ width: 0, height: 0 }));
  const left = Math.floor((x / 100) * whole.width);
  const top = Math.floor((y / 100) * whole.height);
  const width = Math.min(Math.round(size.width), whole.width - left);
  const height = Math.min(Math.round(size.height), whole.height - top);
  const isPart = [left, top].every((edge) => Number.isFinite(edge) && edge >= 0) && width > 0 && height > 0;
  if (!isPart) return "none";
  if (width === whole.width && height === whole.height) return "whole";
  if (isAnimatedPng(Buffer.from(data.buffer, data.byteOffset, data.byteLength))) return "still";
  const { pages = 1, format } = await openPicture(data).metadata();
  const part = openPicture(data, { animated: pages > 1 })
    .autoOrient()
    .extract({ left, top, width, height });
  const encoded =
    format === "heif"
      ? part.avif({ quality: QUALITY })
      : format === "jpeg" || format === "webp"
        ? part.toFormat(format, { quality: QUALITY })
        : part.toFormat(format);
  const cut = await encoded.toBuffer();
  const mimeType = `image/${format === "heif" ? "avif" : format}`;
  return { data: cut, facts: { ...emptyFacts(mimeType), sha256: checksumOf(cut), width, height } };
}
