import type { EntryContext } from "react-router";
import { MARK } from "./page-policy.server.ts";
import styles from "#app/components/styles.css?url";
import { ON_CARDS, type Head } from "#app/lib/seo/head.ts";
import { AGREED, type ClientStart } from "./client-start.ts";
import { plainState } from "./page-state.ts";
import type { StartData } from "./start-elements.tsx";

const AS_ALWAYS = JSON.stringify(AGREED);

/**
 * What a page tells its client: which modules it needs, and what its loaders returned.
 * @param versions of the texts and the frame that the page was rendered with
 */
export async function startData(router: EntryContext, versions: Pick<ClientStart, "texts" | "frame">): Promise<StartData> {
  const { manifest, staticHandlerContext, serverHandoffString = "{}", serverHandoffStream } = router;
  const entries = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const imports = new Set([...manifest.entry.imports, ...entries.flatMap((entry) => entry.imports ?? [])]);
  const start: ClientStart = {
    first: manifest.hmr?.runtime,
    entry: manifest.entry.module,
    manifest: manifest.url,
    routes: Object.fromEntries(entries.map(({ id, module }) => [id, module])),
    imports: [...imports],
    styles,
    ...versions,
    router: serverHandoffString === AS_ALWAYS ? undefined : (JSON.parse(serverHandoffString) as object),
  };
  const state = plainState(withoutCards(staticHandlerContext)) ?? (await new Response(serverHandoffStream).text());
  return { mark: MARK, start: withinScript(JSON.stringify(start)), state: withinScript(state) };
}

/** What the loaders returned, without what only social cards need. */
function withoutCards(state: EntryContext["staticHandlerContext"]): EntryContext["staticHandlerContext"] {
  const loaderData = Object.entries(state.loaderData).map(([id, data]: [string, { head?: Head } | null | undefined]) => {
    if (!data?.head) return [id, data] as const;
    const head: Partial<Head> = { ...data.head };
    for (const name of ON_CARDS) delete head[name];
    return [id, { ...data, head }] as const;
  });
  return { ...state, loaderData: Object.fromEntries(loaderData) };
}

/** JSON that cannot end the script element that it stands in. */
function withinScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
