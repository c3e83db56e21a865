import type { Language } from "#shared/languages.ts";
import type { TestCms } from "./cms.ts";
import { PASSWORD } from "./staff.ts";

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
    /** The status of the answer. */
    signIn: async (email: string, password: string, code?: string) => (await tryToSignIn(email, password, code)).status,
  };
}
