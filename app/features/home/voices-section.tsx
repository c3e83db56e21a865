import type { Testimonial } from "#app/content/voices.server.ts";
import { useText } from "#app/i18n/index.ts";
import { SectionHead } from "#app/ui/basics/heads.tsx";
import { Section } from "#app/ui/basics/layout.tsx";
import { Reveal } from "#app/ui/basics/reveal.tsx";
import { Quotes } from "#app/ui/media/quotes.tsx";

/** What customers say of devices and platform. */
export function VoicesSection({ testimonials }: { testimonials: Testimonial[] }) {
  const t = useText();
  if (testimonials.length === 0) return null;
  return (
    <Section labelledBy="voices">
      <SectionHead label={t("home.voicesLabel")} heading={t("home.voicesTitle")} id="voices" />
      <Reveal>
        <Quotes
          items={testimonials.map(({ quote, name, role, company, result, portrait }) => ({ quote: t("home.quoted", { quote }), name, role: t("home.voiceRole", { company, role }), result, portrait }))}
        />
      </Reveal>
    </Section>
  );
}
