import { useScripted } from "#shared/lib/use-scripted.ts";
import { fieldOf, type ChoiceText, type FieldName, type FormId } from "#shared/vocabulary/forms.ts";
import type { Sent } from "#app/leads/submit.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import type { TextKey } from "#app/i18n/texts.ts";
import { momentForReader } from "#app/lib/format/dates.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { KeyValueList } from "#app/components/data/facts.tsx";

/** The text of a choice of a field. */
export const textOfChoice = (name: FieldName, choice: string) =>
  `forms.${name}${choice.charAt(0).toUpperCase()}${choice.slice(1)}` as ChoiceText;

/** The time until which the sender gets an answer: by the reader's clock with script, otherwise by the company's. */
export function AnswerDue({ due }: { due: string }) {
  const t = useText();
  const language = useLanguage();
  const scripted = useScripted();
  return (
    <p>
      <time dateTime={due}>{t("forms.due", { time: momentForReader(due, language, !scripted) })}</time>
    </p>
  );
}

/** The submission, in the sender's own words. */
export function WhatWasSent({ sent: { fields, answers, items } }: { sent: Sent }) {
  const t = useText();
  const valueOf = (name: FieldName, value: string) => (fieldOf(name).kind === "choice" ? t(textOfChoice(name, value)) : value);
  return (
    <section className="sent" aria-labelledby="sent">
      <h3 id="sent">{t("forms.sent")}</h3>
      <KeyValueList
        items={[
          ...(items.length > 0 ? [{ label: t("forms.sentItems"), value: items.map(itemLine).join("\n") }] : []),
          ...fields.map(([name, value]) => ({ label: t(`forms.${name}`), value: valueOf(name, value) })),
          ...answers,
        ]}
      />
    </section>
  );
}

function itemLine({ name, quantity }: Sent["items"][number]): string {
  return `${name} × ${quantity}`;
}

/** Useful pages until the answer comes. */
const MEANWHILE: Record<FormId, readonly (readonly [path: string, text: TextKey])[]> = {
  buy: [
    [paths.downloads, "nav.downloads"],
    [paths.faq, "nav.faq"],
    [paths.videos, "nav.videos"],
  ],
  message: [
    [paths.faq, "nav.faq"],
    [paths.support, "nav.support"],
    [paths.products, "nav.products"],
  ],
  partner: [
    [paths.brand, "nav.brand"],
    [paths.marks, "nav.marks"],
    [paths.products, "nav.products"],
  ],
  fault: [
    [paths.support, "nav.support"],
    [paths.faq, "nav.faq"],
    [paths.downloads, "nav.downloads"],
  ],
  question: [
    [paths.products, "nav.products"],
    [paths.solutions, "nav.solutions"],
    [paths.faq, "nav.faq"],
  ],
};

/** Things to do until the answer comes. */
export function Meanwhile({ form }: { form: FormId }) {
  const t = useText();
  const isThere = useIsThere();
  const links = MEANWHILE[form].filter(([path]) => isThere(path));
  if (links.length === 0) return null;
  return (
    <nav className="sent" aria-labelledby="meanwhile">
      <h3 id="meanwhile">{t("forms.meanwhile")}</h3>
      <ul className="stops">
        {links.map(([path, text]) => (
          <li key={path}>
            <SiteLink to={path}>{t(text)}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
