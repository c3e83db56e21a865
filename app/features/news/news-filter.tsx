import type { Term } from "#app/data/content/terms.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { FilterForm, FilterSelect, SearchField } from "#app/components/lists/filter-form.tsx";
import { Tabs } from "#app/components/lists/tabs.tsx";

export interface NewsFilter {
  category?: string | undefined;
  year?: number;
  query: string;
}

/** The site path of a page of the news list. */
export function newsAddress({ category, year, query }: NewsFilter, page = 1): string {
  return listAddress(paths.news, { category, year, query, page });
}

/** Tabs by the articles' categories, years, and search. All of it is in the address. */
export function NewsTools({ filter, years, categories }: { filter: NewsFilter; years: number[]; categories: readonly Term[] }) {
  const t = useText();
  const { category, year, query } = filter;
  return (
    <>
      <Tabs
        label={t("news.categories")}
        items={[undefined, ...categories].map((choice) => ({
          label: choice?.name ?? t("news.all"),
          to: newsAddress({ ...filter, category: choice?.key }),
          current: choice?.key === category,
        }))}
      />
      <FilterForm action={paths.news} keep={category ? { category } : {}} submit={t("news.search")}>
        <FilterSelect
          name="year"
          label={t("news.year")}
          icon="calendar"
          value={year ? String(year) : ""}
          options={[
            { value: "", label: t("news.allYears") },
            ...years.map((choice) => ({ value: String(choice), label: t("news.yearOption", { year: choice }) })),
          ]}
        />
        <SearchField name="query" label={t("news.keyword")} placeholder={t("news.keyword")} value={query} />
      </FilterForm>
    </>
  );
}
