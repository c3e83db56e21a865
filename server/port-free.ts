import { createServer } from "node:net";
import type { Settings } from "#cms/settings.ts";

/**
 * Asks whether the site will be able to listen, before anything of the database is changed.
 * @throws the system's error, such as EADDRINUSE
 */
export async function portFree({ port, host }: Pick<Settings, "port" | "host">): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
