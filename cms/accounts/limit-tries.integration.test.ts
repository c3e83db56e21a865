import type { PayloadRequest } from "payload";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { MINUTE } from "#shared/lib/durations.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;
let req: PayloadRequest;

beforeAll(async () => {
  test = await openCms();
  const { createLocalReq } = await import("payload");
  req = await createLocalReq({}, test.cms);
});
afterAll(() => test?.close());

it("lets somebody try five times in ten minutes, each account by itself, and anew once the right one was given", async () => {
  const { limitTries } = await import("./limit-tries.ts");
  const tries = limitTries("a test");
  const attempt = (id: number) =>
    tries.count(id, req).then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
  const attempts = async (id: number, times: number) => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push(await attempt(id));
    return statuses;
  };
  vi.useFakeTimers();
  try {
    expect(await attempts(1, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await attempt(2)).toBe(200);
    vi.advanceTimersByTime(9 * MINUTE);
    expect(await attempt(1)).toBe(429);
    vi.advanceTimersByTime(MINUTE + 1);
    expect(await attempts(1, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    await tries.forget(1, req);
    expect(await attempt(1)).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
