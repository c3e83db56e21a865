import type { BrandEntry } from "#app/data/company.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { SectionHead } from "#app/components/basics/heads.tsx";
import { Section } from "#app/components/basics/layout.tsx";
import { Points, type Point } from "#app/components/basics/points.tsx";
import { Timeline, type TimelineYear } from "#app/components/data/timeline.tsx";
import { Picture } from "#app/components/media/picture.tsx";
import { ReadOn } from "./read-on.tsx";

/** What the company holds to; nothing while it has not said. */
export function BrandValues({ entries }: { entries: BrandEntry[] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <Section labelledBy="values">
      <SectionHead id="values" label={t("brand.values")} heading={t("brand.valuesHeading")} />
      <Points look="cells" items={entries.map(entryPoint)} />
    </Section>
  );
}

/** What it does beyond the product; nothing while it has not said. */
export function BrandInitiatives({ entries }: { entries: BrandEntry[] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <Section labelledBy="initiatives">
      <SectionHead id="initiatives" label={t("brand.initiatives")} heading={t("brand.initiativesHeading")} />
      <Points look="cells" items={entries.map(entryPoint)} />
    </Section>
  );
}

/** The company's years; nothing while it has not said. */
export function BrandMilestones({ entries }: { entries: BrandEntry[] }) {
  const t = useText();
  if (entries.length === 0) return null;
  return (
    <Section labelledBy="milestones">
      <SectionHead id="milestones" label={t("brand.milestones")} heading={t("brand.milestonesHeading")} />
      <Timeline years={byYear(entries)} level={3} />
    </Section>
  );
}

/** An entry among others: its picture, in words what it is, and the way on. */
export function entryPoint({ slug, title, summary, picture }: BrandEntry): Point {
  return {
    title,
    text: summary,
    figure: picture && <Picture picture={{ ...picture, alt: "" }} sizes="(min-width: 78rem) 588px, (min-width: 48rem) 46vw, 92vw" />,
    action: <ReadOn to={paths.brandEntry(slug)} about={title} />,
  };
}

/** Milestones by year, in the order in which they come. One without a year has no place on the line. */
function byYear(entries: BrandEntry[]): TimelineYear[] {
  const years = new Map<number, TimelineYear>();
  for (const { slug, year, title, summary } of entries) {
    if (year === null) continue;
    const stop = years.get(year) ?? { year, entries: [] };
    stop.entries.push({ key: slug, title, text: summary, to: paths.brandEntry(slug) });
    years.set(year, stop);
  }
  return [...years.values()];
}
