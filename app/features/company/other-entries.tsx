import type { BrandEntry } from "#app/data/company.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { entryPoint } from "./brand-sections.tsx";

/** The other entries of the same kind; nothing without any. */
export function OtherEntries({ kind, entries }: { kind: BrandEntry["kind"]; entries: BrandEntry[] }) {
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
