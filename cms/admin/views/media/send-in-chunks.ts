import { Refused, Unreached } from "../../lib/call.ts";

/** The server's state of an upload. */
interface State {
  id: string;
  /** Bytes received. */
  received: number;
  /** Bytes of a chunk. */
  part: number;
  /** The receipt that creates the record of a complete upload. */
  receipt: string | null;
}

interface Sending {
  language: string;
  signal: AbortSignal;
  /** Called with the progress, and whether the upload waits for the network. */
  onProgress: (sent: number, isWaiting: boolean) => void;
}

const ADDRESS = "/api/upload-parts";
/** Statuses after which the upload may continue soon. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
/** Milliseconds before another attempt: doubled each time, up to the longest. */
const FIRST_PAUSE = 1000;
const MAX_PAUSE = 15_000;

/**
 * Uploads a file in chunks, from the server's current position. Retries a failed chunk until it arrives.
 * @returns the server's receipt
 * @throws Refused when the server refuses it; the signal's reason when it is cancelled, after the server has dropped the upload
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
        // The server knows the received chunks.
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

/** @throws Unreached when a retry may succeed; Refused otherwise */
async function request(address: string, options: RequestInit): Promise<State> {
  const response = await fetch(address, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw new Unreached();
  });
  const answer = (await response.json().catch(() => ({}))) as State & { errors?: { message?: string }[] };
  if (response.ok) return answer;
  // Another tab uploads the same file: continues from its position.
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
