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

/** Pictures that are made at a time. Each keeps several cores busy by itself. */
const AT_ONCE = 2;
/** Pictures that may wait to be made: those of some ten pages that were never asked for. */
const MAX_WAITING = 300;

/** Versions of uploads that ended what read them, and milliseconds for which they are not read again. */
const MAX_REFUSED = 1000;
const REFUSED_FOR = 60 * 60_000;

/** How often a picture is begun anew because it was replaced while it was made. */
const ATTEMPTS = 3;

/** What is asked for. */
interface Wanted {
  /** File name of the upload. */
  name: string;
  width: (typeof PICTURE_WIDTHS)[number];
  format: PictureFormat;
  /** The upload's version; without it the present one. */
  version?: string | undefined;
}

interface Sized {
  bytes: Buffer;
  /** The version that these bytes are of. */
  version: string;
  /** Whether everybody may see it; otherwise it is in a preview alone, whose readers know the version. */
  isShown: boolean;
}

/** Thrown when so many pictures wait to be made that one more is refused. */
export class TooManyPictures extends Error {}

/** Thrown when an upload is no picture that can be decoded, or has more pixels than are borne. */
export class UnreadablePicture extends Error {}

/**
 * The bytes of an uploaded picture; null when there is no such upload, or visitors may not have it.
 * @throws TooManyPictures, UnreadablePicture
 */
export type SizedPictures = (wanted: Wanted) => Promise<Sized | null>;

/**
 * Makes sizes of uploaded pictures when they are first asked for, and keeps them in a folder. What is kept is named after the upload's
 * version, so a size that is still being made when its upload is replaced is never taken for one of the new picture, whichever process
 * makes it. When an upload changes, its sizes are removed and no others.
 */
export function sizedPictures(cms: Payload, folder: string): SizedPictures {
  const limit = pLimit(AT_ONCE);
  const underway = new Map<string, Promise<Buffer | null>>();
  const refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_FOR });
  onChange(({ collection, id }) => {
    if (collection !== "media") return;
    dropOutdated(cms, folder, id).catch((error: unknown) => log.warn({ err: error }, "outdated sizes of pictures could not be removed"));
  });

  async function make(file: string, upload: Media, { name, width, format }: Wanted): Promise<Buffer | null> {
    const original = await readUpload(cms, upload);
    if (!original) return null;
    const encoded = await encode({ data: original, width, format }).catch((error: unknown) => {
      if (error instanceof FileFault && error.reason === "busy") throw new TooManyPictures();
      log.warn({ err: error, file: name }, "A picture could not be read");
      // Its other sizes would take as long, and hold up those of other pictures.
      if (error instanceof FileFault) refused.set(pictureVersion(upload), true);
      throw new UnreadablePicture(name, { cause: error });
    });
    const bytes = Buffer.from(encoded);
    // Replaced meanwhile: these bytes may be of either picture, and are nobody's.
    const present = await findUpload(cms, name);
    if (!present || pictureVersion(present) !== pictureVersion(upload)) return null;
    // On a full disk the picture is shown all the same, and made again the next time.
    await storeIfPossible(file, bytes);
    return bytes;
  }

  /** The present size of an upload; null when the upload was replaced while it was made. */
  async function present(upload: Media, wanted: Wanted): Promise<Buffer | null> {
    const file = fileOf(folder, pictureVersion(upload), wanted);
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    return underway.get(file) ?? begin(file, upload, wanted);
  }

  function begin(file: string, upload: Media, wanted: Wanted): Promise<Buffer | null> {
    if (limit.pendingCount >= MAX_WAITING) throw new TooManyPictures();
    const making = limit(() => {
      if (refused.has(pictureVersion(upload))) throw new UnreadablePicture(wanted.name);
      return make(file, upload, wanted);
    }).finally(() => underway.delete(file));
    underway.set(file, making);
    return making;
  }

  return async (wanted) => {
    if (wanted.version && VERSION.test(wanted.version)) {
      const bytes = await readFile(fileOf(folder, wanted.version, wanted)).catch(() => null);
      const id = Number(wanted.version.split("-")[0]);
      if (bytes) return { bytes, version: wanted.version, isShown: await isShown(cms, { id }) };
    }
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const upload = await findUpload(cms, wanted.name);
      // Who knows the version has it from a page, which may be the preview of a draft.
      if (!upload) return null;
      const shown = await isShown(cms, upload);
      if (wanted.version !== pictureVersion(upload) && !shown) return null;
      const bytes = await present(upload, wanted);
      if (bytes) return { bytes, version: pictureVersion(upload), isShown: shown };
    }
    return null;
  };
}

/** Where a size is kept. The name of an upload, in Chinese three bytes a character, is as long as that of a file can be without anything beside it. */
function fileOf(folder: string, version: string, { name, width, format }: Wanted): string {
  return path.join(folder, ...version.split("-"), `${width}-${checksumOf(Buffer.from(name))}.${format}`);
}

/** The versions that `pictureVersion` makes. */
const VERSION = /^[0-9a-f-]{1,40}-[0-9a-z]{1,12}$/;

/** Removes the sizes of versions that are no longer the present ones; of one upload, or of all. */
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
