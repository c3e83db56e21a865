import { createHmac } from "node:crypto";
import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import type { Payload as Solution } from "altcha-lib/v1/types";
import type { Payload } from "payload";
import { MINUTE, SECOND } from "#shared/lib/durations.ts";
import type { LeadKind } from "#shared/vocabulary/forms.ts";
import { countedClient, countOne, limiter, networksOf, secondsToWait, takeBackOne, type Limiter } from "../../lib/rate-limiter.ts";
import { settings } from "../../config/settings.ts";

/** Seconds of the counting window. */
const WINDOW = 10 * 60;
/** Leads of one kind per client in the window without proof of work. Offices share an address. */
const FREE_OF_CLIENT = 10;
/** Leads of one kind per client in the window, by any way. */
const MAX_OF_CLIENT = 30;
/** Leads of one kind from all clients in the window, from which on its forms count as under attack. */
const OF_ALL = 120;
/** Leads of one kind per minute without script during an attack. */
const UNSCRIPTED = 6;
/** Milliseconds that a person needs at least to fill in a form. */
const MIN_TIME = 1500;
/** The largest number of the first proof of work; a phone computes it in about a second. */
const WORK = 50_000;
/** Leads above the free ones until the work doubles, and how often it doubles at most. */
const LEADS_OF_STEP = 5;
const MAX_STEP = 4;
/** Milliseconds until a challenge expires. */
const PROOF_TIME = 5 * 60 * SECOND;

const key = createHmac("sha256", settings.payloadSecret).update("proof of work").digest("hex");

/** The challenge that a browser solves before the site takes its lead. */
export interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber?: number;
}

export interface Attempt {
  /** What the form asks for: all forms of a kind count together. */
  kind: LeadKind;
  /** Milliseconds between the rendering and the submission; null for a form without script. */
  openFor: number | null;
  /** The solved challenge, if any. */
  proof: string;
  /** The invisible field has a value: from a program, or from a browser's autofill. */
  suspected?: boolean;
}

/** The decision: accepted, or refused with the seconds to wait, and for a browser with script a challenge instead. */
export type Verdict = { allowed: true } | { allowed: false; retryAfter: number; challenge: Challenge | null };

/**
 * Decides whether the site takes a lead now. A client may send a few forms in ten minutes, with or without script. Above that, during an
 * attack, after filling in a form faster than a person can, or for a probable program, a browser has to solve a challenge, which grows with
 * the number of leads; people do not notice it. Every way has a limit: each client has one for all its leads, and all leads without script
 * share one during an attack. Unidentifiable clients count as one.
 */
export async function checkForSpam(cms: Pick<Payload, "db">, { kind, openFor, proof, suspected = false }: Attempt): Promise<Verdict> {
  const client = countedClient();
  if (!client) return { allowed: true };
  const { ofClient, ofAll, unscripted, proofs } = limits(cms);
  const networks = networksOf(client).map(({ network, share }) => ({ name: `${kind} ${network}`, share }));
  const [all, ...clientCounts] = await Promise.all([countOne(ofAll, kind), ...networks.map(({ name }) => countOne(ofClient, name))]);
  const count = Math.max(...clientCounts.map((one, index) => one.count / (networks[index]?.share ?? 1)));
  // Refused leads do not count, because a request for a challenge is no lead.
  const refuse = async (retryAfter: number, challenge: Challenge | null = null): Promise<Verdict> => {
    await Promise.all([takeBackOne(ofAll, kind), ...networks.map(({ name }) => takeBackOne(ofClient, name))]);
    return { allowed: false, retryAfter, challenge };
  };
  const isAboveFree = count > FREE_OF_CLIENT;
  const wait = isAboveFree ? Math.max(...clientCounts.map(({ seconds }) => seconds)) : 1;
  if (count > MAX_OF_CLIENT || (openFor === null && isAboveFree)) return refuse(wait);
  const isAttacked = all.count > OF_ALL;
  if (openFor === null) {
    const waitForAll = isAttacked ? await secondsToWait(unscripted, kind) : 0;
    return waitForAll === 0 ? { allowed: true } : refuse(waitForAll);
  }
  if (!isAboveFree && !isAttacked && openFor >= MIN_TIME && !suspected) return { allowed: true };
  const step = Math.min(MAX_STEP, Math.floor(Math.max(0, (count - FREE_OF_CLIENT) / LEADS_OF_STEP, (all.count - OF_ALL) / OF_ALL)));
  const solved = proof ? await solvedBy(proof) : null;
  if (solved && solved.step >= step && (await secondsToWait(proofs, solved.challenge)) === 0) return { allowed: true };
  // A wrong proof gets no new challenge, because its sender would fail again.
  return refuse(wait, !proof || solved ? await challenge(step) : null);
}

/** @param step the number of times that the work has doubled */
function challenge(step: number): Promise<Challenge> {
  const expires = new Date(Date.now() + PROOF_TIME);
  return createChallenge({ hmacKey: key, maxnumber: WORK * 2 ** step, params: { step: String(step) }, expires });
}

/** The challenge of a proof, and its step; null for none of ours. A proof has many notations, but its challenge has one. */
async function solvedBy(proof: string): Promise<{ challenge: string; step: number } | null> {
  try {
    const solution = JSON.parse(atob(proof)) as Solution;
    if (!(await verifySolution(solution, key))) return null;
    return { challenge: solution.challenge, step: Number(extractParams(solution)["step"]) };
  } catch {
    return null;
  }
}

let limiters: Record<"ofClient" | "ofAll" | "unscripted" | "proofs", Limiter> | undefined;

/** The counters: in PostgreSQL, which all processes share, or in memory. */
function limits(cms: Pick<Payload, "db">) {
  limiters ??= {
    ofClient: limiter(cms, { keyPrefix: "client", points: MAX_OF_CLIENT, duration: WINDOW }),
    ofAll: limiter(cms, { keyPrefix: "all", points: OF_ALL, duration: WINDOW }),
    unscripted: limiter(cms, { keyPrefix: "unscripted", points: UNSCRIPTED, duration: MINUTE / SECOND }),
    proofs: limiter(cms, { keyPrefix: "proof", points: 1, duration: PROOF_TIME / SECOND }),
  };
  return limiters;
}
