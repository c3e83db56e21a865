/** A refused call: the message for the user, empty for none, its data, and the whole answer. */
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

/** An unanswered call: the network or the server is away. */
export class Unreached extends Refused {
  override name = "Unreached";
}

/** A call refused because the session has ended. */
export class SessionEnded extends Refused {
  override name = "SessionEnded";
}

/**
 * Calls the desk's REST address as JSON.
 * @throws Refused on a refusal, SessionEnded if it is because nobody is signed in, Unreached without an answer
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
