import { colon, sentenceSpace, useLanguage, useText } from "#app/i18n/index.ts";
import { contactAddress } from "#app/lib/contact-address.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import type { SearchKind } from "#shared/vocabulary/search-kinds.ts";
import type { Piece } from "#app/search/highlight.ts";
import type { ResultGroup, ResultsView, ResultView } from "#app/search/results.server.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Pager } from "#app/components/lists/pager.tsx";
import { Tabs } from "#app/components/lists/tabs.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import "./search.css";

/** The site path of a search. */
export function searchAddress({ query, kind, page }: { query: string; kind?: SearchKind | undefined; page?: number }): string {
  return listAddress(paths.search, { q: query, kind, page });
}

interface SearchResultsProps {
  query: string;
  kind: SearchKind | undefined;
  results: ResultsView;
}

/** What a search has found, in words first; an invitation without a search. */
export function SearchResults({ results, ...search }: Omit<SearchResultsProps, "results"> & { results: ResultsView | null }) {
  const t = useText();
  return (
    <>
      <output className="search-summary" htmlFor="q">
        {results ? <Summary query={search.query} results={results} /> : t("search.begin")}
      </output>
      {results && <ResultList results={results} {...search} />}
    </>
  );
}

/** The kinds with their numbers, and the results by kind. */
function ResultList({ query, kind, results }: SearchResultsProps) {
  const t = useText();
  const { total, counts, best, groups, near, offered, page, pages } = results;
  const all = { label: t("search.all"), to: searchAddress({ query }), current: !kind, count: total };
  return (
    <>
      {!near && counts.length > 1 && (
        <Tabs
          label={t("search.kinds")}
          items={[
            all,
            ...counts.map((count) => ({
              label: t(`search.kind.${count.kind}`),
              to: searchAddress({ query, kind: count.kind }),
              current: count.kind === kind,
              count: count.total,
            })),
          ]}
        />
      )}
      {near && total > 0 && <h2 className="search-near">{t("search.near")}</h2>}
      {best.length > 0 && (
        <section className="search-group" aria-labelledby="best">
          <h2 id="best">{t("search.best")}</h2>
          <ul>
            {best.map((result) => (
              <Result key={result.key} result={result} level={2} />
            ))}
          </ul>
        </section>
      )}
      {groups.map((group) => (
        <Group key={group.kind} group={group} query={query} whole={kind !== undefined || near} level={near ? 3 : 2} />
      ))}
      {offered.length > 0 && (
        <nav className="search-offered" aria-labelledby="offered">
          <h2 id="offered">{t("search.offered")}</h2>
          <ul>
            {offered.map((name) => (
              <li key={name}>
                <SiteLink to={searchAddress({ query: name })}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Pager page={page} pages={pages} addressOf={(number) => searchAddress({ query, kind, page: number })} />
    </>
  );
}

/** The recognized query, and how many results it has. */
function Summary({
  query,
  results: { total, near, spelled, needs, understood, regions, country, approvals },
}: {
  query: string;
  results: ResultsView;
}) {
  const t = useText();
  const space = sentenceSpace(useLanguage());
  const missing = approvals.filter(({ stated }) => stated === 0);
  return (
    <>
      {missing.length > 0 && (
        <b>
          {missing.map(({ name }) => t("search.noApproval", { name })).join(space)}
          {space}
          <SiteLink to={contactAddress({ about: searchAddress({ query }) })}>{t("search.ask")}</SiteLink>
        </b>
      )}
      {total === 0 && missing.length === 0 ? (
        <>
          {t("search.nothingAtAll", { query })}
          {space}
          <a href="#ask">{t("search.askTitle")}</a>
        </>
      ) : near ? (
        t("search.nothing", { query })
      ) : (
        t("search.found", { total })
      )}
      {spelled && (
        <>
          {space}
          <SiteLink to={searchAddress({ query: spelled })}>{t("search.spelled", { words: spelled })}</SiteLink>
        </>
      )}
      {needs.map(({ name, note, finder }) => (
        <span key={name}>
          {note && space}
          {note}
          {finder && space}
          {finder && <SiteLink to={finder}>{t("search.forNeed", { name })}</SiteLink>}
        </span>
      ))}
      {understood.map(({ typed, name, value, finder }) => (
        <span key={typed}>
          {space}
          {t("search.understood", { typed, name, value })}
          {space}
          <SiteLink to={finder}>{t("search.inFinder")}</SiteLink>
        </span>
      ))}
      {regions.map(({ typed, region, bands, enough }) => (
        <span key={typed}>
          {space}
          {bands ? (
            t("search.region", { typed, region, bands, number: enough })
          ) : (
            <>
              {t("search.elsewhere", { typed })}
              {space}
              <SiteLink to={contactAddress({ about: searchAddress({ query }) })}>{t("search.ask")}</SiteLink>
            </>
          )}
        </span>
      ))}
      {country && (
        <>
          {space}
          <SiteLink to={country.to}>{t("use.listFor", { country: country.name })}</SiteLink>
        </>
      )}
      {approvals.map(
        ({ typed, name, stated, ofCountry, finder }) =>
          stated > 0 && (
            <span key={name}>
              {space}
              {ofCountry ? (
                <SiteLink to={finder}>{t("search.approvalOfCountry", { typed, name, number: stated })}</SiteLink>
              ) : (
                t("search.approval", { typed, name })
              )}
            </span>
          ),
      )}
    </>
  );
}

/** The results of one kind. */
function Group({ group, query, whole, level }: { group: ResultGroup; query: string; whole: boolean; level: 2 | 3 }) {
  const t = useText();
  const language = useLanguage();
  const { kind, total, results, more } = group;
  const Heading = `h${level}` as const;
  return (
    <section className="search-group" aria-labelledby={`kind-${kind}`}>
      <Heading id={`kind-${kind}`}>
        {`${t(`search.kind.${kind}`)} `}
        <small className="figures">{total}</small>
      </Heading>
      <ul>
        {results.map((result) => (
          <Result key={result.key} result={result} level={level} />
        ))}
        {!whole && more > 0 && (
          <li className="search-result">
            <MoreLink
              to={searchAddress({ query, kind })}
              aria-label={t(`search.kind.${kind}`) + colon(language) + t("search.more", { number: more })}
            >
              {t("search.more", { number: more })}
            </MoreLink>
          </li>
        )}
      </ul>
    </section>
  );
}

function Result({ result: { path, title, excerpt, picture, fact, successor }, level }: { result: ResultView; level: 2 | 3 }) {
  const t = useText();
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <li className={picture ? "search-result search-result-pictured" : "search-result"}>
      {picture && <Picture picture={{ ...picture, alt: "" }} sizes="120px" />}
      <div>
        <Heading>
          <SiteLink to={path}>
            <Marked pieces={title} />
          </SiteLink>
        </Heading>
        <p>
          <Marked pieces={excerpt} />
        </p>
        {successor && (
          <p>
            <SiteLink to={successor.path}>{t("product.replacedBy", { code: successor.code })}</SiteLink>
          </p>
        )}
      </div>
      {fact && (
        <p className="search-fact figures">
          {fact.value}
          <small>{fact.name}</small>
        </p>
      )}
    </li>
  );
}

/** A text with marked matches. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
