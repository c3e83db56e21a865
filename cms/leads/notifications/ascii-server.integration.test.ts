import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { mailServer } from "../../../test/receivers.ts";

let test: TestCms;
let mails: Awaited<ReturnType<typeof mailServer>>;
let stopWorker: () => Promise<void>;

beforeAll(async () => {
  mails = await mailServer(false);
  Object.assign(process.env, { SMTP_URL: mails.url, LEADS_TO: "sales@münchen.de", MAIL_FROM: '"Waymark, Inc." <site@example.com>' });
  test = await openCms();
  const [{ startJobs }, { notificationQueues }] = await Promise.all([import("../../jobs/worker.ts"), import("./notification-queues.ts")]);
  stopWorker = startJobs(test.cms, notificationQueues);
});
afterAll(async () => {
  await stopWorker();
  await test?.close();
  await mails?.stop();
});

it("a mail server that knows ASCII alone takes what is told to staff of any sender, and what its own letters can name", async () => {
  for (const [index, email] of ["info@例子.中国", "张伟@例子.中国"].entries()) {
    const data = {
      form: "buy",
      name: "张伟",
      email,
      message: "x",
      status: "new",
      language: "zh",
      consent: true,
      submissionId: `${index}`,
    } as const;
    await test.cms.create({ collection: "leads", data });
  }
  const notices = async () => {
    const { docs } = await test.cms.find({ collection: "notices", sort: "id", depth: 0 });
    return docs.map(({ channel, target, state, lastFault }) => [channel, target, state, lastFault ?? ""]);
  };
  await vi.waitFor(
    async () =>
      expect(await notices()).toEqual([
        ["sales", "sales@münchen.de", "sent", ""],
        ["sender", "info@xn--fsqu00a.xn--fiqs8s", "sent", ""],
        ["sales", "sales@münchen.de", "sent", ""],
        // It is tried again, and told to staff: nobody else can deliver it.
        ["sender", "张伟@xn--fsqu00a.xn--fiqs8s", "waiting", expect.stringContaining("5.6.7")],
      ]),
    20_000,
  );
  const heads = mails.taken.map((mail) => mail.slice(0, mail.indexOf("\r\n\r\n")));
  expect(heads).toHaveLength(3);
  for (const head of heads) expect(head).toMatch(/^\p{ASCII}*$/u);
});

it("every mail is from MAIL_FROM, also those that Payload writes", async () => {
  const account = { email: "ana@example.com", password: "correct-horse-battery", name: "Ana", role: "editor" } as const;
  await test.cms.create({ collection: "users", data: account });
  mails.taken.length = 0;
  await test.cms.forgotPassword({ collection: "users", data: { email: account.email } });
  await vi.waitFor(() => expect(mails.taken).toHaveLength(1));
  expect(mails.taken[0]).toMatch(/^From: "Waymark, Inc\." <site@example\.com>\r$/m);
});
