import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Payload } from "payload";
import { onChange } from "#cms/cache/event-bus.ts";
import { FileFault } from "#cms/lib/file-worker/file-worker.ts";
import { checksumOf } from "#cms/media/checksum.ts";
import { log } from "#cms/lib/log/index.ts";
import { findUpload, isShown, listUploads, readUpload } from "#cms/media/uploads.ts";
import type { Media } from "#cms/config/payload-types.ts";
import type { PICTURE_WIDTHS } from "#app/lib/picture.ts";
import { pictureVersion } from "#shared/lib/picture-version.ts";
import { storeIfPossible } from "#cms/lib/atomic-file.ts";
import { encode, type PictureFormat } from "./formats.ts";

/** Concurrent encodings. Each keeps several cores busy by itself. */
const AT_ONCE = 2;
/** Pictures that may wait: those of some ten new pages. */
const MAX_WAITING = 300;

/** Versions of uploads that ended their worker, and milliseconds for which they are not read again. */
const MAX_REFUSED = 1000;
const REFUSED_FOR = 60 * 60_000;

/** Attempts at a picture whose upload is replaced meanwhile. */
const ATTEMPTS = 3;

/** A request for a picture. */
interface SizeRequest {
  /** File name of the upload. */
  name: string;
  width: (typeof PICTURE_WIDTHS)[number];
  format: PictureFormat;
  /** The upload's version; without it the present one. */
  version?: string | undefined;
}

interface SizedPicture {
  bytes: Buffer;
  /** The version of the upload. */
  version: string;
  /** Whether everybody may see it; otherwise it is in a preview alone, whose readers know the version. */
  isShown: boolean;
}

/** Thrown when so many pictures wait to be made that one more is refused. */
export class TooManyPictures extends Error {}

/** Thrown when an upload is no readable picture, or has too many pixels. */
export class UnreadablePicture extends Error {}

/**
 * The bytes of an uploaded picture; null when there is no such upload, or visitors may not have it.
 * @throws TooManyPictures, UnreadablePicture
 */
export type SizedPictures = (request: SizeRequest) => Promise<SizedPicture | null>;

/**
 * Encodes uploaded pictures on the first request, and stores them in a folder. The file names have the upload's version, so a size of a
 * replaced upload never passes for the new picture, whichever process encodes it. A change of an upload removes only its own sizes.
 */
export function sizedPictures(cms: Payload, folder: string): SizedPictures {
  const limit = pLimit(AT_ONCE);
  const underway = new Map<string, Promise<Buffer | null>>();
  const unreadable = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_FOR });
  onChange(({ collection, id }) => {
    if (collection !== "media") return;
    dropOutdated(cms, folder, id).catch((error: unknown) => log.warn({ err: error }, "outdated sizes of pictures could not be removed"));
  });

  async function make(file: string, upload: Media, { name, width, format }: SizeRequest): Promise<Buffer | null> {
    const original = await readUpload(cms, upload);
    if (!original) return null;
    const encoded = await encode({ data: original, width, format }).catch((error: unknown) => {
      if (error instanceof FileFault && error.reason === "busy") throw new TooManyPictures();
      log.warn({ err: error, file: name }, "A picture could not be read");
      // Its other sizes would take as long, and delay other pictures.
      if (error instanceof FileFault) unreadable.set(pictureVersion(upload), true);
      throw new UnreadablePicture(name, { cause: error });
    });
    const bytes = Buffer.from(encoded);
    // The upload was replaced meanwhile, so these bytes may be of either picture.
    const present = await findUpload(cms, name);
    if (!present || pictureVersion(present) !== pictureVersion(upload)) return null;
    // On a full disk the picture is still sent, and encoded again the next time.
    await storeIfPossible(file, bytes);
    return bytes;
  }

  /** The current size of an upload; null when the upload was replaced meanwhile. */
  async function currentSize(upload: Media, request: SizeRequest): Promise<Buffer | null> {
    const file = fileOf(folder, pictureVersion(upload), request);
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    return underway.get(file) ?? startMaking(file, upload, request);
  }

  function startMaking(file: string, upload: Media, request: SizeRequest): Promise<Buffer | null> {
    if (limit.pendingCount >= MAX_WAITING) throw new TooManyPictures();
    const making = limit(() => {
      if (unreadable.has(pictureVersion(upload))) throw new UnreadablePicture(request.name);
      return make(file, upload, request);
    }).finally(() => underway.delete(file));
    underway.set(file, making);
    return making;
  }

  return async (request) => {
    if (request.version && VERSION.test(request.version)) {
      const bytes = await readFile(fileOf(folder, request.version, request)).catch(() => null);
      const id = Number(request.version.split("-")[0]);
      if (bytes) return { bytes, version: request.version, isShown: await isShown(cms, { id }) };
    }
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const upload = await findUpload(cms, request.name);
      // A client that knows the version has it from a page, which may be the preview of a draft.
      if (!upload) return null;
      const shown = await isShown(cms, upload);
      if (request.version !== pictureVersion(upload) && !shown) return null;
      const bytes = await currentSize(upload, request);
      if (bytes) return { bytes, version: pictureVersion(upload), isShown: shown };
    }
    return null;
  };
}

/** The file of a size. Its name has the checksum of the upload's name, which alone may be as long as a file system allows. */
function fileOf(folder: string, version: string, { name, width, format }: SizeRequest): string {
  return path.join(folder, ...version.split("-"), `${width}-${checksumOf(Buffer.from(name))}.${format}`);
}

/** The versions that `pictureVersion` makes. */
const VERSION = /^[0-9a-f-]{1,40}-[0-9a-z]{1,12}$/;

/** Removes the sizes of outdated versions; of one upload, or of all. */
async function dropOutdated(cms: Payload, folder: string, id: number | string | null): Promise<void> {
  const present = new Set((await listUploads(cms, id)).map(pictureVersion));
  const uploads = id === null ? await entriesOf(folder) : [String(id)];
  for (const upload of uploads) {
    for (const time of await entriesOf(path.join(folder, upload)))
      if (!present.has(`${upload}-${time}`)) await rm(path.join(folder, upload, time), { recursive: true, force: true });
  }
}

function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
