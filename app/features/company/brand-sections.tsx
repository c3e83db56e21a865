import type { BrandEntry } from "#app/data/company.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points, type Point } from "#app/components/basics/points.tsx";
import { Timeline } from "#app/components/data/timeline.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import { ReadOn } from "./read-on.tsx";

/** The company's values, or its work beyond the product; nothing without entries. */
export function BrandPoints({ of, entries }: { of: "values" | "initiatives"; entries: BrandEntry[] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <HeadedSection id={of} label={t(`brand.${of}`)} heading={t(`brand.${of}Heading`)}>
      <Points look="cells" items={entries.map(entryPoint)} />
    </HeadedSection>
  );
}

/** The company's history by year, of the entries with one; nothing without any. */
export function BrandMilestones({ entries }: { entries: BrandEntry[] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <HeadedSection id="milestones" label={t("brand.milestones")} heading={t("brand.milestonesHeading")}>
      <Timeline
        level={3}
        entries={entries.flatMap(({ slug, year, title, summary }) =>
          year === null ? [] : [{ key: slug, year, title, text: summary, to: paths.brandEntry(slug) }],
        )}
      />
    </HeadedSection>
  );
}

/** An entry among others: its picture, description and link. */
export function entryPoint({ slug, title, summary, picture }: BrandEntry): Point {
  return {
    title,
    text: summary,
    figure: picture && <Picture picture={{ ...picture, alt: "" }} sizes="(min-width: 78rem) 588px, (min-width: 48rem) 46vw, 92vw" />,
    action: <ReadOn to={paths.brandEntry(slug)} about={title} />,
  };
}
