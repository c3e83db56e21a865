import { notFoundOrRedirect } from "#app/data/content/translation-visibility.server.ts";
import { findBrandEntry, listBrandEntries } from "#app/data/company.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { EntryText } from "#app/features/company/entry-text.tsx";
import { OtherEntries } from "#app/features/company/other-entries.tsx";
import { useText } from "#app/i18n/index.ts";
import { localPath } from "#shared/languages.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Phrased } from "#app/components/basics/phrased.tsx";
import type { Route } from "./+types/brand.$slug.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";

/** Entries that have pages of their own. */
const OWN_PAGES = new Map([
  ["story", paths.story],
  ["company", paths.company],
]);

/** One value, milestone or initiative of the brand. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const ownPage = OWN_PAGES.get(params.slug);
  if (ownPage) throw redirectTo(localPath(ownPage, page.language), { redirectCode: 301 });
  const [entry, entries] = await Promise.all([findBrandEntry(page.language, params.slug), listBrandEntries(page.language)]);
  if (!entry) throw await notFoundOrRedirect(url, paths.brand, () => findBrandEntry(DEFAULT_LANGUAGE, params.slug));
  return {
    head: page.head({
      title: entry.title,
      description: entry.summary,
      picture: entry.picture,
      untranslated: entry.untranslated,
      ...entry.seo,
    }),
    original: page.original(entry, ["title", entry.title], ["summary", entry.summary]),
    entry,
    others: entries.filter(({ kind, slug }) => kind === entry.kind && slug !== entry.slug),
  };
});

export default function BrandEntryPage({ loaderData: { original, entry, others } }: Route.ComponentProps) {
  const t = useText();
  const facts = [
    { label: t("brand.kind"), value: t(`brand.kinds.${entry.kind}`) },
    ...(entry.year === null ? [] : [{ label: t("brand.year"), value: entry.year }]),
  ];
  return (
    <>
      <PageHead
        original={original}
        title={<Phrased parts={entry.phrases} />}
        text={entry.summary}
        breadcrumb={[{ label: t("nav.brand"), to: paths.brand }, { label: entry.title }]}
      />
      <EntryText html={entry.html} lang={original?.bodyLang} picture={entry.picture} facts={facts} />
      <OtherEntries kind={entry.kind} entries={others} />
    </>
  );
}
