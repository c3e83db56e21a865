import { trackedReader, type TrackedReader } from "#cms/cache/tracked-reader.ts";
import { vocabularyUpToDate } from "#cms/cache/vocabulary.ts";
import { getCms } from "#cms/index.ts";
import { findUpload, readUpload } from "#cms/media/uploads.ts";

/**
 * What the site reads the content system with, whose every read is noted for what is cached; content is found as it is stored, and the
 * rows of specifications and the terms in force are those of the records by then. For pages
 * `publishedContent` lays over it what they show.
 */
export async function contentReader(): Promise<TrackedReader> {
  const cms = await getCms();
  await vocabularyUpToDate(cms);
  return trackedReader(cms);
}

/** A file of the media library. */
interface StoredFile {
  /** In bytes. */
  size: number;
  changed: Date;
  /**
   * Reads it; null when it is not there any more.
   * @throws StoreUnavailable
   */
  read: () => Promise<Buffer | null>;
}

/** The file of an upload by its name; null when there is none. */
export async function findFile(name: string): Promise<StoredFile | null> {
  const cms = await getCms();
  const upload = await findUpload(trackedReader(cms), name);
  if (!upload) return null;
  return { size: upload.filesize ?? 0, changed: new Date(upload.updatedAt), read: () => readUpload(cms, upload) };
}
