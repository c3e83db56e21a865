import { pageContext, type PageContext } from "#app/data/page.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { optional, optionalOr } from "#app/data/optional.server.ts";
import type { Optional } from "#app/lib/optional.ts";
import { localPath, type Language } from "#shared/languages.ts";
import type { Scope } from "./scope.server.ts";
import { productCounts } from "../product-card.server.ts";
import { selectedIn, type Criteria } from "./criteria.ts";
import { finderHead, finderView, formParams, properAddress, readCriteria, type Finder, type FinderView } from "./finder-page.server.ts";

/** What a page with the finder starts from. */
export interface FinderPage {
  page: PageContext;
  criteria: Criteria;
  finder: Optional<FinderView>;
  counts: Record<string, number>;
  /** The one need that is chosen, and nothing else: its page has its words. */
  need: { name: string; note: string } | null;
  /** What the head says of the address. */
  address: { path: string; noindex: boolean };
}

const NOTHING: Criteria = { facets: {}, ranges: {}, operatingConditions: {}, q: "", sort: "order", page: 1 };

/**
 * Reads the criteria of an address and finds what fits. A form's own way of saying them leads to the proper address.
 * @throws a redirect, or 404 for a page that the list does not have
 */
export async function loadFinder(url: URL, finder: Finder): Promise<FinderPage> {
  const page = await pageContext(url);
  const joined = formParams(url);
  const read = await optional(readCriteria(joined, finder));
  const criteria = read.failed ? NOTHING : read.value.criteria;
  const proper = properAddress(url, finder.path, criteria);
  if (proper !== null && !read.failed) throw redirectTo(localPath(proper, page.language));
  const [found, counts] = await Promise.all([
    read.failed ? read : optional(finderView(read.value.scope, criteria, finder, page, url.searchParams.get("view") === "scale")),
    optionalOr(
      {},
      productCounts(page.language).then(({ bySeries }) => bySeries),
    ),
  ]);
  if (!found.failed && found.value === null) throw checkFailed(url.pathname + url.search);
  const need = read.failed ? null : onlyNeed(read.value.scope, criteria, page.language);
  return { page, criteria, finder: found as Optional<FinderView>, counts, need, address: finderHead(finder.path, criteria) };
}

function onlyNeed({ needs }: Scope, criteria: Criteria, language: Language): FinderPage["need"] {
  const [only, ...more] = selectedIn(criteria);
  const need = more.length === 0 && only?.kind === "facet" && only.facet === "need" && needs.find(({ slug }) => slug === only.value);
  return need ? { name: need.name[language], note: need.note[language] } : null;
}

/** The one series that is chosen, when nothing else is a series: its page has its words. */
export function onlySeries(criteria: Criteria): string | undefined {
  const [only, ...more] = selectedIn(criteria).flatMap((choice) =>
    choice.kind === "facet" && choice.facet === "series" ? [choice.value] : [],
  );
  return more.length === 0 ? only : undefined;
}
