import { Refused, Unreached } from "../../lib/call.ts";

/** What the server says of a file that is being sent. */
interface State {
  id: string;
  /** Bytes that have come. */
  received: number;
  /** Bytes of a part. */
  part: number;
  /** With which a record is made of it, once it has come whole. */
  receipt: string | null;
}

interface Sending {
  language: string;
  signal: AbortSignal;
  /** Told how far it has come, and whether it waits for the network. */
  onProgress: (sent: number, isWaiting: boolean) => void;
}

const ADDRESS = "/api/upload-parts";
/** Answers that say that it may go on soon. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
/** Milliseconds before another try: twice as long each time, up to the longest. */
const FIRST_PAUSE = 1000;
const MAX_PAUSE = 15_000;

/**
 * Sends a file in chunks, from where the server has come with it. A chunk that does not arrive is sent again until it does.
 * @returns the server's receipt
 * @throws Refused when the server does not want it; what the signal says when it is cancelled, after the server has dropped it
 */
export async function sendInChunks(file: File, { language, signal, onProgress }: Sending): Promise<string> {
  let state = null as State | null;
  let id: string | null = null;
  let pause = FIRST_PAUSE;
  try {
    for (;;) {
      signal.throwIfAborted();
      try {
        state = state ? await sendNext(file, state, language, signal) : await begin(file, language, signal);
        ({ id } = state);
        onProgress(state.received, false);
        if (state.receipt !== null) return state.receipt;
        pause = FIRST_PAUSE;
      } catch (error) {
        if (!(error instanceof Unreached)) throw error;
        onProgress(state?.received ?? 0, true);
        await resting(pause, signal);
        pause = Math.min(pause * 2, MAX_PAUSE);
        // What has arrived of it, the server knows.
        state = null;
      }
    }
  } catch (error) {
    if (signal.aborted && id) void fetch(`${ADDRESS}/${id}`, { method: "DELETE" }).catch(() => undefined);
    throw error;
  }
}

function begin({ name, size, type, lastModified }: File, language: string, signal: AbortSignal): Promise<State> {
  const body = JSON.stringify({ name, size, type, changed: lastModified });
  return request(ADDRESS, { method: "POST", headers: { "Content-Type": "application/json", "Accept-Language": language }, body, signal });
}

function sendNext(file: File, { id, received, part }: State, language: string, signal: AbortSignal): Promise<State> {
  const headers = { "Content-Type": "application/octet-stream", "Accept-Language": language, "Upload-Offset": String(received) };
  return request(`${ADDRESS}/${id}`, { method: "PUT", headers, body: file.slice(received, received + part), signal });
}

/** @throws Unreached when it may be tried again; Refused when not */
async function request(address: string, options: RequestInit): Promise<State> {
  const response = await fetch(address, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new Unreached();
  });
  const answer = (await response.json().catch(() => ({}))) as State & { errors?: { message?: string }[] };
  if (response.ok) return answer;
  // Another tab sends the same file: it goes on from where that has come.
  if (PASSING.has(response.status) || response.status === 409) throw new Unreached();
  throw new Refused(answer.errors?.[0]?.message);
}

/** Waits, but no longer than until the network is back. */
function resting(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
