import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Payload, Where } from "payload";
import { log } from "../lib/log/index.ts";
import type { Media } from "../config/payload-types.ts";
import { settings } from "../config/settings.ts";
import { updateSilently } from "../db/update-silently.ts";
import { measureUpload, readUpload } from "./uploads.ts";
import { kindOfType } from "../lib/file-kinds.ts";
import { uprightSize } from "./most-pixels.ts";
import { pathOf } from "./stored-files.ts";

/** Key under which it is remembered that the files of this database have been checked. */
const CHECKED = "uploads-checked";
/** Files that came in before each had a folder of its own: they lay together with small pictures, whose names could be theirs. */
const TOGETHER: Where = { _objectKey: { exists: false } };
/** The names of the small pictures that were made of uploads. */
const SMALL = /^(.+)-400x\d+\.webp$/;

/** What is wrong with a file: it is not there, or not what its record says. */
type Fault = "missing" | "different";

/**
 * Compares the files that came in before each had a folder of its own with their records, once for a database. What is missing or another
 * is put back from an upload of the same content, or named in the log; the size of a picture is noted as it is seen, turned as its camera
 * says; and small pictures that nothing needs any more are removed from the data folder.
 * @returns the names of the files that stay wrong
 */
export async function checkStore(cms: Payload): Promise<string[]> {
  if (await cms.kv.has(CHECKED)) return [];
  const { docs } = await cms.find({ collection: "media", where: TOGETHER, pagination: false, depth: 0, trash: true });
  const wrong: string[] = [];
  for (const upload of docs) {
    const fault = await faultOf(cms, upload);
    if (!fault) await noteSize(cms, upload);
    else if (!(await putBack(cms, upload))) wrong.push(upload.filename ?? "");
    if (fault)
      log.warn(
        { file: upload.filename, id: upload.id, fault },
        wrong.includes(upload.filename ?? "")
          ? "An upload is not what it was. Upload it anew"
          : "An upload was put back from another one of the same content",
      );
  }
  if (!settings.s3) await removeSmallPictures(docs);
  await cms.kv.set(CHECKED, { at: new Date().toISOString(), wrong });
  return wrong;
}

/** What came in before checksums were noted is compared by its size. */
async function faultOf(cms: Payload, upload: Media): Promise<Fault | null> {
  const found = await measureUpload(cms, upload);
  if (!found) return "missing";
  const isSame = found.size === upload.filesize && (!upload.sha256 || found.sha256 === upload.sha256);
  return isSame ? null : "different";
}

async function noteSize(cms: Payload, upload: Media): Promise<void> {
  if (kindOfType(upload.mimeType ?? "") !== "picture") return;
  const data = await readUpload(cms, upload);
  const size = data && (await uprightSize(data).catch(() => null));
  if (size && (size.width !== upload.width || size.height !== upload.height))
    await updateSilently(cms, { collection: "media", id: upload.id }, { width: size.width, height: size.height });
}

async function putBack(cms: Payload, upload: Media): Promise<boolean> {
  const { id, sha256, filename, mimeType } = upload;
  if (!sha256 || !filename || upload.deletedAt) return false;
  const { docs } = await cms.find({
    collection: "media",
    where: { and: [{ sha256: { equals: sha256 } }, { id: { not_equals: id } }] },
    pagination: false,
    depth: 0,
    trash: true,
  });
  for (const other of docs) {
    if ((await measureUpload(cms, other))?.sha256 !== sha256) continue;
    const data = await readUpload(cms, other);
    if (!data) continue;
    await cms.update({ collection: "media", id, data: {}, file: { name: filename, data, mimetype: mimeType ?? "", size: data.length } });
    return true;
  }
  return false;
}

/** Removes the small pictures of uploads that are there; a file that a record names is none. */
async function removeSmallPictures(uploads: Media[]): Promise<void> {
  const names = new Set(uploads.map(({ filename }) => filename ?? ""));
  const stems = new Set(
    uploads.filter(({ mimeType }) => mimeType?.startsWith("image/")).map(({ filename }) => path.parse(filename ?? "").name),
  );
  const files = await readdir(path.dirname(pathOf({ filename: "any" }))).catch(() => []);
  const small = files.filter((name) => !names.has(name) && stems.has(SMALL.exec(name)?.[1] ?? ""));
  await Promise.all(small.map((filename) => rm(pathOf({ filename }), { force: true })));
}
