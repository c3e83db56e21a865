import type { Payload } from "payload";
import { withProcessLock } from "../db/advisory-lock.ts";
import { withoutDiskSync } from "../db/database.ts";
import { REMOVING_TOGETHER } from "../publishing/trash.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedCompany } from "./seed-company.ts";
import { DEMONSTRATED } from "./demonstrated.ts";
import { seedLibrary } from "./seed-library.ts";
import { Records } from "./seed-records.ts";
import { describeDemonstration } from "./remove.ts";
import { hasBegun, markBegun, markNeedsBegun, rememberDemonstration } from "./state.ts";
import { Uploads } from "./seed-uploads.ts";

/** Key under which a seeding that has begun and not ended is remembered. */
const UNDERWAY = "seeding";

/**
 * True for a database that never held content, or only what a seeding left that was cut off. One that was emptied since, by
 * whoever works with it, is not: it stays as it is.
 */
export async function isEmpty(payload: Payload): Promise<boolean> {
  if (await payload.kv.has(UNDERWAY)) return true;
  if (await hasBegun(payload)) return false;
  const counts = await Promise.all((["products", "articles", "media"] as const).map((collection) => payload.count({ collection })));
  return counts.every(({ totalDocs }) => totalDocs === 0);
}

/**
 * Puts the demonstration content into an empty database, in both languages, published. Cut off half-way, it begins anew at
 * the next start.
 * @param log is told what has been put in
 * @throws ContentError when a file of the content does not fit its schema
 */
export function seed(payload: Payload, log: (message: string) => void = () => undefined): Promise<void> {
  return withProcessLock(payload, () => withoutDiskSync(payload, () => seedIfEmpty(payload, log)));
}

async function seedIfEmpty(payload: Payload, log: (message: string) => void): Promise<void> {
  if (!(await isEmpty(payload))) return;
  if (await payload.kv.has(UNDERWAY)) await clear(payload);
  await payload.kv.set(UNDERWAY, { since: new Date().toISOString() });
  const uploads = new Uploads(payload);
  const records = new Records(payload);
  await seedCatalogue(records, uploads);
  log("Products, series, accessories and solutions");
  await seedLibrary(payload, records, uploads);
  log("Articles, downloads and videos");
  await seedCompany(payload, records, uploads);
  log("Services, brand, claims and contacts");
  await rememberDemonstration(payload, await describeDemonstration(payload));
  await markNeedsBegun(payload);
  await markBegun(payload);
  await payload.kv.delete(UNDERWAY);
}

/** Removes what a seeding left that was cut off. Nothing else can be in the database then. */
async function clear(payload: Payload): Promise<void> {
  for (const collection of DEMONSTRATED) {
    await payload.delete({ collection, where: { id: { exists: true } }, trash: true, context: { [REMOVING_TOGETHER]: true } });
  }
}
