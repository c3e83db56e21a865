import { FORMAT_LOCALE } from "#shared/languages.ts";
import { SetStepNav } from "@payloadcms/ui";
import type { ListViewServerProps } from "payload";
import { can } from "../../../access/permissions.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { LEAD_SOURCES, type LeadSource } from "../../../leads/lead-source.ts";
import { FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { FORM_IDS } from "#shared/vocabulary/forms.ts";
import { countryName } from "../../../lib/country-name.ts";
import { readFilters, writeFilters, type LeadFilters } from "../../../leads/lead-filters.ts";
import { LEAD_STATUSES, type LeadStatus } from "#shared/vocabulary/lead-statuses.ts";
import { deskLanguage, currentTime } from "../../../lib/time.ts";
import { Pages } from "../../components/pages.tsx";
import { paramsOf, PayloadList } from "../../payload-patches/payload-list.tsx";
import { deskTexts } from "../../texts/index.ts";
import { Board } from "./board.tsx";
import { EnterLead } from "./enter-lead.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FilterBar, type Choice } from "./filter-bar.tsx";
import { SaveView } from "./save-view.tsx";
import { countLeads, readBoard, readOptions, readTable, readViews } from "./read-lead-list.ts";
import { Table } from "./table.tsx";
import { collectionAddress } from "../../../lib/desk-address.ts";
import { sheetNumber } from "../../lib/sheet-number.ts";

/** The list of leads: a board by status and a table, with the filters of the address. */
export async function LeadList(props: ListViewServerProps) {
  const { viewType, i18n, payload, user, searchParams } = props;
  if (viewType === "trash" || !user) return <PayloadList {...props} />;
  const language = deskLanguage(i18n.language);
  const texts = deskTexts(i18n.language);
  const context = { payload, user, language, now: currentTime() };
  const params = paramsOf(searchParams);
  const filters = readFilters(params);
  const asTable = params.get("show") === "table";
  const page = sheetNumber(params.get("sheet"));
  const canWrite = can({ user }, "leads.write");
  const tabs: { name: string; filters: LeadFilters; isSaved: boolean }[] = [
    { name: texts.leads.all, filters: {}, isSaved: false },
    { name: texts.leads.waiting, filters: { status: "new" }, isSaved: false },
    { name: texts.leads.mine, filters: { owner: "me" }, isSaved: false },
    { name: texts.leads.thisWeek, filters: { follow: "week" }, isSaved: false },
    // Possible spam is in no other list, and may be a real lead.
    { name: inLanguage(LEAD_STATUSES.spam, language), filters: { status: "spam" }, isSaved: false },
  ];
  const [views, options, total] = await Promise.all([readViews(context), readOptions(context), countLeads(context, filters)]);
  for (const { name, query } of views) tabs.push({ name, filters: readFilters(new URLSearchParams(query)), isSaved: true });
  const counts = await Promise.all(tabs.map((tab) => countLeads(context, tab.filters)));
  const [board, table] = await Promise.all([
    asTable ? [] : readBoard(context, filters),
    asTable ? readTable(context, filters, page) : null,
  ]);
  const here = collectionAddress("leads");
  const query = writeFilters(filters).toString();
  const to = (search: string, show = asTable) => `${here}?${[show && "show=table", search].filter(Boolean).join("&")}`;
  const isKnown = tabs.some((tab) => writeFilters(tab.filters).toString() === query);
  return (
    <main className="desk desk-leads">
      <SetStepNav nav={[{ label: texts.leads.title }]} />
      <div className="desk-head">
        <h1>{texts.leads.title}</h1>
        <div className="desk-actions desk-end">
          <a className="desk-link" href={`${here}/trash`}>
            {texts.leads.trash}
          </a>
          {canWrite && <EnterLead />}
          {canWrite && <ExportMenu query={query} total={total} />}
        </div>
      </div>
      <nav className="desk-tabs" aria-label={texts.leads.views}>
        {tabs.map((tab, index) => {
          const search = writeFilters(tab.filters).toString();
          return (
            <a key={`${tab.name}${search}`} href={to(search)} aria-current={search === query ? "page" : undefined}>
              {tab.name} <span className="desk-figure">{counts[index]}</span>
            </a>
          );
        })}
        <SaveView
          views={views}
          query={query}
          canKeep={query !== "" && !isKnown}
          isSaved={views.some((view) => view.query === query)}
          home={to("")}
        />
      </nav>
      <FilterBar
        q={filters.q ?? ""}
        asTable={asTable}
        choices={choicesOf(filters, options, texts, language)}
        from={filters.from ?? ""}
        to={filters.to ?? ""}
        follow={filters.follow ?? ""}
        addresses={{ board: to(query, false), table: to(query, true), clear: query === "" ? "" : to("") }}
      />
      {asTable && table ? (
        <>
          <Table cards={table.cards} owners={options.owners} canWrite={canWrite} here={here} user={user.id} now={context.now} />
          {table.cards.length > 0 && (
            <Pages
              texts={texts.leads}
              summary={texts.leads.page(page, table.pages, total)}
              page={page}
              pages={table.pages}
              to={(sheet) => `${to(query, true)}&sheet=${sheet}`}
            />
          )}
        </>
      ) : (
        <Board
          columns={board}
          canWrite={canWrite}
          here={here}
          now={context.now}
          all={Object.fromEntries(board.map(({ status }) => [status, to(writeFilters({ ...filters, status }).toString(), true)]))}
        />
      )}
    </main>
  );
}

function choicesOf(
  filters: LeadFilters,
  options: Awaited<ReturnType<typeof readOptions>>,
  texts: ReturnType<typeof deskTexts>,
  language: ReturnType<typeof deskLanguage>,
): Choice[] {
  const { leads: words } = texts;
  const statuses = (Object.keys(LEAD_STATUSES) as LeadStatus[]).map((key) => [key, inLanguage(LEAD_STATUSES[key], language)] as const);
  const forms = FORM_IDS.map((id) => [id, inLanguage(FORM_LABELS[id], language)] as const);
  const messages = filters.forms && filters.forms.length > 1 ? [[filters.forms.join(","), words.severalForms] as const] : [];
  const ways = (Object.keys(LEAD_SOURCES) as LeadSource[]).map((key) => [key, inLanguage(LEAD_SOURCES[key], language)] as const);
  const countries = options.countries.map((code) => [code, countryName(code, language)] as const);
  const order = new Intl.Collator(FORMAT_LOCALE[language]);
  const choice = (name: string, label: string, value: unknown, values: (readonly [string, string])[], none = label): Choice => ({
    name,
    label,
    value: value === undefined ? "" : String(value),
    options: [{ value: "", label: none }, ...values.map(([key, text]) => ({ value: key, label: text }))],
  });
  return [
    choice("form", words.enter.form, filters.forms, [...forms, ...messages]),
    choice(
      "product",
      words.product,
      filters.product,
      options.products.map(({ id, name }) => [String(id), name]),
    ),
    choice(
      "country",
      words.country,
      filters.country,
      countries.toSorted(([, a], [, b]) => order.compare(a, b)),
    ),
    choice("source", words.source, filters.source, ways),
    choice("status", words.status, filters.status, statuses, words.noSpam),
    choice("owner", texts.lead.owner, filters.owner, [
      ["me", words.me],
      ["none", words.nobody],
      ...options.owners.map(({ id, name }) => [String(id), name] as const),
    ]),
  ];
}
