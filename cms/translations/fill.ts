import type { CollectionSlug, Payload, SanitizedCollectionConfig } from "payload";
import type { Data } from "../transfer/data.ts";
import { partsOf } from "../transfer/shape.ts";
import { readLogged, type Logged } from "./logged.ts";
import { englishAfter, type English, type LackingField } from "./state.ts";

/** Records that are read at once. */
const AT_ONCE = 100;

/**
 * Notes how the English of records stands that were stored before it was kept with them: of what is published and of the latest version.
 * When the Chinese of a field was changed after its English is known from the log.
 */
export async function fillEnglish(payload: Payload): Promise<void> {
  const due: SanitizedCollectionConfig[] = [];
  for (const config of payload.config.collections.filter(({ versions }) => versions?.drafts)) {
    const collection = config.slug as CollectionSlug;
    const { totalDocs } = await payload.db.count({ collection, where: { english: { exists: false } } });
    if (totalDocs > 0) due.push(config);
  }
  if (due.length === 0) return;
  const logged = await readLogged(
    payload,
    due.map(({ slug }) => slug),
  );
  for (const config of due) {
    await fillVersions(payload, config, logged);
    await fillRecords(payload, config, logged);
  }
}

async function fillRecords(payload: Payload, config: SanitizedCollectionConfig, logged: Map<string, Logged>): Promise<void> {
  const collection = config.slug as CollectionSlug;
  for (;;) {
    const where = { english: { exists: false } };
    const { docs } = await payload.db.find<{ id: number } & Data>({ collection, where, limit: AT_ONCE, sort: "id" });
    for (const doc of docs) {
      const data = { ...englishOf(config, doc, logged.get(`${collection}/${doc.id}`)) };
      await payload.db.updateOne({ collection, id: doc.id, data, returning: false });
    }
    if (docs.length < AT_ONCE) return;
  }
}

async function fillVersions(payload: Payload, config: SanitizedCollectionConfig, logged: Map<string, Logged>): Promise<void> {
  const collection = config.slug as CollectionSlug;
  for (;;) {
    const where = { latest: { equals: true }, "version.english": { exists: false } };
    const { docs } = await payload.db.findVersions<Data>({ collection, where, limit: AT_ONCE, sort: "id" });
    for (const { id, parent, version } of docs) {
      const english = { ...englishOf(config, version, logged.get(`${collection}/${parent}`)) };
      await payload.db.updateVersion({ collection, id, versionData: { version: english }, returning: false });
    }
    if (docs.length < AT_ONCE) return;
  }
}

function englishOf(config: SanitizedCollectionConfig, after: Data, logged: Logged | undefined): English {
  const lacked = [...(logged?.fields.zh ?? [])].flatMap(([name, chinese]): LackingField[] =>
    chinese > (logged?.fields.en.get(name) ?? "") ? [{ name, state: "older" }] : [],
  );
  return englishAfter(partsOf(config), { before: null, after, lacked });
}
