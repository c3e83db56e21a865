import type { SectionView } from "#app/data/sections.server.ts";
import type { ComponentType } from "react";
import type { FormFields } from "#app/data/forms.server.ts";
import { LazyConsole } from "#app/features/console/lazy-console.tsx";
import { FeaturedProducts, FeaturedSection } from "#app/features/home/featured-section.tsx";
import { PlatformSection } from "#app/features/home/platform-section.tsx";
import { SeriesSection } from "#app/features/home/series-section.tsx";
import { Testimonials, TestimonialsSection } from "#app/features/home/testimonials-section.tsx";
import { HeroSection } from "#app/features/sections/hero-section.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import {
  CallSection,
  FilesSection,
  ItemsSection,
  QuestionsSection,
  TableSection,
  TextSection,
} from "#app/features/sections/plain-sections.tsx";
import { useText } from "#app/i18n/index.ts";
import type { HomeSectionKind } from "#shared/vocabulary/sections.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { paths } from "#app/lib/paths.ts";
import { Cards, ProductCard } from "#app/components/lists/cards.tsx";

interface Shown<Kind extends SectionView["kind"]> {
  /** Level of its heading. */
  id: string;
  section: Extract<SectionView, { kind: Kind }>;
}

/**
 * The sections that staff has put on a page, in their order.
 * @param title of the page
 * @param opens whether the page begins with them, so that a hero at their start is the page's head
 * @param Form the message form, for a page with sections that use it: the others load no code of it
 */
export function PageSections({ sections, opens = false, ...page }: PageParts & { sections: SectionView[]; opens?: boolean }) {
  return sections.map((section, index) => (
    <PageSection key={`${index} ${section.kind}`} {...page} section={section} id={`section-${index + 1}`} opens={opens && index === 0} />
  ));
}

interface PageParts {
  title: string;
  Form?: ComponentType<{ fields: FormFields }>;
}

interface PageSectionProps extends PageParts {
  section: SectionView;
  /** Level of its heading. */
  id: string;
  opens: boolean;
}

/** One section of a page. The home page draws the kinds that only it has. */
export function PageSection({ section, id, title, opens, Form }: PageSectionProps) {
  switch (section.kind) {
    case "hero":
      return <HeroSection section={section} title={title} opens={opens} />;
    case "text":
      return <TextSection id={id} section={section} />;
    case "table":
      return <TableSection id={id} section={section} />;
    case "figures":
    case "steps":
      return <ItemsSection id={id} section={section} />;
    case "products":
      return <Products id={id} section={section} />;
    case "series":
      return <Series section={section} />;
    case "voices":
      return (
        <TestimonialsSection>
          <Testimonials testimonials={section.testimonials} />
        </TestimonialsSection>
      );
    case "files":
      return <FilesSection id={id} section={section} />;
    case "questions":
      return <QuestionsSection id={id} section={section} />;
    case "platform":
      return <Platform />;
    case "form":
      return Form && <MessageSection id={id} section={section} Form={Form} />;
    case "call":
      return <CallSection section={section} />;
    default:
      // The home page draws these. What else has no case does not compile.
      return (section.kind satisfies HomeSectionKind) && null;
  }
}

function Products({ id, section: { heading, products, featured } }: Shown<"products">) {
  const t = useText();
  if (featured.length > 0)
    return (
      <FeaturedSection>
        <FeaturedProducts products={featured} />
      </FeaturedSection>
    );
  return (
    <HeadedSection id={id} heading={heading || t("products.title")}>
      <Cards>
        {products.map(({ slug, code, name, tagline, series, picture }) => (
          <ProductCard
            key={slug}
            to={paths.product(slug)}
            title={`${code} ${name}`}
            kicker={series}
            text={tagline}
            picture={picture}
            facts={[]}
          />
        ))}
      </Cards>
    </HeadedSection>
  );
}

function Series({ section: { counts } }: Pick<Shown<"series">, "section">) {
  const { series, productCount } = usePageLayoutData();
  return <SeriesSection series={series} counts={counts} total={productCount} />;
}

function Platform() {
  const { company, scenery } = usePageLayoutData();
  return <PlatformSection name={company.platformName} console={scenery && <LazyConsole name={company.platformName} />} />;
}

function MessageSection({ id, section: { heading, text, fields }, Form }: Shown<"form"> & Required<Pick<PageParts, "Form">>) {
  const t = useText();
  return (
    <HeadedSection id={id} heading={heading || t("contact.formTitle")} text={text}>
      <div className="columns">
        <div className="contact-form">
          <Form fields={fields} />
        </div>
      </div>
    </HeadedSection>
  );
}
