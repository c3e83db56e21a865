/**
 * Starts the tested server on the demonstration content, and what stands in for WeChat's API; with `DATABASE_URL` on PostgreSQL in a
 * database of its own.
 */
import { spawn } from "node:child_process";
import { webhookReceiver } from "../../test/receivers.ts";
import { copySeededSite } from "../../test/seeded.ts";
import { createDatabase, dropDatabase, ownDatabase } from "./database.ts";
import { WECHAT_ACCOUNT, WECHAT_TICKET } from "./wechat.ts";

const databaseUrl = process.env["DATABASE_URL"];
const server = databaseUrl?.startsWith("postgres") ? databaseUrl : undefined;
const own = server && ownDatabase(server, process.env["PORT"] ?? "0");
if (server && own) await createDatabase(server, own);
else await copySeededSite(process.env["DATA_DIR"] ?? "");

const wechat = await webhookReceiver();
wechat.answer = async ({ address }) => ({
  status: 200,
  body: JSON.stringify(
    address.includes("getticket") ? { errcode: 0, ticket: WECHAT_TICKET, expires_in: 7200 } : { access_token: "a-token", expires_in: 7200 },
  ),
});

const site = spawn(process.execPath, ["server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, ...WECHAT_ACCOUNT, WECHAT_API_URL: new URL(wechat.url).origin, ...(own ? { DATABASE_URL: own } : {}) },
});
process.on("SIGTERM", () => site.kill("SIGTERM"));
site.on("exit", (code) => {
  const removed = server && own ? dropDatabase(server, own) : Promise.resolve();
  void removed.finally(() => process.exit(code ?? 0));
});
