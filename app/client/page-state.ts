/**
 * What the page's loaders returned, as the page holds it for its client. The router's own stream names every value by number; the
 * numbers tell a packer nothing, so it costs a kilobyte more than the same in JSON, whose words stand in the page already.
 */

/** What the router's server and client hand over. */
interface RouterState {
  loaderData: unknown;
  actionData: unknown;
  errors: unknown;
}

/** The router's stream is a list, JSON of a state is an object. */
const STREAM = "[";

/** The state as JSON; null if it holds what JSON cannot say, such as an error. */
export function plainState({ loaderData, actionData, errors }: RouterState): string | null {
  const state = { loaderData, actionData: actionData ?? null, errors: errors ?? null };
  return isPlain(state) ? JSON.stringify(state) : null;
}

/** The text of a page's state as the stream that the router's client reads. */
export function stateStream(text: string): ReadableStream<Uint8Array> {
  return new Blob([text.startsWith(STREAM) ? text : numbered(JSON.parse(text))]).stream();
}

function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return typeof value === "string" || typeof value === "boolean" || value == null;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** Values as the router's stream has them: each in a place of its own, naming its parts and their keys by their places. */
function numbered(whole: unknown): string {
  const values: unknown[] = [];
  const places = new Map<string, number>();
  function placeOf(value: unknown): number {
    if (typeof value === "string") {
      const known = places.get(value);
      if (known !== undefined) return known;
      places.set(value, values.length);
    }
    const place = values.push(value) - 1;
    if (Array.isArray(value)) values[place] = value.map(placeOf);
    else if (typeof value === "object" && value !== null)
      values[place] = Object.fromEntries(Object.entries(value).map(([key, part]) => [`_${placeOf(key)}`, placeOf(part)]));
    return place;
  }
  placeOf(whole);
  return `${JSON.stringify(values)}\n`;
}
