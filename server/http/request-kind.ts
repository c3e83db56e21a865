/** The router's parameter that names the routes whose data is requested. */
export const ROUTES_PARAMETER = "_routes";

/** Kinds of requests by their addresses; all others are pages. */
const KINDS: readonly [RegExp, string][] = [
  [/^\/api\/media\/file\//, "file"],
  [/^\/api\//, "api"],
  [/^\/(?:admin|_next)(?:\/|$)/, "admin"],
  [/^\/media\//, "picture"],
  [/^\/cards\//, "card"],
  [/^\/(?:assets|locales|frame|builds|fonts)\//, "asset"],
  [/^\/(?:healthz|readyz|metrics)$/, "operator"],
  [/^\/(?:[a-zA-Z-]+\/)?search\.json$/, "suggestions"],
  [/\.(?:pdf|zip|xlsx)$/, "paper"],
];

/** The kind of a request, as a label of metrics. */
export function kindOf(method: string, path: string): string {
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
  return kind === "page" && method === "POST" ? "form" : kind;
}
