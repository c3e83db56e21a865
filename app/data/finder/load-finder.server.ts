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

/** The start data of a page with the finder. */
export interface FinderPage {
  page: PageContext;
  criteria: Criteria;
  finder: Optional<FinderView>;
  counts: Record<string, number>;
  /** The need, if it is the only choice: its page shows its text. */
  need: { name: string; note: string } | null;
  /** The head's data about the address. */
  address: { path: string; noindex: boolean };
}

const NOTHING: Criteria = { facets: {}, ranges: {}, operatingConditions: {}, q: "", sort: "order", page: 1 };

/**
 * Reads the criteria of an address and finds the matches. Redirects a form's own address to the canonical one.
 * @throws a redirect, or 404 for a page that the list does not have
 */
export async function loadFinder(url: URL, finder: Finder): Promise<FinderPage> {
  const page = await pageContext(url);
  const address = formParams(url);
  const reading = await optional(readCriteria(address, finder));
  const criteria = reading.failed ? NOTHING : reading.value.criteria;
  const proper = properAddress(url, finder.path, criteria);
  if (proper !== null && !reading.failed) throw redirectTo(localPath(proper, page.language));
  const [view, counts] = await Promise.all([
    reading.failed ? reading : optional(finderView(reading.value.scope, criteria, finder, page, url.searchParams.get("view") === "scale")),
    optionalOr(
      {},
      productCounts(page.language).then(({ bySeries }) => bySeries),
    ),
  ]);
  if (!view.failed && view.value === null) throw checkFailed(url.pathname + url.search);
  const need = reading.failed ? null : onlyNeed(reading.value.scope, criteria, page.language);
  return { page, criteria, finder: view as Optional<FinderView>, counts, need, address: finderHead(finder.path, criteria) };
}

function onlyNeed({ needs }: Scope, criteria: Criteria, language: Language): FinderPage["need"] {
  const [only, ...more] = selectedIn(criteria);
  const need = more.length === 0 && only?.kind === "facet" && only.facet === "need" && needs.find(({ slug }) => slug === only.value);
  return need ? { name: need.name[language], note: need.note[language] } : null;
}

/** The only chosen series: its page shows its text. */
export function onlySeries(criteria: Criteria): string | undefined {
  const [only, ...more] = selectedIn(criteria).flatMap((choice) =>
    choice.kind === "facet" && choice.facet === "series" ? [choice.value] : [],
  );
  return more.length === 0 ? only : undefined;
}
