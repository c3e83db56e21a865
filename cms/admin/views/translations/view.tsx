import { languageOfLack } from "../../../schema/missing-translations.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_NAME, LANGUAGES } from "#shared/languages.ts";
import { SetStepNav } from "@payloadcms/ui";
import { getTranslation } from "@payloadcms/translations";
import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from "payload";
import { inLanguage } from "../../../lib/i18n.ts";
import { deskLanguage, momentName, currentTime } from "../../../lib/time.ts";
import { readStates, type CollectionStates, type OpenRecord } from "../../../publishing/translations/read-states.ts";
import { signedInAt, StaffPage } from "../../providers/staff-page.tsx";
import { TableHead } from "../../components/fields/table-head.tsx";
import { CONTENT_VIEWS } from "../content-views.ts";
import { deskTexts, type Texts } from "../../texts/index.ts";
import { Lanes, type Lane } from "./lanes.tsx";
import { collectionAddress, deskAddress } from "../../../lib/desk-address.ts";

const VIEW = CONTENT_VIEWS.translations;
/** Records on one page. */
const SHOWN = 100;
const FILTERS = ["all", "live", "missing", "older"] as const;
type Filter = (typeof FILTERS)[number];

/** The English of all records: a line for each kind with a stop for each record, and the incomplete records. */
export async function TranslationsView(view: AdminViewServerProps) {
  signedInAt(view, VIEW);
  const { req } = view.initPageResult;
  const texts = deskTexts(req.i18n.language);
  const here = deskAddress(VIEW.path);
  const states = await readStates(req.payload);
  const kind = [...states.keys()].find((slug) => slug === view.searchParams?.["kind"]) ?? null;
  const filter = FILTERS.find((name) => name === view.searchParams?.["show"]) ?? "all";
  const open = [...states.values()].flatMap((one) => one.open).toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  const missing = open.filter(isMissing).length;
  const inKind = open.filter(({ collection }) => kind === null || collection === kind);
  const shown = inKind.filter((state) => matchesFilter(state, filter));
  const [next] = shown;
  const to = (show: Filter, of: string | null) =>
    `${here}?${new URLSearchParams({ ...(show !== "all" && { show }), ...(of && { kind: of }) })}`;
  return (
    <StaffPage view={view}>
      <SetStepNav nav={[{ label: inLanguage(VIEW.title, req.i18n.language) }]} />
      <main className="desk desk-translations">
        <div className="desk-head">
          <div>
            <h1>{open.length > 0 ? texts.translations.open(open.length - missing, missing) : texts.translations.complete}</h1>
            <p>{texts.translations.intro}</p>
          </div>
          <div className="desk-actions desk-end">
            {next && (
              <a className="desk-button desk-button--first" href={addressOf(next)}>
                {texts.translations.next}
              </a>
            )}
          </div>
        </div>
        <Legend states={[...states.values()]} texts={texts} />
        <Lanes lanes={lanesOf(states, req, kind, to)} texts={texts.translations} />
        <nav className="desk-tabs" aria-label={texts.translations.filter}>
          {FILTERS.map((name) => (
            <a key={name} href={to(name, kind)} aria-current={name === filter ? "page" : undefined}>
              {texts.translations.filters[name]}{" "}
              <span className="desk-figure">{inKind.filter((state) => matchesFilter(state, name)).length}</span>
            </a>
          ))}
          {kind && <a href={to(filter, null)}>{texts.translations.allKinds}</a>}
        </nav>
        {shown.length === 0 ? (
          <p className="desk-empty">{texts.translations.none}</p>
        ) : (
          <Records states={shown.slice(0, SHOWN)} req={req} texts={texts} />
        )}
        {shown.length > SHOWN && <p className="desk-note-text">{texts.translations.more(shown.length - SHOWN)}</p>}
      </main>
    </StaffPage>
  );
}

function matchesFilter({ fields, isLive }: OpenRecord, filter: Filter): boolean {
  if (filter === "all") return true;
  return filter === "live" ? isLive : fields.some(({ state }) => state === filter);
}

/** A record lacks English as soon as one field does. */
function isMissing({ fields }: OpenRecord): boolean {
  return fields.some(({ state }) => state === "missing");
}

/** The numbers of complete records, of those with an outdated English, and of those without it. */
function countsOf({ complete, open }: CollectionStates): Lane["stops"] {
  const missing = open.filter(isMissing).length;
  return [complete, open.length - missing, missing];
}

function addressOf({ collection, id, fields: [first] }: OpenRecord): string {
  const language = first ? languageOfLack(first) : DEFAULT_LANGUAGE;
  return `${collectionAddress(collection, id)}?locale=${language}`;
}

function lanesOf(
  states: Map<CollectionSlug, CollectionStates>,
  { payload, i18n }: PayloadRequest,
  kind: string | null,
  to: (show: Filter, of: string | null) => string,
): Lane[] {
  return [...states].map(([slug, records]) => ({
    slug,
    name: getTranslation(payload.collections[slug].config.labels.plural, i18n),
    href: to("all", slug),
    isHere: slug === kind,
    stops: countsOf(records),
  }));
}

function Legend({ states, texts }: { states: CollectionStates[]; texts: Texts }) {
  const sums = states
    .map(countsOf)
    .reduce((sum, counts) => sum.map((count, place) => count + (counts[place] ?? 0)) as Lane["stops"], [0, 0, 0]);
  const [complete, older, missing] = sums;
  return (
    <div className="desk-row desk-legend">
      <span>
        <i className="desk-ring is-done" aria-hidden="true" />
        {` ${texts.translations.states.complete} ${complete}`}
      </span>
      <span>
        <i className="desk-ring is-old" aria-hidden="true" />
        {` ${texts.translations.states.older} ${older}`}
      </span>
      <span>
        <i className="desk-ring" aria-hidden="true" />
        {` ${texts.translations.states.missing} ${missing}`}
      </span>
    </div>
  );
}

function Records({ states, req, texts }: { states: OpenRecord[]; req: PayloadRequest; texts: Texts }) {
  const { payload, i18n } = req;
  const language = deskLanguage(i18n.language);
  const labelOf = (collection: CollectionSlug, name: string) => {
    const field = payload.collections[collection].config.flattenedFields.find((one) => one.name === name);
    return field && "label" in field && field.label && typeof field.label !== "function" ? getTranslation(field.label, i18n) : name;
  };
  return (
    <table className="desk-table desk-stack">
      <TableHead names={[texts.importExport.record, texts.importExport.kind, texts.translations.fields, texts.translations.changed]} />
      <tbody>
        {states.map((state) => (
          <tr key={`${state.collection} ${state.id}`}>
            <td data-label={texts.importExport.record}>
              <a href={addressOf(state)}>{state.title}</a>
            </td>
            <td className="desk-note-text" data-label={texts.importExport.kind}>
              {getTranslation(payload.collections[state.collection].config.labels.singular, i18n)}
            </td>
            <td data-label={texts.translations.fields}>
              <span className="desk-row">
                {state.fields.map(({ name, state: how, language: of }) => (
                  <span key={`${name} ${of}`}>
                    <i className={`desk-ring${how === "older" ? " is-old" : ""}`} aria-hidden="true" /> {labelOf(state.collection, name)}
                    {LANGUAGES.length > 2 && ` · ${LANGUAGE_NAME[languageOfLack({ ...(of && { language: of }) })]}`}
                    <span className="desk-unseen">
                      {texts.comma}
                      {texts.translations.states[how]}
                    </span>
                  </span>
                ))}
              </span>
            </td>
            <td className="desk-note-text" data-label={texts.translations.changed}>
              {[state.changedAt && momentName(Date.parse(state.changedAt), currentTime(), language), state.changedBy]
                .filter(Boolean)
                .join(texts.comma)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
