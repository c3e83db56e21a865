/** The router's parameter that names the parts of a page whose data is asked for. */
export const ROUTES_PARAMETER = "_routes";

/** Kinds of what is asked for, by the beginnings of their addresses; whatever begins otherwise is a page. */
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

/** What kind of thing is asked for: a few words that figures can be told apart by. */
export function kindOf(method: string, path: string): string {
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
  return kind === "page" && method === "POST" ? "form" : kind;
}
