import type { Media } from "#cms/config/payload-types.ts";
import { pictureVersion } from "#shared/lib/picture-version.ts";

/** The validators of a file's version, for conditional and range requests (RFC 9110, section 8.8). */
export interface Validators {
  etag: string;
  /** As HTTP writes dates. */
  lastModified: string;
}

/** The validators of an uploaded file: its checksum, or its version where none is noted, and when its record was changed last. */
export function validatorsOf(upload: Pick<Media, "id" | "sha256" | "updatedAt">): Validators {
  return { etag: `"${upload.sha256 || pictureVersion(upload)}"`, lastModified: new Date(upload.updatedAt).toUTCString() };
}

/**
 * Whether a range of a file may be answered: whoever goes on with a download names what the beginning was of (`If-Range`), and gets the whole
 * when it is of another file (RFC 9110, section 13.1.5). A weak validator fits nothing.
 */
export function isRangeOf({ etag, lastModified }: Validators, headers: Headers): boolean {
  const named = headers.get("if-range")?.trim();
  return named === undefined || named === etag || named === lastModified;
}

/** Whether the client has the file already (RFC 9110, sections 13.1.2 and 13.1.3). */
export function isStored({ etag, lastModified }: Validators, headers: Headers): boolean {
  const tags = headers.get("if-none-match");
  if (tags !== null) return tags.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  return since >= Date.parse(lastModified);
}
