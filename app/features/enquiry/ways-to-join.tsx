import { useText } from "#app/i18n/index.ts";
import { Section } from "#app/components/basics/layout.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { SectionHead } from "#app/components/basics/heads.tsx";

const SUPPORT = ["support1", "support2", "support3", "support4"] as const;

/** The three ways to work with the company. */
export function WaysToJoin() {
  const t = useText();
  return (
    <Section labelledBy="ways">
      <SectionHead id="ways" label={t("join.title")} heading={t("join.ways")} />
      <Points
        items={[
          { title: t("join.agent"), text: t("join.agentText") },
          { title: t("join.integrator"), text: t("join.integratorText") },
          { title: t("join.brand"), text: t("join.brandText") },
        ]}
      />
    </Section>
  );
}

/** What partners get from the company; nothing while it has not said. */
export function JoinSupport() {
  const t = useText();
  const texts = SUPPORT.map((key) => t(`join.${key}`)).filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="support">
      <h2 className="mb-2 text-2xl" id="support">
        {t("join.supportTitle")}
      </h2>
      <ul className="stops">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
