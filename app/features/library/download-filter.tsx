import type { DownloadChoices, DownloadFilter } from "#app/data/downloads.server.ts";
import { LANGUAGE_NAME, useText } from "#app/i18n/index.ts";
import { LANGUAGES } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { FilterForm, FilterSelect, SearchField } from "#app/components/lists/filter-form.tsx";
import { Tabs } from "#app/components/lists/tabs.tsx";
import type { TextKey } from "#app/i18n/texts.ts";
import { FILE_TYPE_KEYS } from "#shared/vocabulary/library.ts";

/** The site path of a page of the downloads centre. */
export function downloadsAddress(filter: DownloadFilter, page = 1): string {
  return listAddress(paths.downloads, { ...filter, page });
}

/**
 * Tabs by purpose; choices of product, language and, at the end, format, and a search. All of it is in the address.
 * @param choices values that match files, regardless of the other filters; the chosen ones are always included
 * @param kindName of the chosen purpose
 */
export function DownloadTools({ filter, choices, kindName }: { filter: DownloadFilter; choices: DownloadChoices; kindName: string }) {
  const t = useText();
  const { type, kind, product, files, query = "" } = filter;
  const { kinds, products } = choices;
  const tabs = kind && !kinds.some(({ key }) => key === kind) ? [...kinds, { key: kind, name: kindName, count: 0 }] : kinds;
  const types = FILE_TYPE_KEYS.filter((choice) => choices.types.includes(choice) || choice === type);
  const languages = LANGUAGES.filter((choice) => choices.languages.includes(choice) || choice === files);
  const options = (all: TextKey, some: { value: string; label: string }[]) => [{ value: "", label: t(all) }, ...some];
  return (
    <>
      {(tabs.length > 1 || kind) && (
        <Tabs
          label={t("downloads.kind")}
          items={[
            { label: t("downloads.all"), to: downloadsAddress({ ...filter, kind: undefined }), current: kind === undefined },
            ...tabs.map(({ key, name, count }) => ({
              label: name,
              to: downloadsAddress({ ...filter, kind: key }),
              current: key === kind,
              count,
            })),
          ]}
        />
      )}
      <FilterForm action={paths.downloads} keep={kind ? { kind } : {}} submit={t("downloads.search")}>
        <FilterSelect
          name="product"
          label={t("downloads.product")}
          value={product ?? ""}
          options={options(
            "downloads.allProducts",
            products.map(({ slug, code }) => ({ value: slug, label: code })),
          )}
        />
        <FilterSelect
          name="files"
          label={t("downloads.fileLanguage")}
          value={files ?? ""}
          options={options(
            "downloads.allLanguages",
            languages.map((choice) => ({ value: choice, label: LANGUAGE_NAME[choice] })),
          )}
        />
        <FilterSelect
          name="type"
          label={t("downloads.format")}
          value={type ?? ""}
          options={options(
            "downloads.allFormats",
            types.map((choice) => ({ value: choice, label: t(`ui.fileTypes.${choice}`) })),
          )}
        />
        <SearchField name="query" label={t("downloads.keyword")} placeholder={t("downloads.keyword")} value={query} />
      </FilterForm>
    </>
  );
}
