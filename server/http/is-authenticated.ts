import { getRequestLanguage, type Payload } from "payload";
import { parseCookies } from "payload/shared";

/** Answers per request, by its headers: limits, counting and access ask the same question. */
const known = new WeakMap<Headers, Promise<boolean>>();

/**
 * Whether a request comes from signed-in staff: its token is checked, and the account and session that it names are looked up, once per
 * request. Without a token nothing is asked of the database; while it cannot be asked, nobody is staff.
 */
export function isStaff(cms: Payload, headers: Headers): Promise<boolean> {
  let answer = known.get(headers);
  if (!answer) {
    answer = mayNameAccount(headers.get("cookie"), headers.get("authorization"))
      ? cms.auth({ headers }).then(
          ({ user }) => user !== null,
          () => false,
        )
      : Promise.resolve(false);
    known.set(headers, answer);
  }
  return answer;
}

/** Whether a request carries something that may be a token. */
export function mayNameAccount(cookie: string | null | undefined, authorization: string | null | undefined): boolean {
  return Boolean(authorization) || Boolean(cookie?.includes("-token="));
}

/** The desk's language of whoever asks, as Payload finds it for what it answers itself. */
export function staffLanguage({ config }: Payload, headers: Headers): ReturnType<typeof getRequestLanguage> {
  return getRequestLanguage({ config, cookies: parseCookies(headers), headers });
}
