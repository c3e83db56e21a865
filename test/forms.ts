import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DAY } from "#shared/lib/durations.ts";
import { fieldOf, FORMS, kindOf, type FieldName, type FormId } from "#shared/vocabulary/forms.ts";
import { FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { readableMail } from "./readable.ts";
import { mailServer, toldTo, webhookReceiver } from "./receivers.ts";
import { openServer, type TestServer } from "./server.ts";
import { signedIn } from "./staff.ts";

/** Milliseconds for three notices, on a busy machine. */
const SOON = 30_000;
const SALES = "sales@example.com";
/** The page of each form. */
const PAGES: Record<FormId, string> = {
  buy: "/en/buy",
  message: "/en/contact",
  partner: "/en/join",
  fault: "/en/services/fault",
  question: "/en/search",
};
const ALL = Object.keys(FORMS) as FormId[];

/** What a visitor writes into a field. */
function valueOf(form: FormId, name: FieldName): string {
  const field = fieldOf(name);
  switch (field.kind) {
    case "email":
      return `${form}@example.com`;
    case "phone":
      return "+49 89 000000";
    case "country":
      return "BR";
    case "choice":
      return field.choices[0] ?? "";
    case "line":
    case "text":
      return `${form}-${name}-words`;
  }
}

/** Whether a mail goes to an address; answers to it may go to others. */
const isTo = (mail: string, address: string) => mail.includes(`\r\nTo: ${address}`);

const filledIn = (form: FormId) => Object.fromEntries(FORMS[form].fields.map((name) => [name, valueOf(form, name)]));
/** The words of a form that are its own: no list of choices has them. */
const wordsIn = (form: FormId) => Object.values(filledIn(form)).filter((value) => value.startsWith(form));

/**
 * What holds of every form of the definition, in either database.
 * @param databaseUrl of an empty database; SQLite without one
 */
export function describeForms(database: string, databaseUrl?: () => Promise<string>): void {
  describe(`in ${database}`, () => {
    let server: TestServer;
    let token: string;
    let mails: Awaited<ReturnType<typeof mailServer>>;
    let hooks: Awaited<ReturnType<typeof webhookReceiver>>;
    let stopWorker: () => Promise<void>;
    let submissions = 0;

    beforeAll(async () => {
      [mails, hooks] = await Promise.all([mailServer(), webhookReceiver()]);
      server = await openServer({
        ...(databaseUrl && { databaseUrl: await databaseUrl() }),
        env: { TRUSTED_PROXIES: "127.0.0.1", SMTP_URL: mails.url, LEADS_TO: SALES, ...toldTo(hooks) },
        site: async (request) => {
          const { submitForm } = await import("#app/leads/submit.server.ts");
          const url = new URL(request.url);
          const form = ALL.find((id) => PAGES[id] === url.pathname) ?? "message";
          const { data, init } = await submitForm(form)({ request, url });
          return Response.json(data, init ?? {});
        },
      });
      ({ token } = await signedIn(server, "administrator"));
      const [{ startJobs }, { notificationQueues }] = await Promise.all([
        import("#cms/jobs/worker.ts"),
        import("#cms/leads/notifications/notification-queues.ts"),
      ]);
      stopWorker = startJobs(server.cms, notificationQueues);
    });
    afterAll(async () => {
      await stopWorker?.();
      await server?.close();
      await Promise.all([mails?.stop(), hooks?.stop()]);
    });

    async function send(form: FormId): Promise<void> {
      submissions += 1;
      const response = await fetch(server.url + PAGES[form], {
        method: "POST",
        body: new URLSearchParams({ ...filledIn(form), consent: "on" }),
        headers: { "x-forwarded-for": `203.0.113.${submissions}` },
      });
      expect([form, response.status, await response.json()]).toEqual([form, 200, expect.objectContaining({ state: "success" })]);
    }
    const rowsOf = async (form: FormId) => {
      const { docs } = await server.cms.find({ collection: "leads", depth: 0, pagination: false, overrideAccess: true });
      return docs.filter(({ email }) => email === valueOf(form, "email"));
    };
    /** The states of the notices of a form's only row. */
    const statesOf = async (form: FormId) => {
      const [{ id } = { id: 0 }] = await rowsOf(form);
      const where = { lead: { equals: id } };
      const { docs } = await server.cms.find({ collection: "notices", where, depth: 0, pagination: false, overrideAccess: true });
      return docs.map(({ state }) => state);
    };
    /** All stored data, as text. */
    async function everything(): Promise<string> {
      const stored = await Promise.all(
        (["leads", "notices", "audit-log"] as const).map((collection) =>
          server.cms.find({ collection, depth: 0, pagination: false, trash: true, overrideAccess: true }),
        ),
      );
      return JSON.stringify(stored.map(({ docs }) => docs));
    }

    it.each(ALL)("the form %s is stored, mailed, called out, exported and erased with every field", async (form) => {
      const filled = filledIn(form);
      await send(form);
      expect(await rowsOf(form)).toEqual([expect.objectContaining({ ...filled, status: "new", form })]);

      await vi.waitFor(async () => expect(await statesOf(form)).toEqual(["sent", "sent", "sent"]), SOON);
      const toSales = readableMail(mails.taken.findLast((mail) => isTo(mail, SALES)) ?? "");
      expect(wordsIn(form).filter((words) => !toSales.includes(words))).toEqual([]);
      expect(mails.taken.some((mail) => isTo(mail, valueOf(form, "email")))).toBe(true);
      const webhook = JSON.parse(hooks.taken.at(-1)?.body ?? "{}") as { type?: string; data?: object };
      expect(webhook).toMatchObject({ type: `${kindOf(form)}.created`, data: { form, ...filled } });

      const sheet = await (await server.api(`/leads/export?format=csv`, { token, language: "en" })).text();
      const inSheet = [...wordsIn(form), FORM_LABELS[form].en];
      expect(inSheet.filter((words) => !sheet.includes(words))).toEqual([]);

      const call = (what: "export" | "erase") =>
        server.api(`/personal-data/${what}`, { method: "POST", body: { email: valueOf(form, "email") }, token });
      const exported = await (await call("export")).text();
      expect(wordsIn(form).filter((words) => !exported.includes(words))).toEqual([]);
      expect(await (await call("erase")).json()).toMatchObject({ erased: { leads: 1, notices: 3 } });
      const remaining = await everything();
      expect(wordsIn(form).filter((words) => remaining.includes(words))).toEqual([]);
    });

    it("forms that are older than they may be are erased, of every kind, and young ones stay", async () => {
      const { eraseOld } = await import("#cms/leads/personal-data/retention.ts");
      for (const form of ALL) await send(form);
      expect(await eraseOld(server.cms, 30)).toBe(0);
      expect(await eraseOld(server.cms, 30, Date.now() + 31 * DAY)).toBe(ALL.length);
      const remaining = await everything();
      expect(ALL.flatMap(wordsIn).filter((words) => remaining.includes(words))).toEqual([]);
    });
  });
}
