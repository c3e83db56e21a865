import type { ReactNode } from "react";
import { isHomeSection, USUAL_HOME, type SectionKind } from "#shared/vocabulary/sections.ts";
import { claimsAt, figuresAt, statementsAt, type PlacedClaim } from "#app/data/claims.server.ts";
import { companyIntroduction } from "#app/data/introduction.server.ts";
import { pageContext, type PageContext } from "#app/data/page.server.ts";
import { homeSections } from "#app/data/pages.server.ts";
import { pageOpening, productInUse } from "#app/data/page-opening.server.ts";
import { firstProducts, productCounts } from "#app/data/product-card.server.ts";
import { featuredProducts } from "#app/data/products.server.ts";
import { scaledCircle, type ScaledCircle } from "#app/data/scaled.server.ts";
import { describe } from "#app/data/structured-data/page-graph.server.ts";
import { organization } from "#app/data/structured-data/organization.server.ts";
import type { SectionView } from "#app/data/sections.server.ts";
import { findService } from "#app/data/services.server.ts";
import { type Listed, listRecords } from "#app/data/records.server.ts";
import { claimInstruments } from "#app/features/company/claim-instruments.ts";
import { LazyConsole } from "#app/features/console/lazy-console.tsx";
import { AdvantagesSection } from "#app/features/home/advantages-section.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import "#app/features/home/home.css";
import { CircleToScale } from "#app/features/home/circle-to-scale.tsx";
import { CompanySection } from "#app/features/home/company-section.tsx";
import { FeaturedProducts, FeaturedSection } from "#app/features/home/featured-section.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { HeroMap } from "#app/features/home/hero-map.tsx";
import { PlatformSection } from "#app/features/home/platform-section.tsx";
import { SeriesSection } from "#app/features/home/series-section.tsx";
import { Testimonials, TestimonialsSection } from "#app/features/home/testimonials-section.tsx";
import { ListStates } from "#app/features/library/list-states.tsx";
import { ProductCards } from "#app/features/products/product-cards.tsx";
import { useText } from "#app/i18n/index.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { hasPlace } from "#app/lib/optional.ts";
import { optionalItems, optionalOr } from "#app/data/optional.server.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink, MoreLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import { InstrumentStrip } from "#app/components/data/instruments.tsx";
import { Spine } from "#app/components/layout/spine.tsx";
import { PageSection } from "./page-sections.tsx";
import type { Route } from "./+types/home.ts";

/** The claims of each part, by their keys in the register. */
const FIGURES = ["accuracy", "protection", "temperature", "standby"];
const ADVANTAGES = ["experience", "patents", "countries", "customers"];
const CUSTOM_WORK = ["process_steps", "test_items"];
const COMPANY_DATA = ["founded", "connections"];
/** The service page that describes custom work. */
const CUSTOM_WORK_PAGE = "oem-odm";
/** Testimonials side by side. */
const VOICES = 3;
/** Products of a site with fewer than two series. */
const PRODUCTS = 6;
/** Paragraphs of the company's introduction. */
const PARAGRAPHS = 1;

/** The home page: staff's sections, or the standard ones: products, abilities, testimonials, company. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const { language, layout } = page;
  describe(context, organization(layout, language));
  const head = page.head({ title: namedText("home.title"), description: page.t("home.description") });
  const sections = await homeSections(language);
  const isOwn = sections.length > 0 && !sections.some(({ kind }) => isHomeSection(kind));
  return { head, sections, usual: isOwn ? null : await defaultHome(page) };
}

/** The data of the standard home page. */
async function defaultHome(page: PageContext) {
  const { language, layout } = page;
  const [banners, figures, counts, products, featured, testimonials, advantages, customWork, stages, paragraphs, companyData, opening] =
    await Promise.all([
      optionalOr([], listRecords("banners", language)),
      claimsAt(language, "home", FIGURES),
      optionalOr(
        null,
        productCounts(language).then(({ bySeries }) => bySeries),
      ),
      layout.series.length < 2 ? optionalOr([], firstProducts(language, PRODUCTS)) : [],
      optionalItems(featuredProducts(language)),
      optionalItems(listRecords("testimonials", language, { limit: VOICES })),
      statementsAt(language, "home", ADVANTAGES),
      figuresAt(language, "home", CUSTOM_WORK),
      optionalOr(
        [],
        findService(language, CUSTOM_WORK_PAGE).then((service) => service?.steps ?? []),
      ),
      optionalOr([], companyIntroduction(language, PARAGRAPHS)),
      figuresAt(language, "home", COMPANY_DATA),
      optionalOr(null, pageOpening(language, layout.brand.hero)),
    ]);
  const { company } = layout;
  const call = isMissingPage(layout.missingPages, paths.buy)
    ? { action: page.t("nav.contactUs"), link: paths.contact }
    : { action: page.t("nav.quote"), link: paths.buy };
  const [hero, ...others] = banners;
  return {
    hero: hero ?? {
      kicker: page.t("home.title"),
      title: company.name,
      text: company.description,
      ...call,
    },
    opening,
    circle: await optionalOr(null, accuracyCircle(page, figures)),
    banners: others,
    figures,
    counts,
    products,
    featured,
    testimonials,
    advantages,
    customWork: {
      steps: customWork.find(({ key }) => key === "process_steps"),
      tests: customWork.find(({ key }) => key === "test_items"),
      stages,
    },
    paragraphs,
    companyData,
  };
}

/** The stated accuracy as a circle round the product that the page opens with; null without either. */
async function accuracyCircle({ language, layout }: PageContext, claims: PlacedClaim[]): Promise<ScaledCircle | null> {
  const radius = claims.find(({ key }) => key === "accuracy")?.reading.high;
  const product = layout.brand.hero && (await productInUse(language, layout.brand.hero.name));
  return radius && product ? scaledCircle(product.slug, radius) : null;
}

type Usual = Awaited<ReturnType<typeof defaultHome>>;
/** A section by staff, or a standard one. */
type HomeSection = SectionView | { kind: (typeof USUAL_HOME)[number] };

/** The sections before the line down the page's side, and after it. */
const HEAD: ReadonlySet<SectionKind> = new Set(["opening", "claims", "hero"]);
const FOOT: ReadonlySet<SectionKind> = new Set(["ask", "call"]);

export default function Home({ loaderData: { sections, usual } }: Route.ComponentProps) {
  const { company } = usePageLayoutData();
  const isUsual = sections.length === 0;
  const sectionsShown: HomeSection[] = isUsual ? USUAL_HOME.map((kind) => ({ kind })) : sections;
  const hasOpening = sectionsShown.some(({ kind }) => kind === "opening");
  const parts = sectionsShown.map((section, index) => {
    const key = `${index} ${section.kind}`;
    const composed = !isUsual && "heading" in section && (
      <PageSection key={key} section={section} id={`section-${index + 1}`} title={company.name} opens={index === 0 && !hasOpening} />
    );
    return usual ? <UsualSection key={key} kind={section.kind} usual={usual} composed={composed} /> : composed;
  });
  const middle = sectionsShown.findIndex(({ kind }) => !HEAD.has(kind));
  const [from, to] = [middle < 0 ? sectionsShown.length : middle, sectionsShown.findLastIndex(({ kind }) => !FOOT.has(kind)) + 1];
  return (
    <>
      {!hasOpening && sectionsShown[0]?.kind !== "hero" && <h1 className="visually-hidden">{company.name}</h1>}
      {usual && from < to ? (
        <>
          {parts.slice(0, from)}
          <Spine>{parts.slice(from, to)}</Spine>
          {parts.slice(to)}
        </>
      ) : (
        parts
      )}
    </>
  );
}

interface UsualSectionProps {
  kind: SectionKind;
  usual: Usual;
  /** The staff's section of a kind that other pages have, too; false for a standard one. */
  composed: ReactNode;
}

/** A section of the home page with its standard data. */
function UsualSection({ kind, usual, composed }: UsualSectionProps) {
  const t = useText();
  const {
    hero,
    opening,
    circle,
    banners,
    figures,
    counts,
    products,
    featured,
    testimonials,
    advantages,
    customWork,
    paragraphs,
    companyData,
  } = usual;
  const { company, series, productCount, scenery } = usePageLayoutData();
  switch (kind) {
    case "opening":
      return (
        <Hero
          banner={hero}
          opening={opening}
          circle={circle && <CircleToScale circle={circle} />}
          map={<HeroMap accuracy={figures.find(({ key }) => key === "accuracy")} scenery={scenery} />}
        />
      );
    case "claims":
      return <InstrumentStrip items={claimInstruments(figures)} />;
    case "series":
      return (
        <>
          <SeriesSection series={series} counts={counts} total={productCount} />
          {products.length > 0 && (
            <HeadedSection
              id="products"
              label={t("products.title")}
              heading={series[0]?.name ?? t("products.title")}
              link={{ label: t("home.seriesAll", { number: productCount ?? products.length }), to: paths.products }}
            >
              <ProductCards products={products} withSeries={false} />
            </HeadedSection>
          )}
        </>
      );
    case "banners":
      return <BannerSection banners={banners} />;
    case "advantages":
      return <AdvantagesSection claims={advantages} customWork={customWork} />;
    case "company":
      return <CompanySection company={company} paragraphs={paragraphs} claims={companyData} />;
    case "ask":
      return (
        <CallToAction heading={t("home.callTitle")} text={t("home.callText", { promise: company.responsePromise })}>
          <ButtonLink variant="signal" to={paths.buy}>
            {t("nav.quote")}
          </ButtonLink>
          <ContactLink>{t("nav.contactUs")}</ContactLink>
        </CallToAction>
      );
  }
  if (composed) return composed;
  switch (kind) {
    case "products":
      return (
        hasPlace(featured) && (
          <FeaturedSection>
            <ListStates list={featured} skeleton="cards" empty={null}>
              {({ items }) => <FeaturedProducts products={items} />}
            </ListStates>
          </FeaturedSection>
        )
      );
    case "platform":
      return (
        company.platformName && (
          <PlatformSection name={company.platformName} console={scenery && <LazyConsole name={company.platformName} />} />
        )
      );
    case "voices":
      return (
        hasPlace(testimonials) && (
          <TestimonialsSection>
            <ListStates list={testimonials} skeleton="rows" empty={null}>
              {({ items }) => <Testimonials testimonials={items} />}
            </ListStates>
          </TestimonialsSection>
        )
      );
    default:
      return null;
  }
}

/** The banners after the first one, side by side. */
function BannerSection({ banners }: { banners: Listed<"banners">[] }) {
  if (banners.length === 0) return null;
  return (
    <Section>
      <Reveal>
        <ul className="banner-pair">
          {banners.map(({ kicker, title, text, action, link }) => (
            <li key={link}>
              <p className="category">{kicker}</p>
              <h2>{title}</h2>
              <p className="banner-text">{text}</p>
              <MoreLink to={link}>{action}</MoreLink>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}
