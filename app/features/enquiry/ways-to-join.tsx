import { useText } from "#app/i18n/index.ts";
import { Section } from "#app/components/basics/layout.tsx";
import { Points } from "#app/components/basics/points.tsx";
import { SectionHead } from "#app/components/basics/heads.tsx";

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

/** What partners get from the company. */
export function JoinSupport() {
  const t = useText();
  return (
    <section aria-labelledby="support">
      <h2 className="form-page-heading" id="support">
        {t("join.supportTitle")}
      </h2>
      <ul className="stops">
        {(["support1", "support2", "support3", "support4"] as const).map((key) => (
          <li key={key}>{t(`join.${key}`)}</li>
        ))}
      </ul>
    </section>
  );
}
