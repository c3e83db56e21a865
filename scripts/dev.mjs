/** `npm run dev`: the site with live reload, and the admin, on one port. */
import { buildAdmin, install, NODE, run, say } from "./steps.mjs";

await install();
if (process.env.ADMIN !== "off") {
  say("Preparing the admin");
  await buildAdmin();
}
process.exit(await run(NODE, ["--watch-path=server", "--watch-path=cms", "server/main.ts"], { env: { NODE_ENV: "development" } }));
