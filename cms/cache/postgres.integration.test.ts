import type { PostgresAdapter } from "@payloadcms/db-postgres";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { openCms } from "../../test/cms.ts";
import { describeChanges, inTransaction } from "../../test/changes.ts";
import { postgresPrograms, startPostgres } from "../../test/postgres.ts";

let address: string;

async function open() {
  const postgres = await startPostgres();
  address = await postgres.migrated();
  const test = await openCms(address);
  const close = async () => {
    await test.close();
    await postgres.stop();
  };
  return { ...test, close };
}

/** Runs some commands as another process does. */
async function elsewhere(...commands: string[]): Promise<void> {
  const client = new Client(address);
  await client.connect();
  for (const command of commands) await client.query(command);
  await client.end();
}

describe.skipIf(!postgresPrograms())("with PostgreSQL", () => {
  describeChanges("PostgreSQL", open, (test, changes) => {
    const faq = (slug: string) => ({ topic: "choosing", question: "?", answer: "!", order: 1, slug, _status: "published" }) as const;
    const slugs = () => changes.map(({ slug }) => slug);

    it("are read without compiling statements, which takes PostgreSQL longer than running them", async () => {
      const { pool } = test().cms.db as unknown as PostgresAdapter;
      expect((await pool.query("show jit")).rows).toEqual([{ jit: "off" }]);
    });

    it("are told to other processes at the commit, and heard from them", async () => {
      const { cms } = test();
      const received: string[] = [];
      const other = new Client(address);
      other.on("notification", ({ payload }) =>
        received.push(String((JSON.parse(payload ?? "") as { change: { slug: string } }).change.slug)),
      );
      await other.connect();
      await other.query("listen waymark_changes");
      await inTransaction(cms, "commit", async (req) => {
        await cms.create({ collection: "faqs", data: faq("for-others"), req });
        await other.query("select 1");
        expect(received).toEqual([]);
      });
      await expect.poll(() => received).toEqual(["for-others"]);
      await other.end();
      expect(slugs()).toEqual(["for-others"]);
      const change = { collection: "faqs", id: 1, slug: "from-another", languages: ["zh", "en"], kind: "changed" };
      await elsewhere(`select pg_notify('waymark_changes', '${JSON.stringify({ sender: "another", change })}')`);
      await expect.poll(slugs).toEqual(["for-others", "from-another"]);
      expect(changes[1]).toEqual(change);
    });

    it("count as changes of everything after a lost connection", async () => {
      await elsewhere("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'waymark changes'");
      await expect.poll(() => changes.map(({ collection }) => collection)).toEqual(expect.arrayContaining(["products", "site"]));
      expect(changes[0]).toMatchObject({ id: null, slug: null, kind: "changed" });
      const change = { collection: "faqs", id: 1, slug: "heard-again", languages: ["zh", "en"], kind: "changed" };
      await elsewhere(`select pg_notify('waymark_changes', '${JSON.stringify({ sender: "another", change })}')`);
      await expect.poll(slugs).toContain("heard-again");
    });

    it.each(["not JSON", "", "null", '{"sender":"another"}', '{"sender":"another","change":{"collection":7}}'])(
      "count as changes of everything when what was told cannot be read (%s)",
      async (text) => {
        await elsewhere(`select pg_notify('waymark_changes', '${text}')`);
        await expect.poll(() => changes.map(({ collection }) => collection)).toEqual(expect.arrayContaining(["products", "site"]));
        const change = { collection: "faqs", id: 1, slug: "heard-after", languages: ["zh", "en"], kind: "changed" };
        await elsewhere(`select pg_notify('waymark_changes', '${JSON.stringify({ sender: "another", change })}')`);
        await expect.poll(slugs).toContain("heard-after");
      },
    );
  });
});
