import { newestOfEachKind } from "#app/content/downloads.server.ts";
import { pageContext } from "#app/content/page.server.ts";
import { absent } from "#app/content/left-out.server.ts";
import { aroundProduct } from "#app/content/around.server.ts";
import { drawingHeight } from "#app/content/drawing.server.ts";
import { settledOr } from "#app/content/settled.server.ts";
import { productInShort } from "#app/catalogue/product-card.server.ts";
import { placeInSeries } from "#app/catalogue/siblings.server.ts";
import { findProduct, type WholeProduct } from "#app/content/products.server.ts";
import { DownloadList } from "#app/features/downloads/download-list.tsx";
import { AroundProduct } from "#app/features/products/around-product.tsx";
import { BundleLink } from "#app/features/products/bundle-link.tsx";
import { BuyBar } from "#app/features/products/buy-bar.tsx";
import { NoDocuments } from "#app/features/products/no-documents.tsx";
import { ProductHero } from "#app/features/products/product-hero.tsx";
import { ProductTabs } from "#app/features/products/product-tabs.tsx";
import { QuoteLink } from "#app/features/products/quote-link.tsx";
import { Accessories, RelatedSolutions } from "#app/features/products/related.tsx";
import { SeriesNeighbours } from "#app/features/products/series-neighbours.tsx";
import { CONDITION_PARAMETERS, type StandbyProduct } from "#app/lib/standby-conditions.ts";
import { LateCalculator } from "#app/features/standby/late-calculator.tsx";
import { useText } from "#app/i18n/index.ts";
import { usePageFrame } from "#app/lib/frame-data.ts";
import { headTags } from "#app/lib/head.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/ui/basics/button.tsx";
import { SectionHead } from "#app/ui/basics/heads.tsx";
import { Section } from "#app/ui/basics/layout.tsx";
import { CallToAction, Points } from "#app/ui/basics/points.tsx";
import { Reveal } from "#app/ui/basics/reveal.tsx";
import { Breadcrumb } from "#app/ui/frame/breadcrumb.tsx";
import { Untranslated } from "#app/ui/frame/untranslated.tsx";
import type { StandbyModel } from "#content/specification/standby.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/products.$slug.ts";

/** A product with everything there is to know of it. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const found = await findProduct(page.language, params.slug);
  if (!found) throw await absent(url, paths.products, () => findProduct("zh", params.slug));
  const { id, seo, seriesKey, chineseOnly, standby, changed: _changed, ...product } = found;
  const [compared, series, around] = await Promise.all([
    settledOr(null, productInShort(product.slug)),
    settledOr(null, placeInSeries(page.language, product.slug)),
    settledOr(null, aroundProduct(page.language, id, product.code)),
  ]);
  const downloads = newestOfEachKind(product.downloads);
  const total = product.downloads.length;
  return {
    head: page.head({
      title: `${product.code} ${product.name}`,
      description: product.intro,
      kicker: product.series,
      picture: product.pictures[0] ?? null,
      chineseOnly,
      ...seo,
    }),
    original: page.original(
      found,
      product.name,
      product.intro,
      product.features.map(({ text }) => text),
    ),
    product: { ...product, downloads },
    compared,
    /** Where all its files are, if there are more. */
    more: total > downloads.length && {
      to: `${paths.downloads}?product=${product.slug}`,
      label: page.t("services.downloadsAll", { total }),
    },
    seriesPath: page.frame.series.find(({ key }) => key === seriesKey)?.path ?? paths.products,
    calculated: standby && calculatedProduct(product, standby),
    drawingHeight: drawingHeight(product),
    series,
    around,
  };
});

/** A product as the standby calculator takes it. */
function calculatedProduct(
  { slug, code, name, specs }: Pick<WholeProduct, "slug" | "code" | "name" | "specs">,
  model: StandbyModel,
): StandbyProduct {
  const stated = specs.flatMap(({ rows }) => rows).find(({ key }) => key === "standby");
  return { slug, code, name, condition: stated?.condition ?? "", model };
}

export const handle: PageHandle = { parameters: ["tab", ...CONDITION_PARAMETERS] };
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function Product({ loaderData }: Route.ComponentProps) {
  const { original, product, compared, more, calculated, seriesPath, around } = loaderData;
  const promise = usePageFrame().company.responsePromise;
  const t = useText();
  const { code, series, tagline, features, downloads } = product;
  return (
    <>
      <Breadcrumb
        items={[
          { label: t("nav.home"), to: paths.home },
          { label: t("products.title"), to: paths.products },
          { label: series, to: seriesPath },
          { label: code },
        ]}
      />
      <Untranslated original={original} />
      <ProductHero product={product} compared={compared} seriesPath={seriesPath} original={original} />
      <Section labelledBy="features">
        <SectionHead label={t("product.features")} heading={tagline} id="features" />
        <Reveal>
          <Points items={features} lang={original?.restLang} />
        </Reveal>
      </Section>
      <Section>
        <ProductTabs
          product={product}
          downloads={
            <>
              {downloads.length > 0 ? <DownloadList downloads={downloads} /> : <NoDocuments />}
              <BundleLink slug={product.slug} more={more} />
            </>
          }
          drawingHeight={loaderData.drawingHeight}
          promise={promise}
        />
      </Section>
      {calculated && <LateCalculator products={[calculated]} path={`/products/${product.slug}`} />}
      <Accessories product={product} />
      {loaderData.series && <SeriesNeighbours slug={product.slug} series={series} place={loaderData.series} />}
      <RelatedSolutions product={product} />
      {around && <AroundProduct code={code} around={around} />}
      <CallToAction heading={t("product.callTitle", { code })} text={t("product.callText", { promise })}>
        <QuoteLink slug={product.slug} />
        <ButtonLink to={paths.contact}>{t("product.contact")}</ButtonLink>
      </CallToAction>
      <BuyBar slug={product.slug} code={code} name={product.name} />
    </>
  );
}
