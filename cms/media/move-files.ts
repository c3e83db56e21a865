import type { PayloadRequest } from "payload";
import { record } from "../lib/audit-record.ts";
import { updateSilently } from "../db/update-silently.ts";
import { withinTransaction } from "../payload-patches/transactions.ts";

/**
 * Puts files into a folder. They are not changed by that: pages that show them stay as they are, and so do the addresses of pictures.
 * @param folder null to take them out of theirs
 * @returns the number of moved files; skips files that the user may not read
 */
export async function moveFiles(req: PayloadRequest, ids: number[], folder: number | null): Promise<number> {
  const { payload, user } = req;
  return withinTransaction(req, async () => {
    const { docs } = await payload.find({
      collection: "media",
      where: { id: { in: ids } },
      select: { filename: true },
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user,
      req,
    });
    for (const { id, filename } of docs) {
      await updateSilently(payload, { collection: "media", id }, { folder }, req);
      await record(req, { action: "update", record: "media", id, title: filename ?? "", changes: [{ field: "folder" }] });
    }
    return docs.length;
  });
}
