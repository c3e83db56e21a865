import { SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/languages.ts";
import { can } from "../../../access/permissions.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { locationOfText } from "../../../interface-texts/text-locations.ts";
import { allSiteTexts, fixedParts } from "../../../interface-texts/site-texts.ts";
import { deskAddress } from "../../../lib/desk-address.ts";
import { signedInAt, StaffPage } from "../../providers/staff-page.tsx";
import { TableHead } from "../../components/fields/table-head.tsx";
import { Pages } from "../../components/pages.tsx";
import { SearchInput } from "../../components/search-input.tsx";
import { CONTENT_VIEWS } from "../content-views.ts";
import { deskTexts } from "../../texts/index.ts";
import { TextRow, type ShownText } from "./row.tsx";
import { sheetNumber } from "../../lib/sheet-number.ts";

const VIEW = CONTENT_VIEWS.interfaceTexts;
/** Texts on one page of the list. */
const AT_ONCE = 50;

/** The texts of the site’s pages and their replacements, with search, filter and forms in place. */
export async function InterfaceTextsView(view: AdminViewServerProps) {
  signedInAt(view, VIEW);
  const { req } = view.initPageResult;
  const texts = deskTexts(req.i18n.language);
  const title = inLanguage(VIEW.title, req.i18n.language);
  const here = deskAddress(VIEW.path);
  const param = (name: string) => (typeof view.searchParams?.[name] === "string" ? view.searchParams[name] : "");
  const query = param("q").slice(0, 200);
  const onlyChanged = param("show") === "changed";
  const all = await readTexts(req);
  const changed = all.filter(isChanged);
  const matches = (onlyChanged ? changed : all).filter((text) => matchesQuery(text, query));
  const pages = Math.max(1, Math.ceil(matches.length / AT_ONCE));
  const page = sheetNumber(param("sheet"), pages);
  const to = (sheet: number, isChangedOnly = onlyChanged) =>
    `${here}?${new URLSearchParams({ ...(query && { q: query }), ...(isChangedOnly && { show: "changed" }), ...(sheet > 1 && { sheet: String(sheet) }) })}`;
  return (
    <StaffPage view={view}>
      <SetStepNav nav={[{ label: title }]} />
      <main className="desk desk-interface-texts">
        <div className="desk-head">
          <div>
            <h1>{title}</h1>
            <p>{texts.interfaceTexts.intro}</p>
          </div>
        </div>
        <nav className="desk-tabs" aria-label={texts.translations.filter}>
          <a href={to(1, false)} aria-current={onlyChanged ? undefined : "page"}>
            {texts.translations.filters.all} <span className="desk-figure">{all.length}</span>
          </a>
          <a href={to(1, true)} aria-current={onlyChanged ? "page" : undefined}>
            {texts.interfaceTexts.changed} <span className="desk-figure">{changed.length}</span>
          </a>
        </nav>
        <search className="desk-bar">
          <form method="get" className="desk-actions">
            {onlyChanged && <input type="hidden" name="show" value="changed" />}
            <SearchInput value={query} max={200} label={texts.leads.search} placeholder={texts.interfaceTexts.searched} />
            <button type="submit" className="desk-button">
              {texts.leads.search}
            </button>
            <span className="desk-note-text">{query ? texts.interfaceTexts.found(query, matches.length) : ""}</span>
          </form>
        </search>
        {matches.length === 0 ? (
          <p className="desk-empty">{texts.interfaceTexts.none}</p>
        ) : (
          <table className="desk-table desk-stack desk-texts">
            <TableHead
              names={[
                texts.interfaceTexts.key,
                ...LANGUAGES.map((language) => texts.interfaceTexts.builtInTexts[language]),
                texts.interfaceTexts.own,
                texts.interfaceTexts.place,
              ]}
            />
            <tbody>
              {matches.slice((page - 1) * AT_ONCE, page * AT_ONCE).map((text) => (
                <TextRow key={text.key} text={text} mayWrite={can(req, "content.write")} />
              ))}
            </tbody>
          </table>
        )}
        <Pages texts={texts.leads} summary={texts.interfaceTexts.page(page, pages, matches.length)} page={page} pages={pages} to={to} />
      </main>
    </StaffPage>
  );
}

async function readTexts(req: PayloadRequest): Promise<ShownText[]> {
  const read = (locale: Language) =>
    req.payload.findGlobal({ slug: "interface-texts", locale, fallbackLocale: false, depth: 0, overrideAccess: false, user: req.user });
  const stored = new Map(await Promise.all(LANGUAGES.map(async (language) => [language, (await read(language)).entries ?? []] as const)));
  const textOf = (language: Language, key: string) => stored.get(language)?.find((entry) => entry.key === key)?.text ?? "";
  return allSiteTexts().map(({ key, texts }) => {
    const { name, path } = locationOfText(key);
    return {
      key,
      builtIn: texts,
      own: byLanguage((language) => textOf(language, key)),
      place: inLanguage(name, req.i18n.language),
      path,
      parts: fixedParts(texts[DEFAULT_LANGUAGE]),
    };
  });
}

function isChanged({ own }: ShownText): boolean {
  return LANGUAGES.some((language) => own[language] !== "");
}

function matchesQuery({ key, builtIn, own }: ShownText, query: string): boolean {
  const needle = query.trim().toLowerCase();
  return [key, ...LANGUAGES.flatMap((language) => [builtIn[language], own[language]])].some((text) => text.toLowerCase().includes(needle));
}
