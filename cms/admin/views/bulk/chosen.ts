import type { ClientCollectionConfig, Where } from "payload";
import { hoistQueryParamsToAnd, mergeListSearchAndWhere } from "payload/shared";
import { parse } from "qs-esm";

/**
 * The condition for a selection in a list: some of its records, or all of them on every page.
 * @param address the query of the list's own address: its filters and search
 * @param ids the selected records; null for all
 */
export function chosenIn(
  collection: Pick<ClientCollectionConfig, "admin">,
  address: string,
  ids: readonly (number | string)[] | null,
): Where {
  if (ids) return { id: { in: [...ids] } };
  const { where = {}, search } = parse(address, { depth: 10, ignoreQueryPrefix: true }) as { where?: Where; search?: string };
  const shown = mergeListSearchAndWhere({ collectionConfig: collection as never, where, search: typeof search === "string" ? search : "" });
  return hoistQueryParamsToAnd(shown, { id: { exists: true } });
}
