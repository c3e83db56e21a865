import { expect, it } from "vitest";
import { health } from "./health.ts";

it("a process lives without its database, and wants no visitors until it reaches it", async () => {
  let isReached = false;
  const routes = health({ canBeReached: async () => isReached });
  const ask = async (path: string) => {
    const answer = await routes.request(`http://localhost${path}`);
    return [answer.status, await answer.json(), answer.headers.get("cache-control")];
  };
  expect(await ask("/healthz")).toEqual([200, { status: "ok" }, "no-store"]);
  expect(await ask("/readyz")).toEqual([503, { status: "database unreachable" }, "no-store"]);
  isReached = true;
  expect(await ask("/readyz")).toEqual([200, { status: "ready" }, "no-store"]);
});
