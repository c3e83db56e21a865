import type { Payload } from "payload";
import { withProcessLock } from "../db/advisory-lock.ts";
import { withoutDiskSync } from "../db/database.ts";
import { REMOVING_TOGETHER } from "../publishing/trash.ts";
import { DEMONSTRATED } from "./demonstrated.ts";
import { Records } from "./seed-records.ts";
import { describeDemonstration } from "./remove.ts";
import { hasBegun, markBegun, markNeedsBegun, rememberDemonstration } from "./state.ts";
import { Uploads } from "./seed-uploads.ts";

/** The key that marks an unfinished seeding. */
const UNDERWAY = "seeding";

/**
 * True for a database that never had content, or only that of an interrupted seeding. A database that its users have emptied stays empty.
 */
export async function isEmpty(payload: Payload): Promise<boolean> {
  if (await payload.kv.has(UNDERWAY)) return true;
  if (await hasBegun(payload)) return false;
  const counts = await Promise.all(
    (["products", "articles", "media"] as const).map((collection) => payload.count({ collection, overrideAccess: true })),
  );
  return counts.every(({ totalDocs }) => totalDocs === 0);
}

/**
 * Seeds the demonstration content into an empty database, in both languages, published. After an interruption it restarts from the
 * beginning at the next start.
 * @param log called with the progress
 * @throws ContentError for an invalid content file
 */
export function seed(payload: Payload, log: (message: string) => void = () => undefined): Promise<void> {
  return withProcessLock(payload, () => withoutDiskSync(payload, () => seedIfEmpty(payload, log)));
}

async function seedIfEmpty(payload: Payload, log: (message: string) => void): Promise<void> {
  if (!(await isEmpty(payload))) return;
  if (await payload.kv.has(UNDERWAY)) await clear(payload);
  await payload.kv.set(UNDERWAY, { since: new Date().toISOString() });
  // The demonstration may not be installed, and is loaded where it is put in alone.
  const [{ seedCatalogue }, { seedLibrary }, { seedCompany }] = await Promise.all([
    import("./seed-catalogue.ts"),
    import("./seed-library.ts"),
    import("./seed-company.ts"),
  ]);
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

/** Deletes the content of an interrupted seeding. The database cannot contain anything else then. */
async function clear(payload: Payload): Promise<void> {
  for (const collection of DEMONSTRATED) {
    await payload.delete({
      collection,
      where: { id: { exists: true } },
      trash: true,
      context: { [REMOVING_TOGETHER]: true },
      overrideAccess: true,
    });
  }
}
