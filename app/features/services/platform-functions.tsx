import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { FunctionList } from "#app/components/data/functions.tsx";

/** The nine functions: the drawing of each, and the name of its text. */
const FUNCTIONS = [
  { glyph: "positioning", text: "f1" },
  { glyph: "track", text: "f2" },
  { glyph: "fence", text: "f3" },
  { glyph: "control", text: "f4" },
  { glyph: "alarm", text: "f5" },
  { glyph: "listening", text: "f6" },
  { glyph: "report", text: "f7" },
  { glyph: "numbers", text: "f8" },
  { glyph: "accounts", text: "f9" },
] as const;

/** The platform's functions. */
export function PlatformFunctions() {
  const t = useText();
  return (
    <HeadedSection id="functions" label={t("platform.functions")} heading={t("platform.functionsHeading")}>
      <FunctionList
        items={FUNCTIONS.map(({ glyph, text }) => ({ glyph, title: t(`platform.${text}`), text: t(`platform.${text}Text`) }))}
      />
    </HeadedSection>
  );
}
