import { createHmac } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib/v1";
import type { Payload as Solution } from "altcha-lib/v1/types";
import type { Payload } from "payload";
import { SECOND } from "#shared/lib/durations.ts";
import { countedClient, limiter, secondsToWait, type Limiter } from "../../lib/rate-limiter.ts";
import { settings } from "../../config/settings.ts";

/** Seconds in which leads are counted. */
const WINDOW = 10 * 60;
/** Leads of one form that a client may send in that time. Offices share an address. */
const OF_CLIENT = 10;
/** Leads of one form from everywhere in that time, from which on it counts as under attack. */
const OF_ALL = 120;
/** Milliseconds that a person needs at least to fill in a form. */
const LEAST_TIME = 1500;
/** Largest number that a proof of work may have to find; a phone tries that many in about a second. */
const WORK = 50_000;
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
 * a form is under attack, when it was filled in faster than a person can, or by what may be no person, a browser has to prove work; people
 * do not notice. Clients that cannot be told apart count as one.
 */
export async function checkForSpam(cms: Payload, { form, openFor, proof, suspected = false }: Attempt): Promise<Verdict> {
  const client = countedClient();
  if (!client) return { allowed: true };
  const { ofClient, ofAll, proofs } = limits(cms);
  const solved = proof ? await solvedBy(proof) : null;
  if (solved && (await secondsToWait(proofs, solved)) === 0) return { allowed: true };
  const [wait, attacked] = await Promise.all([secondsToWait(ofClient, `${form} ${client}`), secondsToWait(ofAll, form)]);
  const scripted = openFor !== null;
  const needsProof = scripted && (attacked > 0 || openFor < LEAST_TIME || suspected);
  if (wait === 0 && !needsProof) return { allowed: true };
  return { allowed: false, retryAfter: Math.max(1, wait), challenge: scripted && !proof ? await challenge() : null };
}

function challenge(): Promise<Challenge> {
  return createChallenge({ hmacKey: key, maxnumber: WORK, expires: new Date(Date.now() + PROOF_TIME) });
}

/** The challenge that a proof solves; null when it solves none of ours. One proof can be written in many ways, and its challenge in one. */
async function solvedBy(proof: string): Promise<string | null> {
  try {
    const solution = JSON.parse(atob(proof)) as Solution;
    return (await verifySolution(solution, key)) ? solution.challenge : null;
  } catch {
    return null;
  }
}

let made: Record<"ofClient" | "ofAll" | "proofs", Limiter> | undefined;

/** The counters: in PostgreSQL, where all processes share them, or in memory. */
function limits(cms: Payload) {
  made ??= {
    ofClient: limiter(cms, { keyPrefix: "client", points: OF_CLIENT, duration: WINDOW }),
    ofAll: limiter(cms, { keyPrefix: "all", points: OF_ALL, duration: WINDOW }),
    proofs: limiter(cms, { keyPrefix: "proof", points: 1, duration: PROOF_TIME / SECOND }),
  };
  return made;
}
