import { newestOfEachKind, withNotes } from "#app/data/downloads.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { notFoundOrRedirect } from "#app/data/content/translation-visibility.server.ts";
import { relatedContent } from "#app/data/related-content.server.ts";
import { drawingHeight, landPatternOf } from "#app/data/datasheet/drawing.server.ts";
import { rowsOn } from "#app/data/definition/rows.server.ts";
import { optionalOr } from "#app/data/optional.server.ts";
import { countryUseView } from "#app/data/country-use.server.ts";
import { productEntries, productsBySlug } from "#app/data/index/product-entries.server.ts";
import { productInShort } from "#app/data/product-card.server.ts";
import { seriesPathOf } from "#app/data/addresses.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { productThing } from "#app/data/structured-data/product.server.ts";
import { placeInSeries } from "#app/data/place-in-series.server.ts";
import { findProduct, type ProductView, type WholeProduct } from "#app/data/products.server.ts";
import { countryOfAddress } from "#app/search/regions.ts";
import { LazyCountryUse } from "#app/features/products/lazy-country-use.tsx";
import { DownloadList } from "#app/features/library/download-list.tsx";
import { RelatedContent } from "#app/features/products/related-content.tsx";
import { faultAddress } from "#app/lib/contact-address.ts";
import "#app/features/products/products.css";
import { footBar } from "#app/lib/foot-bar.ts";
import { QuoteLink } from "#app/features/products/quote-link.tsx";
import { useState } from "react";
import { LazyOnDemand } from "#app/components/basics/lazy-on-demand.tsx";
import type { Shared } from "#app/components/share/share.tsx";
import "#app/components/share/share.css";
import { pictureParts } from "#app/features/products/picture-parts.tsx";
import { ProductHero } from "#app/features/products/product-hero.tsx";
import { FilesAndTerms } from "#app/features/products/files-and-terms.tsx";
import { InUse } from "#app/features/products/in-use.tsx";
import { SpecsPanel } from "#app/features/products/specs-panel.tsx";
import { Fold } from "#app/components/basics/fold.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import { SeriesNeighbours } from "#app/features/products/series-neighbours.tsx";
import { CONDITION_PARAMETERS } from "#app/lib/calculator-address.ts";
import type { StandbyProduct } from "#app/lib/standby-conditions.ts";
import { LazyCalculator } from "#app/features/standby/lazy-calculator.tsx";
import { localPath, useLanguage, useText, useTextOf } from "#app/i18n/index.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { product as definition } from "#shared/content/product.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import { quoteAddress } from "#app/lib/storage/quote-list.ts";
import { ButtonLink, MoreLink } from "#app/components/basics/button.tsx";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import { Breadcrumb } from "#app/components/basics/breadcrumb.tsx";
import { Untranslated } from "#app/components/basics/untranslated.tsx";
import type { StandbyModel } from "#shared/specification/standby.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import type { Route } from "./+types/products.$slug.ts";

/** A product with all its facts. */
export const loader = pageLoader({ middleware: ["slug"] }, async ({ params, url, context }: Route.LoaderArgs) => {
  const page = await pageContext(url);
  const { country, unread } = countryOfAddress(url);
  const record = await findProduct(page.language, params.slug);
  if (!record) throw await notFoundOrRedirect(url, paths.products, () => findProduct(DEFAULT_LANGUAGE, params.slug));
  const { id, seo, seriesKey, untranslated, standby, changed: _changed, facts: _facts, variants: _variants, ...product } = record;
  describe(context, await productThing(record, page));
  const entry = productsBySlug(await productEntries()).get(product.slug);
  const [compared, use, series, related] = await Promise.all([
    optionalOr(null, productInShort(product.slug)),
    entry && country ? optionalOr(null, countryUseView(entry, record, country, page)) : null,
    optionalOr(null, placeInSeries(page.language, product.slug)),
    optionalOr(null, relatedContent(page.language, id, product.code)),
  ]);
  const downloads = withNotes(newestOfEachKind(product.downloads), "brief", page.t);
  const total = product.downloads.length;
  return {
    head: page.head({
      title: `${product.code} ${product.name}`,
      description: product.intro,
      kicker: product.series,
      picture: product.pictures[0] ?? null,
      untranslated,
      product: true,
      ...seo,
    }),
    original: page.original(
      record,
      ["name", product.name],
      ["intro", product.intro],
      [["features", ...product.features.map(({ text }) => text)]],
    ),
    product: { ...product, downloads },
    compared,
    use,
    unread,
    /** Link to all its files, if there are more. */
    more: total > downloads.length && {
      to: `${paths.downloads}?product=${product.slug}`,
      label: page.t("services.downloadsAll", { total }),
    },
    seriesPath: seriesPathOf(page, seriesKey),
    calculated: standby && calculatedProduct(product, standby),
    drawingHeight: drawingHeight(product),
    pads: landPatternOf(product, page.language),
    terms: rowsOn(definition.fields, "page", record, page),
    series,
    related,
  };
});

/** A product for the standby calculator. */
function calculatedProduct(
  { slug, code, name, specs }: Pick<WholeProduct, "slug" | "code" | "name" | "specs">,
  model: StandbyModel,
): StandbyProduct {
  const standby = specs.flatMap(({ rows }) => rows).find(({ key }) => key === "standby");
  return { slug, code, name, condition: standby?.condition ?? "", model };
}

export const handle: PageHandle = { parameters: ["in", ...CONDITION_PARAMETERS] };

export default function Product({ loaderData }: Route.ComponentProps) {
  const { head, original, product, compared, more, calculated, seriesPath, related } = loaderData;
  const promise = usePageLayoutData().company.responsePromise;
  const t = useText();
  const isThere = useIsThere();
  const { code, series, downloads } = product;
  const parts = pictureParts(product, useTextOf());
  const hasFiles = downloads.length > 0 || isThere(paths.downloads);
  return (
    <>
      <Breadcrumb items={[{ label: t("products.title"), to: paths.products }, { label: series, to: seriesPath }, { label: code }]} />
      <Untranslated original={original} />
      <ProductHero product={product} parts={parts} compared={compared} original={original} share={<ShareButton head={head} />} />
      {product.life?.stage !== "ended" && <LazyCountryUse slug={product.slug} use={loaderData.use} unread={loaderData.unread} />}
      <div className="product-page">
        <InUse product={product} lang={original?.restLang} />
        <HeadedSection id="specs" heading={t("product.specifications")}>
          <SpecsPanel product={product} drawingHeight={loaderData.drawingHeight} pads={loaderData.pads} />
        </HeadedSection>
        {calculated && <LazyCalculator products={[calculated]} path={`/products/${product.slug}`} />}
        <FilesAndTerms
          product={product}
          downloads={
            hasFiles ? (
              <>
                {downloads.length > 0 && <DownloadList downloads={downloads} look="brief" />}
                <BundleLink slug={product.slug} code={code} more={more} />
              </>
            ) : null
          }
          terms={loaderData.terms}
          promise={promise}
        />
        <RelatedContent code={code} solutions={product.solutions} content={related} accessories={<Accessories product={product} />}>
          {loaderData.series && <SeriesNeighbours slug={product.slug} series={series} place={loaderData.series} />}
        </RelatedContent>
      </div>
      {product.life?.stage !== "ended" && (
        <>
          <CallToAction heading={t("product.callTitle", { code })} text={promise}>
            <QuoteLink slug={product.slug} />
            {isThere(paths.buy) && <ButtonLink to={quoteAddress([], product.slug)}>{t("product.sampleAction")}</ButtonLink>}
            <ContactLink>{t("product.askEngineer")}</ContactLink>
          </CallToAction>
          <BuyBar slug={product.slug} code={code} name={product.name} />
        </>
      )}
    </>
  );
}

/**
 * A product's datasheet, manuals and certificates in one archive, all its files, and where to report a fault.
 * @param more link to all its files, if the page does not show them all
 */
function BundleLink({ slug, code, more }: { slug: string; code: string; more: { to: string; label: string } | false }) {
  const t = useText();
  return (
    <p className="actions after-table">
      <ButtonLink size="small" to={localPath(paths.documents(slug), useLanguage())} download>
        {t("product.bundle")}
      </ButtonLink>{" "}
      {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
      <MoreLink to={faultAddress(slug)}>{t("product.fault", { code })}</MoreLink>
    </p>
  );
}

/** On a phone, the product's name and the request for a price stay at the foot of its page. */
function BuyBar({ slug, code, name }: { slug: string; code: string; name: string }) {
  return (
    <aside ref={footBar} className="buy-bar" aria-label={code}>
      <p>
        <b translate="no">{code}</b>
        {` ${name}`}
      </p>
      <QuoteLink slug={slug} />
    </aside>
  );
}

/** The accessories of a product, each with its words folded; nothing without any. */
function Accessories({ product: { accessories } }: { product: ProductView }) {
  const t = useText();
  if (accessories.length === 0) return null;
  return (
    <section aria-labelledby="accessories">
      <h3 id="accessories">{t("product.accessories")}</h3>
      <ul className="accessories">
        {accessories.map(({ model, name, text, picture }) => (
          <li key={model + name}>
            <div className="picture-frame">{picture && <Picture picture={picture} sizes="48px" />}</div>
            <Fold title={`${model} ${name}`} look="plain">
              <p>{text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  );
}

const loadWays = () => import("#app/components/share/share.tsx").then(({ ShareWays }) => ShareWays);

/** A button that opens the ways to share a product's page. Opening loads them: the page is at its weight limit. */
function ShareButton({ head }: { head: Shared }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className="text-button when-scripted" popoverTarget="share">
        {useText()("ui.share.open")}
      </button>
      <div id="share" popover="" onToggle={({ newState }) => newState === "open" && setOpened(true)}>
        {wasOpened && <LazyOnDemand load={loadWays} props={{ head, isScripted: true }} />}
      </div>
    </>
  );
}
