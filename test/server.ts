import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { SiteHandler } from "#server/routes/site.ts";
import { openCms, type TestCms } from "./cms.ts";

export interface TestServer extends TestCms {
  /** Where it answers: `http://127.0.0.1:PORT`. */
  url: string;
  port: number;
}

/** Everything that the process answers, on a port and a database of its own, without the admin and with a bare line for pages. */
export async function openServer({
  databaseUrl,
  site = async () => new Response("page"),
  env = {},
}: { databaseUrl?: string; site?: SiteHandler; env?: Record<string, string> } = {}): Promise<TestServer> {
  Object.assign(process.env, { NODE_ENV: "production", ADMIN: "off", SITE_URL: "http://localhost", REQUESTS_PER_MINUTE: "0", ...env });
  const test = await openCms(databaseUrl);
  const [{ settings }, { createApp }, { sitePages }, { httpServer }, { watchDatabase }] = await Promise.all([
    import("#cms/config/settings.ts"),
    import("#server/app.ts"),
    import("#server/routes/pages.ts"),
    import("#server/http/http-server.ts"),
    import("#cms/db/health.ts"),
  ]);
  const database = watchDatabase(test.cms);
  const pages = sitePages(test.cms, site);
  const app = createApp({
    settings,
    cms: test.cms,
    admin: null,
    site,
    errorPage: async (_request, status, message) => new Response(`${status} ${message}`, { status }),
    pages: async (context) => pages.fetch(context.req.raw, context.env),
    database,
  });
  const server = httpServer(settings, (request, env) => app.fetch(request, env));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ...test,
    port,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      database.stop();
      await test.close();
    },
  };
}
