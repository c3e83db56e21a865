import { useText } from "#app/i18n/index.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { Points } from "#app/components/basics/points.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";

const SUPPORT = ["support1", "support2", "support3", "support4"] as const;

/** The company's offers to partners; none without texts. */
function supportTexts(t: Translate): string[] {
  return SUPPORT.map((key) => t(`join.${key}`)).filter(Boolean);
}

function ways(t: Translate) {
  return [
    { title: t("join.agent"), text: t("join.agentText") },
    { title: t("join.integrator"), text: t("join.integratorText") },
    { title: t("join.brand"), text: t("join.brandText") },
  ];
}

/** The three ways to work with the company; nothing where they stand beside the form already. */
export function WaysToJoin() {
  const t = useText();
  if (supportTexts(t).length === 0) return null;
  return (
    <HeadedSection id="ways" label={t("join.title")} heading={t("join.ways")}>
      <Points items={ways(t)} />
    </HeadedSection>
  );
}

/** The company's offers to partners, or without texts the ways to work with it. */
export function JoinSupport() {
  const t = useText();
  const texts = supportTexts(t);
  const hasTexts = texts.length > 0;
  return (
    <section aria-labelledby="support">
      <h2 className="form-page-heading" id="support">
        {t(hasTexts ? "join.supportTitle" : "join.ways")}
      </h2>
      <ul className="stops">
        {hasTexts
          ? texts.map((text) => <li key={text}>{text}</li>)
          : ways(t).map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <br />
                {text}
              </li>
            ))}
      </ul>
    </section>
  );
}
