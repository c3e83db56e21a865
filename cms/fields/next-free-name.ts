import type { CollectionSlug, FieldHook } from "payload";

/** Numbers to try for the name of a copy. */
const MAX_COPIES = 1000;

/**
 * Names a copy within the rule for such names: a9 becomes a9-2, or the next free name, cut to `max` characters. Payload would write “a9 -
 * Copy”.
 */
export function nextFreeName(max: number): FieldHook {
  return async ({ collection, field, req, value }) => {
    if (typeof value !== "string" || !collection || !("name" in field) || !field.name) return value;
    const base = value.replace(/-\d+$/, "");
    for (let copy = 2; copy <= MAX_COPIES; copy += 1) {
      const suffix = `-${copy}`;
      const candidate = base.slice(0, max - suffix.length) + suffix;
      const { totalDocs } = await req.payload.count({
        collection: collection.slug as CollectionSlug,
        where: { [field.name]: { equals: candidate } },
        trash: true,
        req,
        overrideAccess: true,
      });
      if (totalDocs === 0) return candidate;
    }
    return undefined;
  };
}
