import { typesetText } from "../content/typeset.ts";
import { bandsText, ENOUGH_BANDS, intervalName, REGION_OF_COUNTRY, REGIONS } from "#shared/specification/use.ts";
import { STATED_TEMPERATURE } from "#shared/specification/standby.ts";
import { formatNumber } from "#shared/specification/numbers.ts";
import type { Criteria } from "./criteria.ts";
import { choicesText } from "./chips-view.server.ts";
import { criteriaOfAnswer } from "./findable.server.ts";
import type { Scope } from "./scope.server.ts";
import { nameOfCountry } from "../country-use.server.ts";
import type { FinderPage } from "./view-types.ts";

/** The chosen needs. */
function chosenNeeds({ needs }: Scope, { facets }: Criteria): Scope["needs"] {
  return needs.filter(({ slug }) => facets["need"]?.includes(slug));
}

/** The criteria by which products answer the chosen needs. */
export function needCriteria(scope: Scope, criteria: Criteria): Criteria[] {
  return chosenNeeds(scope, criteria).flatMap(({ answers }) => answers.flatMap((link) => criteriaOfAnswer(link, scope.facetKeys) ?? []));
}

/** The reasons for these products: the staff's notes, the matching figures, the regions where they work, and the basis of their standby. */
export function notesView(scope: Scope, criteria: Criteria, page: FinderPage): string[] {
  const { t, language } = page;
  const region = criteria.country && REGIONS[REGION_OF_COUNTRY.get(criteria.country) ?? ""];
  const ofNeeds = chosenNeeds(scope, criteria).flatMap(({ name, note, answers }) => {
    const lists = answers.flatMap((link) => criteriaOfAnswer(link, scope.facetKeys) ?? []);
    const figures = lists.map((list) => choicesText(scope, list, page));
    return [note[language], ...figures.map((text) => t("finder.fitFor", { need: name[language], figures: text }))].filter(Boolean);
  });
  return [
    ...scope.notes,
    ...ofNeeds,
    ...(region && criteria.country
      ? [
          t("finder.worksIn", {
            country: nameOfCountry(criteria.country, language),
            bands: typesetText(bandsText(region, language)),
            number: ENOUGH_BANDS,
          }),
        ]
      : []),
    ...(criteria.interval === undefined
      ? []
      : [
          t("finder.reckoned", {
            interval: intervalName(criteria.interval, language),
            temperature: `${formatNumber(criteria.operatingConditions["temperature"] ?? STATED_TEMPERATURE, language)}\u00a0°C`,
          }),
        ]),
  ];
}
