/**
 * Why: Payload looks at fields of the record itself alone when it judges an order; an order by those of a related record tells
 *   what nobody may read there.
 * Upstream: none found; to be sent: docs/upstream/payload-hidden-order.md
 * For: payload 3.90.1: hooks.beforeOperation of collections, also Payload's own, after the config is built; validateQueryPaths.
 * Not needed when: an order such as user.hash is refused without it: patches.integration.test.ts.
 */
import { validateQueryPaths, type CollectionBeforeOperationHook, type SanitizedConfig, type Where } from "payload";

/**
 * Refuses a sort by fields of a related record without read permission, like a condition on them, because Payload checks only the record's
 * own fields, and the order reveals the values of the others.
 */
const refuseHiddenOrder: CollectionBeforeOperationHook = async ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess || !("sort" in args) || !args.sort) return;
  const sorts = [args.sort].flat().flatMap((order) => order.split(","));
  const paths = sorts.map((path) => path.trim().replace(/^-/, "").replaceAll("__", "."));
  const related = paths.map((path) => path.replace(/^version\./, "")).filter((path) => path.includes("."));
  const where: Where = Object.fromEntries(related.map((path) => [path, { exists: true }]));
  await validateQueryPaths({ collectionConfig: collection, overrideAccess: false, req, where });
};

/** Adds this check to every collection. */
export function refuseHiddenOrders(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) (hooks.beforeOperation ??= []).push(refuseHiddenOrder);
  return config;
}
