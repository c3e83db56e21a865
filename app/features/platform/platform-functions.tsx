import { useText } from "#app/i18n/index.ts";
import { SectionHead } from "#app/ui/basics/heads.tsx";
import { Section } from "#app/ui/basics/layout.tsx";
import { FunctionList } from "#app/ui/data/functions.tsx";

/** The nine functions, each with its drawing; their texts are numbered in this order. */
const GLYPHS = ["positioning", "track", "fence", "control", "alarm", "listening", "report", "numbers", "accounts"] as const;

/** What the platform does. */
export function PlatformFunctions() {
  const t = useText();
  return (
    <Section labelledBy="functions">
      <SectionHead id="functions" label={t("platform.functions")} heading={t("platform.functionsHeading")} />
      <FunctionList items={GLYPHS.map((glyph, index) => ({ glyph, title: t(`platform.f${index + 1}`), text: t(`platform.f${index + 1}Text`) }))} />
    </Section>
  );
}
