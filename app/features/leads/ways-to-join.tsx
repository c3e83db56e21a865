import { useText } from "#app/i18n/index.ts";
import type { Translate } from "#app/i18n/texts.ts";

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

/** The three ways to work with the company. */
export function WaysToJoin() {
  const t = useText();
  return (
    <section aria-labelledby="ways">
      <h2 className="form-page-heading" id="ways">
        {t("join.ways")}
      </h2>
      <ul className="stops">
        {ways(t).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The company's offers to partners; nothing without texts. */
export function JoinSupport() {
  const t = useText();
  const texts = supportTexts(t);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="support">
      <h2 className="form-page-heading" id="support">
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
