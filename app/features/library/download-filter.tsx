import type { DownloadFilter } from "#app/data/downloads.server.ts";
import type { Term } from "#app/data/content/terms.server.ts";
import { LANGUAGE_NAME, useText } from "#app/i18n/index.ts";
import { LANGUAGES } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { listAddress } from "#app/lib/search-params.ts";
import { FilterForm, FilterSelect, SearchField } from "#app/components/lists/filter-form.tsx";
import { Tabs } from "#app/components/lists/tabs.tsx";
import { FILE_TYPE_KEYS, type FileType } from "#shared/vocabulary/library.ts";

/** The site path of a page of the downloads centre. */
export function downloadsAddress(filter: DownloadFilter, page = 1): string {
  return listAddress(paths.downloads, { ...filter, page });
}

/**
 * Tabs by file type; choices of kind, product and language, and words. All of it is in the address.
 * @param products those that there are files of
 * @param kinds those that there are files of
 * @param types those that there are files of, each with a tab where there are several
 */
export function DownloadTools({
  filter,
  products,
  kinds,
  types,
}: {
  filter: DownloadFilter;
  products: { slug: string; code: string }[];
  kinds: readonly Term[];
  types: readonly FileType[];
}) {
  const t = useText();
  const { type, kind, product, files, query = "" } = filter;
  const choices = FILE_TYPE_KEYS.filter((choice) => types.includes(choice) || choice === type);
  return (
    <>
      {(choices.length > 1 || type) && (
        <Tabs
          label={t("downloads.types")}
          items={[undefined, ...choices].map((choice) => ({
            label: t(choice ? `ui.fileTypes.${choice}` : "downloads.all"),
            to: downloadsAddress({ ...filter, type: choice }),
            current: choice === type,
          }))}
        />
      )}
      <FilterForm action={paths.downloads} keep={type ? { type } : {}} submit={t("downloads.search")}>
        <FilterSelect
          name="kind"
          label={t("downloads.kind")}
          value={kind ?? ""}
          options={[{ value: "", label: t("downloads.allKinds") }, ...kinds.map(({ key, name }) => ({ value: key, label: name }))]}
        />
        <FilterSelect
          name="product"
          label={t("downloads.product")}
          value={product ?? ""}
          options={[{ value: "", label: t("downloads.allProducts") }, ...products.map(({ slug, code }) => ({ value: slug, label: code }))]}
        />
        <FilterSelect
          name="files"
          label={t("downloads.fileLanguage")}
          value={files ?? ""}
          options={[
            { value: "", label: t("downloads.allLanguages") },
            ...LANGUAGES.map((choice) => ({ value: choice, label: LANGUAGE_NAME[choice] })),
          ]}
        />
        <SearchField name="query" label={t("downloads.keyword")} placeholder={t("downloads.keyword")} value={query} />
      </FilterForm>
    </>
  );
}
