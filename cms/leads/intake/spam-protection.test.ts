import { createHash } from "node:crypto";
import type { Payload } from "payload";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UNKNOWN_CLIENT, withinRequest } from "../../lib/log/request-context.ts";
import { checkForSpam, type Challenge, type Verdict } from "./spam-protection.ts";

/** The content system here only says where the limiter counts: on SQLite in memory. `rate-limiter.postgres` tries the other one. */
const cms = { db: { name: "sqlite" } } as Pick<Payload, "db">;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * The number that a browser searches for is among the first: how many it may have to try is what `maxnumber` says, and the
 * tests would search for a quarter of a minute.
 */
const EARLY = 2 ** 32 / 128;
beforeEach(() => {
  const random = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((numbers) => {
    random(numbers);
    if (numbers instanceof Uint32Array) numbers.set(numbers.map((number) => number % EARLY));
    return numbers;
  });
});

async function attempt(
  client: string,
  { openFor = null as number | null, proof = "", kind = "lead" as "lead" | "message" } = {},
): Promise<Verdict> {
  return withinRequest({ id: "test", address: client, client }, () => checkForSpam(cms, { kind, openFor, proof }));
}
async function times(count: number, client: string, openFor: number | null = null) {
  const verdicts: Verdict[] = [];
  for (let time = 0; time < count; time += 1) verdicts.push(await attempt(client, { openFor }));
  return verdicts;
}
/** What a browser solves in a second or more, in some milliseconds. */
function solution({ challenge, salt, algorithm, signature, maxnumber = 0 }: Challenge) {
  let number = 0;
  while (number < maxnumber && createHash("sha256").update(`${salt}${number}`).digest("hex") !== challenge) number += 1;
  return { algorithm, challenge, number, salt, signature };
}
const solve = (challenge: Challenge) => btoa(JSON.stringify(solution(challenge)));
const challengeOf = (verdict: Verdict) => (verdict.allowed ? null : verdict.challenge);

it("takes ten forms of a client in ten minutes, with or without script, and tells when to come back", async () => {
  for (const [client, openFor] of [
    ["203.0.113.1", null],
    ["203.0.113.2", 9000],
  ] as const) {
    expect((await times(10, client, openFor)).every(({ allowed }) => allowed)).toBe(true);
    const next = await attempt(client, { openFor });
    expect(next).toMatchObject({ allowed: false });
    expect(next.allowed ? 0 : next.retryAfter).toBeGreaterThan(500);
    expect(challengeOf(next) !== null).toBe(openFor !== null);
  }
  expect((await attempt("203.0.113.3")).allowed).toBe(true);
});

it("counts the forms of a client one by one: whoever asked to buy may write as well", async () => {
  const client = "203.0.113.18";
  expect((await times(11, client)).at(-1)).toMatchObject({ allowed: false });
  const outcomes: boolean[] = [];
  for (let time = 0; time < 11; time += 1) outcomes.push((await attempt(client, { kind: "message" })).allowed);
  expect(outcomes).toEqual(Array.from({ length: 11 }, (_, at) => at < 10));
});

it("takes a proof of work for five minutes, and none after that", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const proofOf = async (client: string) => solve(challengeOf(await attempt(client, { openFor: 300 })) as Challenge);
  const [soon, late] = [await proofOf("203.0.113.19"), await proofOf("203.0.113.20")];
  const startedAt = Date.now();
  vi.setSystemTime(startedAt + 4.5 * 60_000);
  expect(await attempt("203.0.113.19", { openFor: 300, proof: soon })).toEqual({ allowed: true });
  vi.setSystemTime(startedAt + 5.5 * 60_000);
  expect(await attempt("203.0.113.20", { openFor: 300, proof: late })).toMatchObject({ allowed: false });
});

it("takes a form above the limit, or one filled in at once, for a proof of work, and each proof once", async () => {
  const refused = await attempt("203.0.113.4", { openFor: 300 });
  const proof = solve(challengeOf(refused) as Challenge);
  expect(await attempt("203.0.113.4", { openFor: 300, proof })).toEqual({ allowed: true });
  expect(await attempt("203.0.113.4", { openFor: 300, proof })).toMatchObject({ allowed: false });
  expect(await attempt("203.0.113.4", { openFor: 300, proof: "forged" })).toMatchObject({ allowed: false });
});

it("takes a proof once, however it is written", async () => {
  const refused = await attempt("203.0.113.5", { openFor: 300 });
  const proof = solution(challengeOf(refused) as Challenge);
  const written = [
    JSON.stringify(proof),
    JSON.stringify({ ...proof, more: 1 }),
    JSON.stringify(proof, null, 2),
    JSON.stringify(Object.fromEntries(Object.entries(proof).toReversed())),
    JSON.stringify({ ...proof, number: String(proof.number) }),
    JSON.stringify({ ...proof, algorithm: proof.algorithm.toLowerCase() }),
    JSON.stringify({ ...proof, salt: proof.salt.replace(/&$/, "") }),
  ].flatMap((text) => [btoa(text), btoa(`${text} `), ` ${btoa(text)}`]);
  const verdicts: Verdict[] = [];
  for (const one of written) verdicts.push(await attempt("203.0.113.5", { openFor: 300, proof: one }));
  expect(verdicts.map(({ allowed }) => allowed)).toEqual(written.map((_, at) => at === 0));
});

it.each(["bnVsbA==", btoa("1"), btoa("[]"), btoa("{}"), btoa('{"challenge":{},"salt":[1]}'), "{"])(
  "takes what proves nothing for no proof: %s",
  async (proof) => {
    // Nor is it asked for another: a program would go on like that.
    expect(await attempt("203.0.113.6", { openFor: 300, proof })).toMatchObject({ allowed: false, challenge: null });
  },
);

it("counts programs on the machine itself for nobody, and all of whom nothing is known for one", async () => {
  for (const own of ["127.0.0.1", "0:0:0:0::/64"]) expect((await times(30, own)).every(({ allowed }) => allowed)).toBe(true);
  expect((await times(12, UNKNOWN_CLIENT)).map(({ allowed }) => allowed)).toEqual(Array.from({ length: 12 }, (_, at) => at < 10));
  // Nor is a request counted for nobody whose context was lost.
  expect(await checkForSpam(cms, { kind: "lead", openFor: null, proof: "" })).toMatchObject({ allowed: false });
});

it("asks for a proof where the field that nobody sees was filled in, as a browser that fills in forms may", async () => {
  const client = "203.0.113.7";
  const checkSuspected = (openFor: number | null, proof = "") =>
    withinRequest({ id: "test", address: client, client }, () => checkForSpam(cms, { kind: "lead", openFor, proof, suspected: true }));
  const challenge = challengeOf(await checkSuspected(9000));
  expect(challenge).not.toBeNull();
  expect(await checkSuspected(9000, solve(challenge as Challenge))).toEqual({ allowed: true });
  expect(await checkSuspected(null)).toEqual({ allowed: true });
});

it("takes thirty of a client by whatever way, for proofs that grow dearer", async () => {
  const client = "203.0.113.8";
  const work: number[] = [];
  let acceptedCount = 0;
  for (let time = 0; time < 40; time += 1) {
    const first = await attempt(client, { openFor: 9000 });
    const challenge = challengeOf(first);
    if (challenge) work.push(challenge.maxnumber ?? 0);
    const verdict = challenge ? await attempt(client, { openFor: 9000, proof: solve(challenge) }) : first;
    if (verdict.allowed) acceptedCount += 1;
  }
  expect(acceptedCount).toBe(30);
  expect(Array.from(new Set(work))).toEqual([50_000, 100_000, 200_000, 400_000, 800_000]);
  expect(await attempt(client)).toMatchObject({ allowed: false, challenge: null });
});

it("takes no proof that was cheaper than what is asked for by now, and asks for another one", async () => {
  const client = "203.0.113.9";
  const cheap = challengeOf(await attempt(client, { openFor: 300 })) as Challenge;
  expect((await times(10, client)).every(({ allowed }) => allowed)).toBe(true);
  for (let time = 0; time < 4; time += 1) {
    const challenge = challengeOf(await attempt(client, { openFor: 9000 })) as Challenge;
    expect((await attempt(client, { openFor: 9000, proof: solve(challenge) })).allowed).toBe(true);
  }
  const dearer = challengeOf(await attempt(client, { openFor: 9000, proof: solve(cheap) }));
  expect(dearer?.maxnumber).toBe(100_000);
});

it("counts a /48 network beside its /64 ones, with three times their share", async () => {
  const verdicts: Verdict[] = [];
  for (let network = 0; network < 40; network += 1) verdicts.push(await attempt(`2001:db8:1:${network.toString(16)}::/64`));
  expect(verdicts.map(({ allowed }) => allowed)).toEqual(verdicts.map((_, at) => at < 30));
  expect((await attempt("2001:db8:2:1::/64")).allowed).toBe(true);
});

it("takes a form for filled in by a person from a second and a half on, and asks for a proof before, at once", async () => {
  expect(await attempt("203.0.113.21", { openFor: 1500, kind: "message" })).toEqual({ allowed: true });
  expect(await attempt("203.0.113.22", { openFor: 1499, kind: "message" })).toMatchObject({
    allowed: false,
    retryAfter: 1,
    challenge: { maxnumber: 50_000 },
  });
});

it("counts nothing that it refuses", async () => {
  const client = "203.0.113.23";
  for (let time = 0; time < 20; time += 1)
    expect(await attempt(client, { openFor: 300, kind: "message" })).toMatchObject({ allowed: false });
  const verdicts: boolean[] = [];
  for (let time = 0; time < 11; time += 1) verdicts.push((await attempt(client, { kind: "message" })).allowed);
  expect(verdicts).toEqual(Array.from({ length: 11 }, (_, at) => at < 10));
});

it("asks everybody with script for a proof while a form is under attack, and takes a few a minute without", async () => {
  const verdicts: Verdict[] = [];
  for (let client = 0; client < 140; client += 1) verdicts.push(await attempt(`198.51.100.${client}`));
  expect(verdicts.at(-1)).toMatchObject({ allowed: false, challenge: null });
  expect(verdicts.at(-1)).toSatisfy((verdict: Verdict) => !verdict.allowed && verdict.retryAfter <= 60);
  expect(verdicts.filter(({ allowed }) => allowed).length).toBeLessThanOrEqual(120 + 2 * 6);
  const challenge = challengeOf(await attempt("192.0.2.1", { openFor: 9000 }));
  expect(challenge).not.toBeNull();
  expect(await attempt("192.0.2.1", { openFor: 9000, proof: solve(challenge as Challenge) })).toEqual({ allowed: true });
});
