import type { EntryContext } from "react-router";
import type { ClientStart } from "#app/client/client-start.ts";
import type { StartData } from "#app/client/start-elements.tsx";
import { NONCE_PLACEHOLDER } from "./page-policy.server.ts";
import { pageStyles } from "./page-styles.server.ts";

/**
 * What a page holds for its client: its styles, which modules it needs, and what its loaders returned.
 * @param versions of the texts and the layout that the page was rendered with
 * @param own styles of the brand; "" for those of the stylesheets alone
 */
export async function startData(router: EntryContext, versions: Pick<ClientStart, "texts" | "layout">, own: string): Promise<StartData> {
  const { manifest, staticHandlerContext, serverHandoffString = "{}", serverHandoffStream } = router;
  const entries = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const imports = new Set([...manifest.entry.imports, ...entries.flatMap((entry) => entry.imports ?? [])]);
  const start: ClientStart = {
    first: manifest.hmr?.runtime,
    entry: manifest.entry.module,
    manifest: manifest.url,
    routes: Object.fromEntries(entries.map(({ id, module }) => [id, module])),
    imports: [...imports],
    ...versions,
    router: JSON.parse(serverHandoffString) as object,
  };
  const state = await new Response(serverHandoffStream).text();
  return {
    mark: NONCE_PLACEHOLDER,
    styles: pageStyles(router, own),
    start: withinScript(JSON.stringify(start)),
    state: withinScript(state),
  };
}

/** JSON that cannot end the script element that it stands in; the router's stream is lines of JSON. */
function withinScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
