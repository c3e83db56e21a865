import type { Payload } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "./cms.ts";

/** The migration by which messages become leads. */
const MIGRATION = "_one_inbox";
/** The highest number of a lead, and of a message, before. */
const [LEADS, MESSAGES] = [7, 4];

/** Rows of both collections as they were, with all that named them. Message 4 was deleted for good, and lead 7 and its number as well. */
const BEFORE = [
  `insert into users (id, name, role, email) values (901, 'Wang', 'sales', 'wang@example.com')`,
  `insert into leads (id, name, email, message, status, language, consent, submission_id, owner_id, company)
    values (2, 'Ana', 'ana@example.com', '200 trackers', 'quoted', 'en', true, 'lead-2', 901, 'Frota'), (7, 'Gone', '', '', 'new', 'en', true, 'lead-7', null, '')`,
  `insert into leads_items (_order, _parent_id, id, name, quantity) values (1, 2, 'item-1', 'A9', 200)`,
  `insert into messages (id, form, name, email, subject, message, status, language, consent, submission_id, created_at, updated_at, note, origin_source, deleted_at)
    values
    (1, null, 'Bo', 'bo@example.com', 'Batteries', 'How long?', 'new', 'zh', true, 'message-1', '2026-11-20T01:00:00.000Z', '2026-11-20T01:00:00.000Z', null, '/products/a9', null),
    (2, 'partner', 'Cy', 'cy@example.com', null, 'We sell', 'answered', 'en', true, 'message-2', '2026-11-21T01:00:00.000Z', '2026-11-22T01:00:00.000Z', 'Met at a fair', null, null),
    (3, 'fault', 'Di', 'di@example.com', null, 'Red light', 'closed', 'de', false, 'lead-2', '2026-11-22T01:00:00.000Z', '2026-11-23T01:00:00.000Z', ' ', null, '2026-11-24T01:00:00.000Z'),
    (4, 'question', 'Gone', '', null, '', 'spam', 'en', true, 'message-4', '2026-11-22T01:00:00.000Z', '2026-11-23T01:00:00.000Z', null, null, null)`,
  `update messages set territory = 'Paraná', business = 'integrator', volumes = '2000', brands = 'Frota' where id = 2`,
  `update messages set model = 'V3', serial = '86', since = 'May', light = 'red', tried = 'Reset', searched = 'x' where id = 3`,
  `insert into messages_answers (_order, _parent_id, id, label, value) values (1, 2, 'answer-1', 'Vehicles', '120')`,
  `insert into leads_answers (_order, _parent_id, id, label, value) values (1, 2, 'answer-2', 'Vehicles', '40')`,
  `insert into lead_notes (id, lead_id, message_id, text, subject, mailed_to, author_id, author_name)
    values (11, 2, null, 'Will buy', null, null, 901, 'Wang'), (12, null, 2, 'Hello Cy', 'Your request', 'cy@example.com', 901, 'Wang')`,
  `insert into notices (id, channel, lead_id, message_id, note_id, state, attempts, target, key)
    values (21, 'sales', 2, null, null, 'sent', 1, 's@example.com', 'msg_1'), (22, 'sales', null, 1, null, 'failed', 3, 's@example.com', 'msg_2'),
    (23, 'reply', null, 2, 12, 'waiting', 0, 'cy@example.com', 'msg_3')`,
  `insert into audit_log (id, action, record, record_id, user_name, title, changes, created_at) values
    (31, 'update', 'messages', '2', 'Wang', 'Cy', '[{"field":"status","before":"new","after":"answered"}]', '2026-11-21T03:00:00.000Z'),
    (32, 'update', 'leads', '2', 'Wang', 'Ana', '[{"field":"status","before":"new","after":"quoted"}]', '2026-11-21T03:00:00.000Z'),
    (33, 'delete', 'messages', '4', 'Wang', 'Gone', null, '2026-11-21T03:00:00.000Z'),
    (34, 'export', 'messages', '-', 'Wang', 'csv, 3', null, '2026-11-21T03:00:00.000Z')`,
  `delete from messages where id = 4`,
  `delete from leads where id = 7`,
];

/**
 * An upgrade of a database in which messages were a collection of their own: every row is there afterwards, and under its old address.
 * @param databaseUrl of an empty database; SQLite without one
 */
export function describeOneInbox(database: string, databaseUrl?: () => Promise<string>): void {
  describe(`on ${database}`, () => {
    let test: TestCms;
    const all = { depth: 0, pagination: false, sort: "id", overrideAccess: true } as const;

    beforeAll(async () => {
      test = await openCms(await databaseUrl?.());
      const { cms } = test;
      const { execute } = await import("#cms/db/raw-sql.ts");
      const sequences = [`select setval('leads_id_seq', ${LEADS})`, `select setval('messages_id_seq', ${MESSAGES})`];
      await undoMigration(cms);
      for (const statement of [...BEFORE, ...(cms.db.name === "postgres" ? sequences : [])]) await execute(cms.db, statement);
      const { migrate } = await import("#cms/db/database.ts");
      await migrate(cms);
    });
    afterAll(() => test?.close());

    /** The numbers of leads, by their submissions. */
    async function ids(): Promise<Record<string, number>> {
      const { docs } = await test.cms.find({ collection: "leads", trash: true, joins: false, ...all });
      return Object.fromEntries(docs.map(({ submissionId, id }) => [submissionId, id]));
    }

    it("every lead and message is a lead with its form, its status and all its values", async () => {
      const { docs } = await test.cms.find({ collection: "leads", trash: true, joins: false, ...all });
      expect(docs).toHaveLength(4);
      expect(docs).toMatchObject([
        { id: 2, form: "buy", status: "quoted", name: "Ana", company: "Frota", owner: 901, items: [{ name: "A9", quantity: 200 }] },
        { form: "message", status: "new", name: "Bo", subject: "Batteries", message: "How long?", messageId: 1, answeredAt: null },
        {
          form: "partner",
          status: "contacted",
          answeredAt: "2026-11-21T03:00:00.000Z",
          messageId: 2,
          territory: "Paraná",
          business: "integrator",
          volumes: "2000",
          brands: "Frota",
          answers: [{ label: "Vehicles", value: "120" }],
          createdAt: "2026-11-21T01:00:00.000Z",
        },
        {
          form: "fault",
          status: "closed",
          messageId: 3,
          model: "V3",
          serial: "86",
          since: "May",
          light: "red",
          tried: "Reset",
          searched: "x",
          language: "de",
          consent: false,
          deletedAt: "2026-11-24T01:00:00.000Z",
          submissionId: "lead-2-3",
        },
      ]);
      expect(docs[1]?.origin).toMatchObject({ source: "/products/a9" });
      expect(docs[0]?.answers).toMatchObject([{ value: "40" }]);
    });

    it("no number is that of a message before and of another lead now", async () => {
      const { docs } = await test.cms.find({
        collection: "leads",
        trash: true,
        joins: false,
        ...all,
        where: { messageId: { exists: true } },
      });
      for (const { id } of docs) expect(id).toBeGreaterThan(Math.max(LEADS, MESSAGES));
      const data = { form: "buy", name: "New", language: "en", consent: true, status: "new", submissionId: "new" } as const;
      const { id } = await test.cms.create({ collection: "leads", data, overrideAccess: true });
      expect(id).toBeGreaterThan(Math.max(...docs.map((lead) => lead.id)));
      await test.cms.delete({ collection: "leads", id, overrideAccess: true });
    });

    it("notes, replies, notices and the log name the lead", async () => {
      const id = await ids();
      const notes = await test.cms.find({ collection: "lead-notes", ...all, sort: "text" });
      expect(notes.docs.map(({ lead, text, authorName }) => [lead, text, authorName])).toEqual([
        [id["message-2"], "Hello Cy", "Wang"],
        [id["message-2"], "Met at a fair", null],
        [2, "Will buy", "Wang"],
      ]);
      const notices = await test.cms.find({ collection: "notices", ...all });
      expect(notices.docs.map(({ lead, note, state }) => [lead, note ?? null, state])).toEqual([
        [2, null, "sent"],
        [id["message-1"], null, "failed"],
        [id["message-2"], 12, "waiting"],
      ]);
      const log = await test.cms.find({ collection: "audit-log", ...all, where: { id: { greater_than: 30 } } });
      expect(log.docs.map(({ record, recordId }) => [record, recordId])).toEqual([
        ["leads", String(id["message-2"])],
        ["leads", "2"],
        ["leads", "messages/4"],
        ["leads", "-"],
      ]);
      expect(log.docs[0]?.changes).toEqual([{ field: "status", before: "new", after: "contacted" }]);
    });

    it("the old address of a message leads to it, and that of none to nothing", async () => {
      const id = await ids();
      const { deskAddressOfMessages, leadsRequest } = await import("#server/api/messages-address.ts");
      const targetOf = async (address: string) => {
        const { url } = await leadsRequest(new Request(`http://localhost${address}`), test.cms, false);
        return new URL(url).pathname;
      };
      expect(await targetOf("/api/messages/2")).toBe(`/api/leads/${id["message-2"]}`);
      expect(await targetOf("/api/messages/3")).toBe(`/api/leads/${id["lead-2-3"]}`);
      expect(await targetOf(`/api/messages/${id["message-1"]}`)).toBe(`/api/leads/${id["message-1"]}`);
      expect(await targetOf("/api/messages/4")).toBe("/api/leads/-1");
      expect(await targetOf("/api/leads/2")).toBe("/api/leads/2");
      expect(await deskAddressOfMessages(test.cms, "2")).toBe(`/admin/collections/leads/${id["message-2"]}`);
    });

    it("the way back leaves every row, too", async () => {
      await undoMigration(test.cms);
      const { execute } = await import("#cms/db/raw-sql.ts");
      // SQLite has each value by its position as well.
      const named = (row: Record<string, unknown>) => Object.fromEntries(Object.entries(row).filter(([name]) => !/^\d/.test(name)));
      const rows = async (statement: string) => (await execute(test.cms.db, statement)).map(named);
      expect(await rows("select id, form, status, territory, model from messages order by id")).toMatchObject([
        { id: 1, form: "message", status: "new" },
        { id: 2, form: "partner", status: "answered", territory: "Paraná" },
        { id: 3, form: "fault", status: "closed", model: "V3" },
      ]);
      expect(await rows("select id, status from leads order by id")).toMatchObject([{ id: 2, status: "quoted" }]);
      expect(await rows("select lead_id, message_id from lead_notes order by text")).toMatchObject([
        { lead_id: null, message_id: 2 },
        { lead_id: null, message_id: 2 },
        { lead_id: 2, message_id: null },
      ]);
    });
  });
}

/** Takes the migration back, with those after it, as if the database had never had them. */
async function undoMigration(cms: Payload): Promise<void> {
  const { migrations } =
    cms.db.name === "postgres" ? await import("#cms/db/migrations/postgres/index.ts") : await import("#cms/db/migrations/sqlite/index.ts");
  const undone = migrations.slice(migrations.findIndex(({ name }) => name.endsWith(MIGRATION)));
  const { drizzle } = cms.db as unknown as { drizzle: never };
  for (const { name, down } of undone.toReversed()) {
    await down({ db: drizzle, payload: cms, req: {} as never });
    await cms.db.deleteMany({ collection: "payload-migrations", where: { name: { equals: name } } });
  }
}
