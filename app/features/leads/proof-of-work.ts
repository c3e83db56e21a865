import type { Challenge } from "#app/leads/submit.server.ts";

/** Finds the number that solves a challenge; null when the browser cannot. It takes a second at most. */
export async function solveProofOfWork({ algorithm, challenge, salt, signature, maxnumber }: Challenge): Promise<string | null> {
  try {
    const { solveChallenge } = await import("altcha-lib/v1");
    const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
    return solution && btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
  } catch (error) {
    console.info("The proof of work could not be found:", error);
    return null;
  }
}
