import type { ReactNode } from "react";
import type { Listed } from "#app/data/records.server.ts";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Reveal } from "#app/components/basics/reveal.tsx";
import { Quotes } from "#app/components/media/quotes.tsx";

/** The place of the testimonials, in every state of their loading. */
export function TestimonialsSection({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <HeadedSection id="voices" label={t("home.voicesLabel")} heading={t("home.voicesTitle")}>
      {children}
    </HeadedSection>
  );
}

/** Customers' words on devices and platform. */
export function Testimonials({ testimonials }: { testimonials: Listed<"testimonials">[] }) {
  const t = useText();
  return (
    <Reveal>
      <Quotes
        items={testimonials.map(({ quote, name, role, company, result, portrait }) => ({
          quote: t("home.quoted", { quote }),
          name,
          role: t("home.voiceRole", { company, role }),
          result,
          portrait,
        }))}
      />
    </Reveal>
  );
}
