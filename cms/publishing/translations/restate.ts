import type { CollectionSlug, Payload } from "payload";
import { LANGUAGES } from "#shared/languages.ts";
import type { Data } from "../../schema/data.ts";
import { fieldTree, type FieldNode } from "../../schema/field-tree.ts";
import { translationAfter, lackedBy, type Translation } from "../../schema/translation-state.ts";

/** Key under which it is remembered in which languages the site was when its records were judged; none for those of the usual setting. */
const KEY = "site-languages";
const USUAL = "zh,en";
/** Records of a page, unless the caller sets another number. */
const AT_ONCE = 100;

interface Row extends Data {
  id: number;
  updatedAt: string;
}

/**
 * Judges anew how the translations of all records stand, where the site is in other languages than when they were judged. What was older
 * than its source still is.
 * @param atOnce records that are read at once
 * @returns how many records are judged otherwise
 */
export async function restateTranslations(payload: Payload, atOnce = AT_ONCE): Promise<number> {
  const languages = LANGUAGES.join(",");
  const judged = (await payload.kv.get<{ languages: string }>(KEY))?.languages ?? USUAL;
  if (judged === languages) return 0;
  let changed = 0;
  for (const { slug, versions } of payload.config.collections) {
    if (!versions?.drafts) continue;
    const collection = slug as CollectionSlug;
    const parts = fieldTree(payload.collections[collection].config);
    for (let page = 1, hasNext = true; hasNext; page += 1) {
      const result = await payload.db.find<Row>({ collection, limit: atOnce, page, sort: "id" });
      for (const { id, updatedAt, ...row } of result.docs) {
        const state = otherwise(parts, row);
        if (!state) continue;
        await payload.db.updateOne({ collection, id, data: { ...state, updatedAt }, returning: false });
        changed += 1;
      }
      hasNext = result.hasNextPage;
    }
    for (let page = 1, hasNext = true; hasNext; page += 1) {
      const result = await payload.db.findVersions<Data>({
        collection,
        where: { latest: { equals: true } },
        limit: atOnce,
        page,
        sort: "id",
      });
      for (const { id, version } of result.docs) {
        const state = otherwise(parts, version);
        if (state) await payload.db.updateVersion({ collection, id, versionData: { version: state } as never, returning: false });
      }
      hasNext = result.hasNextPage;
    }
  }
  await payload.kv.set(KEY, { languages });
  return changed;
}

/** The current translation state of a record; null where the stored one is right. */
function otherwise(parts: FieldNode[], stored: Data): Translation | null {
  const state = translationAfter(parts, { before: stored, after: stored, lacked: lackedBy(stored) });
  const isSame = state.translation === stored["translation"] && JSON.stringify(state.translationLacks) === JSON.stringify(lackedBy(stored));
  return isSame ? null : state;
}
