import { glob, readFile, writeFile } from "node:fs/promises";
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Some thirty routes: shipping the whole list spares a request per navigation.
  routeDiscovery: { mode: "initial" },
  // A page is one file: what it does when a form is sent would be another one, of fifty bytes.
  splitRouteModules: false,
  // Forms of other sites are refused before they come here (server/http/csrf.ts). The router compares protocols as well, so behind
  // a proxy that ends TLS it would refuse the site's own.
  allowedActionOrigins: ["**"],
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => lighten(`${buildDirectory}/client/assets/manifest-*.js`),
} satisfies Config;

/** The router's list for browsers, as far as it is asked for here. */
interface List {
  entry: { imports: string[] };
  routes: Record<string, { parentId?: string; hasDefaultExport: boolean; imports: string[] }>;
}

/**
 * Makes the router's list for browsers lighter. Routes that answer with files are opened as documents; pages stand in a layout. What the
 * client itself consists of is there before any page, and what a page has not need not be said.
 */
async function lighten(lists: string): Promise<void> {
  for await (const file of glob(lists)) {
    const [, before = "", json = "{}", after = ""] = /^([^{]+)(.+\})(;?\s*)$/s.exec(await readFile(file, "utf8")) ?? [];
    const list = JSON.parse(json) as List;
    const entryChunks = new Set(list.entry.imports);
    const pages = Object.entries(list.routes)
      .filter(([, { parentId, hasDefaultExport }]) => hasDefaultExport || parentId !== "root")
      .map(([id, route]) => [id, { ...route, imports: route.imports.filter((chunk) => !entryChunks.has(chunk)) }]);
    const light = { ...list, routes: Object.fromEntries(pages) };
    await writeFile(file, before + JSON.stringify(light, (_name, value: unknown) => (value === false ? undefined : value)) + after);
  }
}
