import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { ReadOn } from "./read-on.tsx";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";

/** The pages about the company, by the names of their texts. */
const PAGES = [
  { key: "company", to: paths.company },
  { key: "story", to: paths.story },
  { key: "inventions", to: paths.inventions },
  { key: "marks", to: paths.marks },
] as const;

/**
 * Links to the pages about the company; nothing without any.
 * @param except the address of the current page
 */
export function FurtherLinks({ except }: { except?: string }) {
  const t = useText();
  const isThere = useIsThere();
  const items = PAGES.filter(({ to }) => to !== except && isThere(to)).map(({ key, to }) => {
    const title = t(`nav.${key}`);
    return { title, text: t(`brand.${key}Text`), action: <ReadOn to={to} about={title} /> };
  });
  if (items.length === 0) return null;
  return (
    <HeadedSection id="further" label={t("brand.further")} heading={t("brand.furtherHeading")}>
      <Points items={items} look={items.length % 2 === 0 ? "cells" : "ruled"} />
    </HeadedSection>
  );
}
