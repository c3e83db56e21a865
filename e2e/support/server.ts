/** Starts the tested server on the demonstration content; with `DATABASE_URL` on PostgreSQL in a database of its own. */
import { spawn } from "node:child_process";
import { copySeeded } from "../../test/seeded.ts";
import { createDatabase, dropDatabase, ownDatabase } from "./database.ts";

const given = process.env["DATABASE_URL"];
const server = given?.startsWith("postgres") ? given : undefined;
const own = server && ownDatabase(server, process.env["PORT"] ?? "0");
if (server && own) await createDatabase(server, own);
else await copySeeded(process.env["DATA_DIR"] ?? "");

const site = spawn(process.execPath, ["server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, ...(own ? { DATABASE_URL: own } : {}) },
});
process.on("SIGTERM", () => site.kill("SIGTERM"));
site.on("exit", (code) => {
  const removed = server && own ? dropDatabase(server, own) : Promise.resolve();
  void removed.finally(() => process.exit(code ?? 0));
});
