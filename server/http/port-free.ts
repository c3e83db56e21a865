import { createServer } from "node:net";
import { SettingsError, type Settings } from "#cms/config/settings.ts";

/** What is wrong with which setting where the system does not let the site listen. */
const REFUSED: Record<string, string> = {
  EADDRINUSE: "PORT: the port is in use",
  EACCES: "PORT: this user may not listen there",
  EADDRNOTAVAIL: "HOST: must be an address of this machine",
  ENOTFOUND: "HOST: must be an address of this machine",
};

/**
 * Asks whether the site will be able to listen, before anything of the database is changed.
 * @throws SettingsError when another setting is needed
 */
export async function portFree({ port, host }: Pick<Settings, "port" | "host">): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const told = REFUSED[error.code ?? ""];
      reject(told ? new SettingsError(told) : error);
    };
    server.once("error", refuse).listen(port, host, resolve);
  });
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
