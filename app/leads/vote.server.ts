import { data } from "react-router";
import { getCms } from "#cms/index.ts";
import { countVote } from "#cms/leads/votes/vote.ts";
import { log } from "#cms/lib/log/index.ts";
import { languageOf } from "#shared/languages.ts";
import { readForm } from "./form-data.server.ts";

/** The result of a vote on an answer. */
export interface VoteResult {
  /** Slug of the question; empty when the form names none. */
  question: string;
  helpful: boolean;
  state: "counted" | "unknown" | "limited" | "failed";
}

/** 422 for an invalid vote, 429 for too many for now, 503 when storing fails. */
const STATUS = { counted: 200, unknown: 422, limited: 429, failed: 503 };
const MAX_SLUG_LENGTH = 80;

/** Handles a vote from the page of questions: the name of the button is `yes` or `no`, its value the question. */
export async function submitVote({ request, url }: { request: Request; url: URL }) {
  const { yes, no = "" } = await readForm(request);
  const answer = { question: (yes ?? no).slice(0, MAX_SLUG_LENGTH), helpful: yes !== undefined };
  const vote = { ...answer, language: languageOf(url.pathname) };
  const result = await getCms()
    .then((cms) => countVote(cms, vote))
    .catch((error: unknown) => {
      log.error({ err: error }, "A vote could not be stored");
      return { state: "failed" as const };
    });
  const headers: Record<string, string> = result.state === "limited" ? { "Retry-After": String(result.retryAfter) } : {};
  return data<VoteResult>({ ...answer, state: result.state }, { status: STATUS[result.state], headers });
}
