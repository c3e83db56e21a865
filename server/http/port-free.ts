import { createServer } from "node:net";
import { SettingsError, type Settings } from "#cms/config/settings.ts";

/** The setting to change, by the error code of listening. */
const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: "PORT: the port is in use",
  EACCES: "PORT: this user may not listen there",
  EADDRNOTAVAIL: "HOST: must be an address of this machine",
  ENOTFOUND: "HOST: must be an address of this machine",
};

/**
 * Checks that the site can listen, before anything changes the database.
 * @throws SettingsError when another setting is needed
 */
export async function assertPortFree({ port, host }: Pick<Settings, "port" | "host">): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const message = LISTEN_ERRORS[error.code ?? ""];
      reject(message ? new SettingsError(message) : error);
    };
    server.once("error", refuse).listen(port, host, resolve);
  });
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
