import type { ReactNode } from "react";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import { FunctionList } from "#app/components/data/functions.tsx";
import "./home.css";

/** Six of the platform's functions, each with its drawing. */
const FUNCTIONS = ["positioning", "track", "fence", "control", "alarm", "report"] as const;

/**
 * The platform at work, or its functions.
 * @param name of the platform
 * @param console a picture of it at work, instead of its functions
 */
export function PlatformSection({ name, console }: { name: string; console: ReactNode }) {
  const t = useText();
  return (
    <HeadedSection
      id="platform"
      ink
      label={t("home.platformLabel")}
      heading={name}
      text={t("home.platformText")}
      link={{ label: t("home.platformLink"), to: paths.platform }}
    >
      <Reveal>
        {console || (
          <FunctionList
            look="cells"
            items={FUNCTIONS.map((glyph) => ({ glyph, title: t(`home.functions.${glyph}`), text: t(`home.functions.${glyph}Text`) }))}
          />
        )}
      </Reveal>
    </HeadedSection>
  );
}
