import type { ServerAnswer } from "../ask-servers.ts";

/** What all servers said at one moment. */
export interface Round {
  at: Date;
  answers: ServerAnswer[];
}

export interface Change {
  at: Date;
  server: string;
  from: string;
  to: string;
}

export interface Course {
  /** Distinct answers, in the order in which they were first seen. */
  answers: string[];
  changes: Change[];
  /** Servers whose last answer is the newest one. */
  newest: number;
}

/** An answer as one line; empty when there is no such record, null when the server did not say. */
export function answerOf({ outcome, records }: ServerAnswer): string | null {
  if (outcome === "none" || outcome === "no-name") return "";
  return outcome === "answer"
    ? records
        .map(({ value }) => value)
        .sort()
        .join(", ")
    : null;
}

/** What changed from look to look. A server that does not answer keeps its last answer. */
export function changesIn(rounds: Round[]): Course {
  const answers: string[] = [];
  const changes: Change[] = [];
  const last = new Map<string, string>();
  for (const { at, answers: roundAnswers } of rounds) {
    for (const each of roundAnswers) {
      const to = answerOf(each);
      if (to === null) continue;
      if (!answers.includes(to)) answers.push(to);
      const from = last.get(each.server);
      if (from !== undefined && from !== to) changes.push({ at, server: each.server, from, to });
      last.set(each.server, to);
    }
  }
  const newestAnswer = changes.at(-1)?.to ?? answers.at(-1);
  return { answers, changes, newest: [...last.values()].filter((answer) => answer === newestAnswer).length };
}
