import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { describeAdminProcess, EACH, isAlive, stateOf, THERE, until } from "../../test/admin-process.ts";
import { OWNER } from "../../test/site-process.ts";

/** Pages that the site answers while its admin is halted for a moment. */
const ANSWERED_MEANWHILE = 30;

describeAdminProcess("killed and halted", (trial) => {
  it("answers everybody else, whatever somebody sends", EACH, async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 3; count += 1) {
      // A long body that nobody reads, and then one call after the other for longer than its connection was left.
      await trial.call("POST", "/users/forgot-password", { email: "x".repeat(200_000) });
      const start = performance.now();
      while (performance.now() - start < 1000) statuses.add((await trial.call("POST", "/users/login", OWNER)).status);
    }
    expect([...statuses]).toEqual([200]);
  });

  it("says that it is starting while its pages are built, which is no fault; staff's calls are answered", EACH, async () => {
    const unbuilt = path.join(trial.folder, "unbuilt");
    await writeFile(unbuilt, "");
    process.kill(trial.admin(), "SIGKILL");
    await until(async () => (await trial.call("PATCH", `/faqs/${trial.question}`, { answer: "meanwhile" })).status === 200);
    const since = trial.faultsTold().length;
    for (let count = 0; count < 3; count += 1) {
      const unavailable = await trial.login();
      expect([unavailable.status, unavailable.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await unavailable.text()).toMatch(/工作台正在启动[^]*The desk is starting/);
    }
    expect(trial.faultsTold()).toHaveLength(since);
    await rm(unbuilt);
    await trial.isThere();
  });

  it("goes on when it was halted for a moment, and is replaced when it stays so; no visitor notices", EACH, async () => {
    const halted = trial.admin();
    // The sign-in page would be answered from the site's memory.
    const read = () => fetch(`${trial.site.url}/api/faqs?limit=1`, { headers: trial.headers });
    const { answers, faults } = await trial.visited(101, async () => {
      process.kill(halted, "SIGSTOP");
      const answer = read();
      await until(async () => stateOf(halted) === "T");
      for (let count = 0; count < ANSWERED_MEANWHILE; count += 1) expect((await fetch(`${trial.site.url}/en`)).status).toBe(200);
      process.kill(halted, "SIGCONT");
      expect((await answer).status).toBe(200);
      expect(trial.admin()).toBe(halted);
      process.kill(halted, "SIGSTOP");
      expect((await read()).status).toBe(503);
      await trial.isThere();
    });
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(100);
    expect(isAlive(halted)).toBe(false);
    expect((await trial.call("PATCH", `/faqs/${trial.question}`, { answer: "once more" })).status).toBe(200);
  });

  it("ends when it goes on, if the site was killed while it was halted", EACH, async () => {
    const halted = trial.admin();
    process.kill(halted, "SIGSTOP");
    await until(async () => stateOf(halted) === "T");
    await trial.site.kill();
    expect(isAlive(halted)).toBe(true);
    process.kill(halted, "SIGCONT");
    await expect.poll(() => isAlive(halted), { timeout: THERE }).toBe(false);
    await trial.site.start();
    await trial.isThere();
  });

  it("ends with the site, when that is stopped and when it is killed", EACH, async () => {
    const killed = trial.admin();
    await trial.site.kill();
    await expect.poll(() => isAlive(killed), { timeout: THERE }).toBe(false);
    await trial.site.start();
    await trial.isThere();
    const stopped = trial.admin();
    await trial.site.stop();
    expect([trial.site.child().exitCode, isAlive(stopped)]).toEqual([0, false]);
  });
});
