/** `npm start`: installs, builds, migrates, seeds and serves; each only if it is out of date. */
import { spawn } from "node:child_process";
import { answerHelp } from "./lib/help.mjs";
import {
  adminIsBuilt,
  buildAdmin,
  buildSite,
  COMPILE_CACHE,
  forgetAdminBuild,
  install,
  NODE,
  onNpmGone,
  ROOT,
  say,
  SERVER,
  SERVER_ENV,
  siteIsBuilt,
} from "./lib/steps.mjs";

answerHelp(import.meta.filename);
const buildsAdmin = process.env.ADMIN !== "off" && !adminIsBuilt();
// A release comes built, and takes none of what builds need.
await install({ runtimeOnly: siteIsBuilt() && !buildsAdmin });
await buildSite();
if (buildsAdmin) forgetAdminBuild();

const server = spawn(NODE, SERVER, {
  cwd: ROOT,
  env: { ...process.env, ...SERVER_ENV, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", NODE_COMPILE_CACHE: COMPILE_CACHE },
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
onNpmGone(() => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));
server.once("message", async () => {
  server.disconnect();
  if (!buildsAdmin) return;
  say("Building the admin; the site is up already");
  const code = await buildAdmin();
  if (code !== 0) console.error("The admin could not be built; the site goes on without it");
});
