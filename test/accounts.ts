import type { Language } from "#shared/languages.ts";
import { vi } from "vitest";
import type { TestCms } from "./cms.ts";
import { PASSWORD } from "./staff.ts";

/** Milliseconds for which a code of the second factor holds. */
const STEP = 30_000;

/**
 * What tests of accounts ask for over REST.
 * @param opened gives the content system, which is opened after the calls are made
 */
export function accountCalls(opened: () => TestCms) {
  const change = (id: number, body: object, token: string, language: Language = "zh") =>
    opened().api(`/users/${id}`, { method: "PATCH", body, token, language });
  const tryToSignIn = (email: string, password: string, code?: string) =>
    opened().api("/users/login", { method: "POST", body: { email, password, ...(code && { code }) }, language: "en" });
  return {
    change,
    /** Changes an account with its own session. */
    changeOwn: ({ id, token }: { id: number; token: string }, body: object, currentPassword: string = PASSWORD) =>
      change(id, { ...body, currentPassword }, token),
    tryToSignIn,
    /**
     * Begins the second factor of an account with its own session. The clock stands still from then on, in the middle of a step: a code is
     * the same however long the calls take. `vi.useRealTimers()` lets it go on.
     */
    beginSecondFactor: async ({ id, token }: { id: number; token: string }) => {
      const { URI } = await import("otpauth");
      const address = `/users/${id}/second-factor`;
      const begin = async () => {
        const answer = await opened().api(address, { method: "POST", body: { currentPassword: PASSWORD }, token });
        return (await answer.json()) as { address: string; picture: string };
      };
      let enrolment = await begin();
      const now = (Math.floor(Date.now() / STEP) + 1.5) * STEP;
      vi.useFakeTimers({ toFake: ["Date"], now });
      return {
        address,
        picture: enrolment.picture,
        /** The code of so many steps later, or earlier. */
        codeAt: (steps: number) => URI.parse(enrolment.address).generate({ timestamp: now + steps * STEP } as never),
        /** Begins anew, once it was turned off: codes are those of another secret. */
        beginAgain: async () => {
          enrolment = await begin();
        },
      };
    },
    /** The status of the answer. */
    signIn: async (email: string, password: string, code?: string) => (await tryToSignIn(email, password, code)).status,
  };
}
