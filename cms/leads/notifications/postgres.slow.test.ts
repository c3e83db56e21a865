import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../../test/postgres.ts";
import { webhookReceiver } from "../../../test/receivers.ts";

const LEADS = 12;
/** A process that sends waiting notices until it is stopped. */
const WORKER = `
  const { getCms } = await import("#cms/index.ts");
  const { startJobs } = await import("#cms/jobs/worker.ts");
  const { notificationQueues } = await import("#cms/leads/notifications/notification-queues.ts");
  const stop = startJobs(await getCms(), notificationQueues);
  console.log("working");
  process.on("SIGTERM", () => void stop().then(() => process.exit(0)));
  setInterval(() => {}, 1000);`;

describe.skipIf(!postgresPrograms())("two processes on one PostgreSQL database", () => {
  let postgres: TestPostgres;
  let test: TestCms;
  let hooks: Awaited<ReturnType<typeof webhookReceiver>>;

  beforeAll(async () => {
    [postgres, hooks] = await Promise.all([startPostgres(), webhookReceiver()]);
    const secret = `whsec_${Buffer.from("a secret of twenty-four!").toString("base64")}`;
    // Nobody listens there: acknowledgements are made, and wait.
    Object.assign(process.env, { LEADS_WEBHOOK_URL: hooks.url, LEADS_WEBHOOK_SECRET: secret, SMTP_URL: "smtp://127.0.0.1:1" });
    test = await openCms(await postgres.database());
  });
  afterAll(async () => {
    await test?.close();
    await Promise.all([hooks?.stop(), postgres?.stop()]);
  });

  it("send every notice, and none twice", async () => {
    // Slow enough for both to be at it.
    hooks.answer = () => new Promise((resolve) => setTimeout(() => resolve({ status: 204 }), 30));
    const workers = [1, 2].map(() =>
      spawn(process.execPath, ["--input-type=module", "-e", WORKER], { stdio: ["ignore", "pipe", "inherit"] }),
    );
    await Promise.all(workers.map(({ stdout }) => once(stdout, "data")));
    for (let lead = 0; lead < LEADS; lead += 1) {
      await test.cms.create({
        collection: "leads",
        data: {
          form: "buy",
          name: "Ana",
          email: "ana@example.com",
          message: "x",
          status: "new",
          language: "en",
          consent: true,
          submissionId: `${lead}`,
        },
      });
    }
    const sent = async () => (await test.cms.count({ collection: "notices", where: { state: { equals: "sent" } } })).totalDocs;
    await vi.waitFor(async () => expect(await sent()).toBe(LEADS), 40_000);
    expect(new Set(hooks.taken.map(({ headers }) => headers["webhook-id"])).size).toBe(LEADS);
    expect(hooks.taken).toHaveLength(LEADS);
    for (const worker of workers) worker.kill("SIGTERM");
    await Promise.all(workers.map((worker) => once(worker, "exit")));
  });

  it("make three acknowledgements for a mailbox in a day, also of many leads at once", async () => {
    const data = { form: "buy", name: "Ana", message: "x", status: "new", language: "en", consent: true } as const;
    const emails = Array.from({ length: 8 }, (_, lead) => `Ana.B_%!${lead % 2 ? "+1" : ""}@münchen.de`);
    await Promise.all(
      [...emails, "AnaBx%!@münchen.de"].map((email, lead) =>
        test.cms.create({ collection: "leads", data: { ...data, email, submissionId: `many-${lead}` } }),
      ),
    );
    const to = async (target: string) =>
      (await test.cms.count({ collection: "notices", where: { channel: { equals: "sender" }, target: { like: target } } })).totalDocs;
    expect([await to("Ana.B_%!"), await to("AnaBx%!@xn--mnchen-3ya.de")]).toEqual([3, 1]);
  });
});
