import { say } from "#shared/desk-texts/say.ts";
import { Forbidden, type Endpoint, type PayloadRequest } from "payload";
import { refusal } from "../lib/refusal.ts";
import { can } from "../access/permissions.ts";
import { moveFiles } from "./move-files.ts";
import { filesOf } from "./duplicate-files.ts";
import { readId } from "#shared/lib/whole-number.ts";

/** Files that are moved at once. */
const MAX_MOVED = 200;
const UNREADABLE = say("The request cannot be read.");
const NO_FOLDER = say("There is no such folder.");

/** What the desk's media library asks for: files of the same content (`/same-files/{sha256}`), and files to be put into a folder. */
export const libraryEndpoints: Endpoint[] = [
  {
    path: "/same-files/:sha256",
    method: "get",
    handler: async (req) => {
      if (!req.user) throw new Forbidden(req.t);
      const sha256 = String(req.routeParams?.["sha256"]);
      return Response.json({ files: /^[\da-f]{64}$/.test(sha256) ? await filesOf(req, sha256) : [] });
    },
  },
  {
    path: "/media-folder",
    method: "post",
    handler: async (req) => {
      if (!can(req, "content.write")) throw new Forbidden(req.t);
      const { ids, folder } = await readMove(req);
      return Response.json({ moved: await moveFiles(req, ids, folder) });
    },
  },
];

/** @throws APIError with 400 for a body without a list of files, or with an unknown folder */
async function readMove(req: PayloadRequest): Promise<{ ids: number[]; folder: number | null }> {
  const body: unknown = await req.json?.().catch(() => null);
  const { ids, folder } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const isValid = Array.isArray(ids) && ids.length > 0 && ids.length <= MAX_MOVED && ids.every(isId) && (folder === null || isId(folder));
  if (!isValid) throw refusal(UNREADABLE, req);
  if (folder !== null) {
    const { totalDocs } = await req.payload.count({ collection: "folders", where: { id: { equals: folder } }, overrideAccess: false, req });
    if (totalDocs === 0) throw refusal(NO_FOLDER, req);
  }
  return { ids, folder: folder as number | null };
}

function isId(value: unknown): value is number {
  return typeof value === "number" && readId(value) !== null;
}
