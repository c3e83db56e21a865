import { createHmac } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib/v1";
import { RateLimiterRes } from "rate-limiter-flexible";
import { getCms } from "../index.ts";
import { limiter, type Limiter } from "../limiter.ts";
import { log } from "../log/index.ts";
import { currentRequest } from "../request-context.ts";
import { settings } from "../settings.ts";

const SECOND = 1000;
/** Seconds in which submissions are counted. */
const WINDOW = 10 * 60;
/** Submissions of one form that a client may send in that time. Offices share an address. */
const OF_CLIENT = 10;
/** Submissions of one form from everywhere in that time, from which on it counts as under attack. */
const OF_ALL = 120;
/** Milliseconds that a person needs at least to fill in a form. */
const LEAST_TIME = 1500;
/** Largest number that a proof of work may have to find; a phone tries that many in about a second. */
const WORK = 50_000;
/** Milliseconds in which a proof must come. */
const PROOF_TIME = 5 * 60 * SECOND;
/** This machine itself, and proxies on it that nobody has declared: there all visitors are one client. */
const OWN_MACHINE = /^(?:127\.|::1$|0:0:0:0::)/;

const key = createHmac("sha256", settings.payloadSecret).update("proof of work").digest("hex");

/** What a browser has to solve before a submission is taken. */
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
}

/** A submission is taken, or not now: then the seconds to wait, and for a browser with script a challenge instead of waiting. */
export type Verdict = { admitted: true } | { admitted: false; retryAfter: number; challenge: Challenge | null };

/**
 * Decides whether a submission is taken now. A client may send a few forms in ten minutes, with or without script. Above that, when
 * a form is under attack, or when it was filled in faster than a person can, a browser has to prove work; people do not notice.
 */
export async function admit({ form, openFor, proof }: Attempt): Promise<Verdict> {
  const client = currentRequest()?.client;
  if (!client || OWN_MACHINE.test(client)) return { admitted: true };
  const { ofClient, ofAll, proofs } = await limits();
  if (proof && (await isProof(proof)) && (await consume(proofs, proof)) === 0) return { admitted: true };
  const [wait, attacked] = await Promise.all([consume(ofClient, `${form} ${client}`), consume(ofAll, form)]);
  const scripted = openFor !== null;
  const needsProof = scripted && (attacked > 0 || openFor < LEAST_TIME);
  if (wait === 0 && !needsProof) return { admitted: true };
  return { admitted: false, retryAfter: Math.max(1, wait), challenge: scripted && !proof ? await challenge() : null };
}

function challenge(): Promise<Challenge> {
  return createChallenge({ hmacKey: key, maxnumber: WORK, expires: new Date(Date.now() + PROOF_TIME) });
}

async function isProof(proof: string): Promise<boolean> {
  return verifySolution(proof, key).catch(() => false);
}

/** Counts one more. Addresses are not kept: what is counted is named by a keyed digest. @returns seconds to wait, 0 when there is room */
async function consume(counter: Limiter, name: string): Promise<number> {
  try {
    await counter.consume(createHmac("sha256", key).update(name).digest("base64url"));
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / SECOND));
    // Not being able to count is no reason to lose a lead.
    log.warn({ err: error }, "Submissions could not be counted");
    return 0;
  }
}

let made: Promise<Record<"ofClient" | "ofAll" | "proofs", Limiter>> | undefined;

/** The counters: in PostgreSQL, where all processes share them, or in memory. */
function limits() {
  made ??= getCms().then((cms) => {
    return {
      ofClient: limiter(cms, { keyPrefix: "client", points: OF_CLIENT, duration: WINDOW }),
      ofAll: limiter(cms, { keyPrefix: "all", points: OF_ALL, duration: WINDOW }),
      proofs: limiter(cms, { keyPrefix: "proof", points: 1, duration: PROOF_TIME / SECOND }),
    };
  });
  return made;
}
