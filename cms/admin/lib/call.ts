/** What a call was refused with: the message for whoever made it, empty where there is none, its data, and the whole answer. */
export class Refused extends Error {
  override name = "Refused";
  readonly data: unknown;
  readonly answer: unknown;

  constructor(message = "", data: unknown = null, answer: unknown = null) {
    super(message);
    this.data = data;
    this.answer = answer;
  }
}

/** A call that was not answered at all: the network is away, or the server. */
export class Unreached extends Refused {
  override name = "Unreached";
}

/** A call that was refused because the session has ended. */
export class SessionEnded extends Refused {
  override name = "SessionEnded";
}

/**
 * Calls the desk's own REST address as JSON.
 * @throws Refused when it is refused, SessionEnded when that is because nobody is signed in, Unreached when it is not answered at all
 */
export async function call<T>(
  address: string,
  method: "GET" | "POST" | "PATCH" | "DELETE" = "GET",
  body?: object,
  language?: string,
): Promise<T> {
  const response = await fetch(address, {
    method,
    headers: { "Content-Type": "application/json", ...(language && { "Accept-Language": language }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreached();
  });
  const answer = (await response.json().catch(() => ({}))) as T & { errors?: { message?: string; data?: unknown }[] };
  const [fault] = answer.errors ?? [];
  if (response.ok) return answer;
  const hasEnded = (fault?.data as { signedOut?: boolean } | null | undefined)?.signedOut === true;
  throw new (hasEnded ? SessionEnded : Refused)(fault?.message, fault?.data, answer);
}
