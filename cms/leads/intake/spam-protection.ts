import { createHmac } from "node:crypto";
import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import type { Payload as Solution } from "altcha-lib/v1/types";
import type { Payload } from "payload";
import { MINUTE, SECOND } from "#shared/lib/durations.ts";
import { countedClient, countOne, limiter, networksOf, secondsToWait, takeBackOne, type Limiter } from "../../lib/rate-limiter.ts";
import { settings } from "../../config/settings.ts";

/** Seconds in which leads are counted. */
const WINDOW = 10 * 60;
/** Leads of one form that a client may send in that time without proving work. Offices share an address. */
const FREE_OF_CLIENT = 10;
/** Leads of one form that a client may send in that time by whatever way. */
const MAX_OF_CLIENT = 30;
/** Leads of one form from everywhere in that time, from which on it counts as under attack. */
const OF_ALL = 120;
/** Leads of one form that are taken in a minute without script while it is under attack. */
const UNSCRIPTED = 6;
/** Milliseconds that a person needs at least to fill in a form. */
const MIN_TIME = 1500;
/** Largest number that the first proof of work may have to find; a phone tries that many in about a second. */
const WORK = 50_000;
/** Leads above the free ones after which a proof takes twice the work, and how often that doubles at most. */
const LEADS_OF_STEP = 5;
const MAX_STEP = 4;
/** Milliseconds in which a proof must come. */
const PROOF_TIME = 5 * 60 * SECOND;

const key = createHmac("sha256", settings.payloadSecret).update("proof of work").digest("hex");

/** What a browser has to solve before a lead is taken. */
export interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber?: number;
}

export interface Attempt {
  form: "leads" | "messages";
  /** Milliseconds that the form was open; null when it was sent without script. */
  openFor: number | null;
  /** The solved challenge, if there was one. */
  proof: string;
  /** The field that nobody sees was filled in: by a program, or by a browser that fills in forms. */
  suspected?: boolean;
}

/** A lead is taken, or not now: then the seconds to wait, and for a browser with script a challenge instead of waiting. */
export type Verdict = { allowed: true } | { allowed: false; retryAfter: number; challenge: Challenge | null };

/**
 * Decides whether a lead is taken now. A client may send a few forms in ten minutes, with or without script. Above that, when
 * a form is under attack, when it was filled in faster than a person can, or by what may be no person, a browser has to prove work, and more
 * of it the more come; people do not notice. No way is without a bound: a client has one for all it sends, and what comes without script
 * while a form is under attack has one together. Clients that cannot be told apart count as one.
 */
export async function checkForSpam(cms: Pick<Payload, "db">, { form, openFor, proof, suspected = false }: Attempt): Promise<Verdict> {
  const client = countedClient();
  if (!client) return { allowed: true };
  const { ofClient, ofAll, unscripted, proofs } = limits(cms);
  const networks = networksOf(client).map(({ network, share }) => ({ name: `${form} ${network}`, share }));
  const [all, ...clientCounts] = await Promise.all([countOne(ofAll, form), ...networks.map(({ name }) => countOne(ofClient, name))]);
  const count = Math.max(...clientCounts.map((one, index) => one.count / (networks[index]?.share ?? 1)));
  // What is refused does not count: to be asked for a proof is no lead.
  const refuse = async (retryAfter: number, challenge: Challenge | null = null): Promise<Verdict> => {
    await Promise.all([takeBackOne(ofAll, form), ...networks.map(({ name }) => takeBackOne(ofClient, name))]);
    return { allowed: false, retryAfter, challenge };
  };
  const isAboveFree = count > FREE_OF_CLIENT;
  const wait = isAboveFree ? Math.max(...clientCounts.map(({ seconds }) => seconds)) : 1;
  if (count > MAX_OF_CLIENT || (openFor === null && isAboveFree)) return refuse(wait);
  const isAttacked = all.count > OF_ALL;
  if (openFor === null) {
    const waitForAll = isAttacked ? await secondsToWait(unscripted, form) : 0;
    return waitForAll === 0 ? { allowed: true } : refuse(waitForAll);
  }
  if (!isAboveFree && !isAttacked && openFor >= MIN_TIME && !suspected) return { allowed: true };
  const step = Math.min(MAX_STEP, Math.floor(Math.max(0, (count - FREE_OF_CLIENT) / LEADS_OF_STEP, (all.count - OF_ALL) / OF_ALL)));
  const solved = proof ? await solvedBy(proof) : null;
  if (solved && solved.step >= step && (await secondsToWait(proofs, solved.challenge)) === 0) return { allowed: true };
  // One that proves nothing would not do so at the next try.
  return refuse(wait, !proof || solved ? await challenge(step) : null);
}

/** @param step how often the work is doubled */
function challenge(step: number): Promise<Challenge> {
  const expires = new Date(Date.now() + PROOF_TIME);
  return createChallenge({ hmacKey: key, maxnumber: WORK * 2 ** step, params: { step: String(step) }, expires });
}

/**
 * The challenge that a proof solves, and its step; null when it solves none of ours. One proof can be written in many ways, and its challenge
 * in one.
 */
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

/** The counters: in PostgreSQL, where all processes share them, or in memory. */
function limits(cms: Pick<Payload, "db">) {
  limiters ??= {
    ofClient: limiter(cms, { keyPrefix: "client", points: MAX_OF_CLIENT, duration: WINDOW }),
    ofAll: limiter(cms, { keyPrefix: "all", points: OF_ALL, duration: WINDOW }),
    unscripted: limiter(cms, { keyPrefix: "unscripted", points: UNSCRIPTED, duration: MINUTE / SECOND }),
    proofs: limiter(cms, { keyPrefix: "proof", points: 1, duration: PROOF_TIME / SECOND }),
  };
  return limiters;
}
