import { executeAuthStrategies, getRequestLanguage, type Payload } from "payload";
import { parseCookies } from "payload/shared";

/** Results by the request's headers, because limits, counting and access all need them. */
const staffByRequest = new WeakMap<Headers, Promise<boolean>>();

/**
 * Whether a request comes from signed-in staff. Checks the token and looks up its account and session, once per request. Skips the database
 * without a token; while the database is away, nobody is staff. `payload.auth` would also work out the account's rights to every field of
 * every collection, which nobody reads here.
 */
export function isStaff(cms: Payload, headers: Headers): Promise<boolean> {
  let answer = staffByRequest.get(headers);
  if (!answer) {
    answer = mayNameAccount(headers.get("cookie"), headers.get("authorization"))
      ? executeAuthStrategies({ headers, payload: cms }).then(
          ({ user }) => user !== null,
          () => false,
        )
      : Promise.resolve(false);
    staffByRequest.set(headers, answer);
  }
  return answer;
}

/** Whether a request may carry a token. */
export function mayNameAccount(cookie: string | null | undefined, authorization: string | null | undefined): boolean {
  return Boolean(authorization) || Boolean(cookie?.includes("-token="));
}

/** The desk's language of a request, as Payload determines it for its own answers. */
export function staffLanguage({ config }: Payload, headers: Headers): ReturnType<typeof getRequestLanguage> {
  return getRequestLanguage({ config, cookies: parseCookies(headers), headers });
}
