import type { Access, Where } from "payload";
import { PRESENT } from "../../access/present-or-staff.ts";
import { shownUploads } from "./shown-uploads.ts";

/** The version of an upload as its addresses have it: its number, and when it was changed last, in milliseconds to the base of 36. */
const VERSION = /^([1-9]\d{0,9})-([0-9a-z]{1,10})$/;

/**
 * Staff reads every upload. A visitor has those that something published shows; and the file whose address has its version, which only
 * a page that shows it can have told: so a preview has its pictures.
 */
export const visibleOrStaff: Access = async ({ req, isReadingStaticFile }) => {
  if (req.user) return true;
  // The site's own reads start from published records, so visitors may see the uploads that those name.
  if (req.payloadAPI === "local") return PRESENT;
  const version = isReadingStaticFile ? VERSION.exec(String(req.query["v"] ?? "")) : null;
  const shown: Where = { id: { in: [...(await shownUploads(req.payload)).keys()] } };
  const time = version ? new Date(Number.parseInt(version[2] ?? "", 36)) : null;
  const named: Where[] =
    version && time && !Number.isNaN(time.getTime())
      ? [{ and: [{ id: { equals: Number(version[1]) } }, { updatedAt: { equals: time.toISOString() } }] }]
      : [];
  return { ...PRESENT, or: [shown, ...named] };
};
