import { HeadedSection, PageHead } from "#app/components/basics/heads.tsx";
import { Wrap } from "#app/components/basics/layout.tsx";
import { Phrased } from "#app/components/basics/phrased.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { Pager } from "#app/components/lists/pager.tsx";
import { Empty } from "#app/components/lists/states.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import { contentList, contentPage, type ContentListView, type ContentPageView } from "#app/data/content-pages.server.ts";
import { CompanyCall } from "#app/features/company/company-call.tsx";
import { EntryText } from "#app/features/company/entry-text.tsx";
import type { BrandEntry } from "#app/data/company.server.ts";
import { paths } from "#app/lib/paths.ts";
import { entryPoint } from "#app/features/company/brand-sections.tsx";
import { ReadOn } from "#app/features/company/read-on.tsx";
import { ProductCards } from "#app/features/products/product-cards.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { listAddress, pageParam } from "#app/lib/search-params.ts";
import { sitePath } from "#shared/languages.ts";

export const handle: PageHandle = { parameters: ["page"] };

interface Address {
  url: URL;
  params: { slug?: string };
  /** The route's own pattern, with the language's prefix. */
  pattern: string;
}

const list = pageLoader({ middleware: ["page-number"] }, async ({ url, pattern }: Address) => {
  const listing = await contentList(sitePath(`/${pattern}`), url, pageParam(url));
  if (!listing) throw checkFailed(url.pathname + url.search);
  return listing;
});

const record = pageLoader({ middleware: ["slug"] }, ({ url, params, pattern }: Address) => {
  const path = sitePath(`/${pattern}`);
  return contentPage(path.slice(0, path.lastIndexOf("/")), url, params.slug ?? "");
});

/** The pages of kinds of content without modules of their own: the list of a kind, and each of its records. */
export function loader(address: Address): Promise<ContentListView | ContentPageView> {
  return address.params.slug === undefined ? list(address) : record(address);
}

export default function Content({ loaderData }: { loaderData: ContentListView | ContentPageView }) {
  return "record" in loaderData ? <ContentPage {...loaderData} /> : <ContentList {...loaderData} />;
}

function ContentList({ path, title, text, list: { items, page, pages } }: ContentListView) {
  const t = useText();
  return (
    <>
      <PageHead title={title} text={text} breadcrumb={[{ label: title }]} />
      <Wrap className="list-page">
        {items.length === 0 && <Empty title={t("errors.noData")} />}
        <Points
          look="cells"
          level={2}
          items={items.map((item, index) => ({
            title: item.title,
            text: item.summary,
            figure: item.picture && (
              <Picture
                picture={{ ...item.picture, alt: "" }}
                sizes="(min-width: 78rem) 588px, (min-width: 48rem) 46vw, 92vw"
                priority={index === 0}
              />
            ),
            action: item.path !== null && <ReadOn to={item.path} about={item.title} />,
          }))}
        />
        <Pager page={page} pages={pages} addressOf={(number) => listAddress(path, { page: number })} />
      </Wrap>
    </>
  );
}

function ContentPage({
  list: { path, title },
  original,
  record: { phrases, summary, html, picture, ...entry },
  facts,
  products,
  others,
}: ContentPageView) {
  return (
    <>
      <PageHead
        original={original}
        title={<Phrased parts={phrases} />}
        text={summary}
        breadcrumb={[{ label: title, to: path }, { label: entry.title }]}
      />
      <EntryText html={html} lang={original?.bodyLang} picture={picture} facts={facts} />
      {products.length > 0 && (
        <Wrap>
          <ProductCards products={products} withSeries />
        </Wrap>
      )}
      {others && (
        <>
          <OtherEntries kind={others.kind} entries={others.entries} />
          <CompanyCall />
        </>
      )}
    </>
  );
}

/** The other entries of the same kind; nothing without any. */
function OtherEntries({ kind, entries }: { kind: BrandEntry["kind"]; entries: BrandEntry[] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <HeadedSection
      id="others"
      label={t(`brand.kinds.${kind}`)}
      heading={t(`brand.others.${kind}`)}
      link={{ label: t("nav.brand"), to: paths.brand }}
    >
      <Points look="cells" items={entries.map(entryPoint)} />
    </HeadedSection>
  );
}
