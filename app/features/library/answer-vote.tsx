import { data, Form, isRouteErrorResponse } from "react-router";
import type { VoteResult } from "#app/leads/vote.server.ts";
import { localPath, useLanguage, useText } from "#app/i18n/index.ts";
import { track } from "#app/lib/analytics.ts";
import { contactAddress } from "#app/lib/contact-address.ts";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/components/basics/button.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";

/**
 * Asks whether an answer has helped, and shows its address; a form that works without script.
 * @param result of the last vote, on any answer
 */
export function AnswerVote({ question, result }: { question: string; result: VoteResult | undefined }) {
  const t = useText();
  const language = useLanguage();
  const address = `#${question}`;
  const mine = result?.question === question ? result : undefined;
  const isCounted = mine?.state === "counted";
  return (
    <div className="answer-vote">
      <output>
        {isCounted && `${t(mine.helpful ? "faq.thanks" : "faq.sorry")} `}
        {isCounted && !mine.helpful && <SiteLink to={contactAddress({ about: paths.faq })}>{t("faq.tell")}</SiteLink>}
      </output>
      {!isCounted && (
        <Form method="post" action={localPath(paths.faq + address, language)} preventScrollReset>
          {mine ? <span role="alert">{t(mine.state === "limited" ? "faq.limited" : "faq.failed")}</span> : <span>{t("faq.helped")}</span>}
          {(["yes", "no"] as const).map((answer) => (
            <Button key={answer} type="submit" size="small" name={answer} value={question}>
              {t(`faq.${answer}`)}
            </Button>
          ))}
        </Form>
      )}
      <a href={address}>{t("faq.link")}</a>
    </div>
  );
}

/** Sends a vote from the browser. When the network or the server fails, the answer says so and the page stays. */
export async function sendVote({ request, serverAction }: { request: Request; serverAction: () => Promise<VoteResult> }) {
  const formData = await request.clone().formData();
  try {
    const result = await serverAction();
    if (result.state === "counted") track("form_submit", { form_name: new URL(request.url).pathname });
    return result;
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status < 500) throw error;
    console.warn("A vote could not be sent:", error);
    const question = String(formData.get("yes") ?? formData.get("no") ?? "");
    return data<VoteResult>({ question, helpful: formData.has("yes"), state: "failed" }, { status: 503 });
  }
}
