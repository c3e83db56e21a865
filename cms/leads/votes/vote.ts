import type { Payload } from "payload";
import { countedClient, limiter, secondsToWait, type Limiter } from "../../lib/rate-limiter.ts";

/** Votes of a client in ten minutes. Offices share an address. */
const OF_CLIENT = { keyPrefix: "votes", points: 30, duration: 10 * 60 };
/** An answer counts one vote of a client per day. */
const OF_ANSWER = { keyPrefix: "vote", points: 1, duration: 24 * 60 * 60 };

interface Vote {
  /** Slug of the published question with the answer. */
  question: string;
  helpful: boolean;
  language: string;
}

/** The vote counts, or has counted before; the question does not exist; or the seconds until the next vote. */
type Counted = { state: "counted" } | { state: "unknown" } | { state: "limited"; retryAfter: number };

let limiters: Record<"ofClient" | "ofAnswer", Limiter> | undefined;

/** Records whether an answer has helped. Counts a second vote on the same day only once, but thanks for it again. */
export async function countVote(cms: Payload, { question, helpful, language }: Vote): Promise<Counted> {
  limiters ??= { ofClient: limiter(cms, OF_CLIENT), ofAnswer: limiter(cms, OF_ANSWER) };
  const { docs } = await cms.find({
    collection: "faqs",
    where: { slug: { equals: question } },
    overrideAccess: false,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { slug: true },
  });
  const [answer] = docs;
  if (!answer) return { state: "unknown" };
  const client = countedClient();
  if (client) {
    const { ofClient, ofAnswer } = limiters;
    const retryAfter = await secondsToWait(ofClient, client);
    if (retryAfter > 0) return { state: "limited", retryAfter };
    if ((await secondsToWait(ofAnswer, `${answer.id} ${client}`)) > 0) return { state: "counted" };
  }
  await cms.create({ collection: "votes", data: { answer: answer.id, helpful, language }, depth: 0, overrideAccess: true });
  return { state: "counted" };
}
