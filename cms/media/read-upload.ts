/** Reads uploaded files, each in a file worker: no parser of files runs in the process that answers requests. */
import { say } from "#shared/desk-texts/say.ts";
import { sentenceSpace } from "#shared/languages.ts";
import { APIError, type PayloadRequest } from "payload";
import { FileFault, inFileWorker } from "../lib/file-worker/file-worker.ts";
import { inLanguage } from "../lib/i18n.ts";
import { deskLanguage } from "../lib/time.ts";
import { checksumOfFile } from "./checksum.ts";
import type * as tasks from "./inspect-upload.ts";
import { WORKER_FAULTS, type UploadFault } from "./upload-faults.ts";

const MODULE = "cms/media/inspect-upload.ts";
/** Seconds that reading a file may take: on a slow processor a picture of 59 megapixels takes ten; of a film the head alone is read. */
const SECONDS = 30;
const FILM_SECONDS = 10;
const FILM = /\.(?:mp4|webm)$/i;

/** The accepted files (`MIME_TYPES` of ../collections/media.ts), in the message of every refusal. */
const ACCEPTED = say(
  "Accepted are pictures (PNG, JPEG, WebP, AVIF, GIF, and SVG, which is stored as PNG), videos (MP4, WebM), 3D models (GLB), typefaces (WOFF2), captions (VTT, SRT), documents (PDF, Office, OpenDocument, RTF, TXT, MD, CSV), drawings (STEP, IGES, STL, DXF), ZIP and installers (EXE, MSI, DEB, APK).",
);

const inspect = inFileWorker<tasks.SentFile, tasks.Inspection>(MODULE, "inspectUpload", SECONDS);
const inspectFilm = inFileWorker<tasks.SentFile, tasks.Inspection>(MODULE, "inspectUpload", FILM_SECONDS);
const cut = inFileWorker<tasks.Part, Awaited<ReturnType<typeof tasks.cutPart>>>(MODULE, "cutPart", SECONDS);

/** @throws APIError for a refused file, in the sender's language: 400, or 503 where too many wait */
export async function inspectUpload(sent: tasks.SentFile, req: PayloadRequest): Promise<tasks.InspectedFile> {
  const inspection = await refuseFileFaults((FILM.test(sent.name) ? inspectFilm : inspect)(sent), req);
  if ("fault" in inspection) throw uploadRefusal(inspection.fault, req);
  const { file } = inspection;
  // A film may have gigabytes, which are read from the disk bit by bit.
  return sent.tempFilePath ? { ...file, facts: { ...file.facts, sha256: await checksumOfFile(sent.tempFilePath) } } : file;
}

/** @throws APIError as `inspectUpload` does */
export function cutPart(part: tasks.Part, req: PayloadRequest): ReturnType<typeof tasks.cutPart> {
  return refuseFileFaults(cut(part), req);
}

/** The refusal of a file, in the sender's language. */
export function uploadRefusal(fault: UploadFault, { i18n: { language } }: Pick<PayloadRequest, "i18n">, status = 400): APIError {
  const sentences = [fault, ...(fault.isOfKind ? [ACCEPTED] : [])].map((text) => inLanguage(text, language));
  return new APIError(sentences.join(sentenceSpace(deskLanguage(language))), status, null, true);
}

function refuseFileFaults<T>(reading: Promise<T>, req: PayloadRequest): Promise<T> {
  return reading.catch((error: unknown) => {
    if (error instanceof FileFault) throw uploadRefusal(WORKER_FAULTS[error.reason], req, error.reason === "busy" ? 503 : 400);
    throw error;
  });
}
