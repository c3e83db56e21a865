import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "./cms.ts";
import { PASSWORD, signedIn } from "./staff.ts";

/** What two do at once comes out otherwise from time to time: it is done so often. */
const ROUNDS = 5;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

/** What holds in either database where two members of staff do something at the same moment. */
export function describeConcurrency(database: string, address: () => Promise<string | undefined>, skipped = false): void {
  describe.skipIf(skipped)(`two at once on ${database}`, () => {
    let test: TestCms;
    let one: Awaited<ReturnType<typeof signedIn>>;
    let other: Awaited<ReturnType<typeof signedIn>>;

    beforeAll(async () => {
      test = await openCms(await address());
      one = await signedIn(test, "administrator", "one");
      other = await signedIn(test, "administrator", "other");
    });
    afterAll(() => test?.close());

    const change = (path: string, body: object, { token } = one) => test.api(path, { method: "PATCH", token, body });
    const statuses = async (...answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status).toSorted();

    it("rename each other's account, and both are renamed", async () => {
      for (const round of rounds) {
        const both = [
          change(`/users/${other.id}`, { name: `Other ${round}` }),
          change(`/users/${one.id}`, { name: `One ${round}` }, other),
        ];
        expect(await statuses(...both)).toEqual([200, 200]);
      }
    });

    it("save forms that show the same, and one of them is told that the other was first", async () => {
      const folder = await test.cms.create({ collection: "folders", data: { name: "Pictures" } });
      const faq = await test.cms.create({
        collection: "faqs",
        data: { topic: "choosing", question: "?", answer: "!", order: 1, slug: "at-once", _status: "published" },
      });
      const shown = [
        { path: `/folders/${folder.id}`, body: (name: string) => ({ name }) },
        { path: `/faqs/${faq.id}`, body: (answer: string) => ({ answer, _status: "published" }) },
        { path: `/faqs/${faq.id}?draft=true`, body: (answer: string) => ({ answer, _status: "draft" }) },
      ];
      for (const { path, body } of shown) {
        for (const round of rounds) {
          const read = await test.api(`${path}${path.includes("?") ? "&" : "?"}depth=0`, { token: one.token });
          const { updatedAt } = (await read.json()) as { updatedAt: string };
          const save = (text: string, who: typeof one) => change(path, { ...body(text), updatedAt }, who);
          expect(await statuses(save(`First ${round}`, one), save(`Second ${round}`, other))).toEqual([200, 409]);
        }
      }
    });

    it("save one form of all texts of the interface, and one of them is told that the other was first", async () => {
      const path = "/globals/interface-texts";
      const save = (updatedAt: string, text: string, { token }: typeof one) =>
        test.api(path, { method: "POST", token, body: { entries: [{ key: "nav.products", text }], updatedAt } });
      await test.cms.updateGlobal({ slug: "interface-texts", data: { entries: [] } });
      for (const round of rounds) {
        const { updatedAt } = (await (await test.api(path, { token: one.token })).json()) as { updatedAt: string };
        expect(await statuses(save(updatedAt, `一${round}`, one), save(updatedAt, `二${round}`, other))).toEqual([200, 409]);
      }
    });

    it("save texts of the interface one by one, and all are kept", async () => {
      const keys = ["nav.products", "nav.news", "nav.brand"];
      await test.cms.updateGlobal({ slug: "interface-texts", data: { entries: [] } });
      for (const round of rounds) {
        const save = (key: string, { token }: typeof one) =>
          test.api("/globals/interface-texts/text", { method: "POST", token, body: { key, zh: `文${round}`, en: `Text ${round}` } });
        expect(await statuses(...keys.map((key, place) => save(key, place % 2 ? other : one)))).toEqual(keys.map(() => 200));
        const { entries } = await test.cms.findGlobal({ slug: "interface-texts", locale: "all", depth: 0 });
        const saved = (entries ?? []).map(({ key, text }) => [key, text] as const);
        expect(Object.fromEntries(saved)).toEqual(Object.fromEntries(keys.map((key) => [key, { zh: `文${round}`, en: `Text ${round}` }])));
      }
    });

    it("sign in with twelve wrong codes, and five of them are judged", async () => {
      const { id, email } = await signedIn(test, "editor", "guessed");
      await test.cms.db.updateOne({ collection: "users", id, data: { totpSecret: "JBSWY3DPEHPK3PXP" }, returning: false });
      const signIn = (code: string) => test.api("/users/login", { method: "POST", body: { email, password: PASSWORD, code } });
      const codes = Array.from({ length: 12 }, (_, number) => String(100_000 + number));
      const results = await statuses(...codes.map(signIn));
      expect(results).toEqual([...Array.from({ length: 5 }, () => 401), ...Array.from({ length: 7 }, () => 429)]);
    });

    it("use a link for a new password, and one of them sets it", async () => {
      const { email } = await signedIn(test, "editor", "linked");
      const token = await test.cms.forgotPassword({ collection: "users", data: { email }, disableEmail: true });
      const use = (password: string) => test.api("/users/reset-password", { method: "POST", body: { token, password } });
      const passwords = Array.from({ length: 4 }, (_, number) => `the password of number ${number}`);
      const answers = await Promise.all(passwords.map(use));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
      const won = passwords[answers.findIndex(({ status }) => status === 200)];
      expect((await test.api("/users/login", { method: "POST", body: { email, password: won } })).status).toBe(200);
    });

    it("sign in, out and on while an administrator changes the account, and it stays changed", async () => {
      const { id, email, token } = await signedIn(test, "administrator", "leaving");
      const { db } = test.cms;
      const login = () => test.api("/users/login", { method: "POST", body: { email, password: PASSWORD } });
      const steps = [
        login,
        () => test.api("/users/refresh-token", { method: "POST", token }),
        () => test.api("/users/logout", { method: "POST", token }),
      ];
      for (const step of steps) {
        await test.cms.update({ collection: "users", id, data: { role: "administrator" } });
        // The change comes between Payload's read of the account and its write.
        const { updateOne } = db;
        const changedBefore = vi.spyOn(db, "updateOne").mockImplementationOnce(async (update) => {
          expect(update).toMatchObject({ collection: "users", id });
          await test.cms.update({ collection: "users", id, data: { role: "viewer" } });
          return updateOne.call(db, update);
        });
        expect((await step()).status).toBe(200);
        expect(changedBefore).toHaveBeenCalled();
        changedBefore.mockRestore();
        expect((await test.cms.findByID({ collection: "users", id, depth: 0 })).role).toBe("viewer");
      }
    });

    it("as the last two administrators take each other's role away, and one of them keeps it", async () => {
      const countAdministrators = async () =>
        (await test.cms.count({ collection: "users", where: { role: { equals: "administrator" } } })).totalDocs;
      for (const round of rounds) {
        const both = [change(`/users/${other.id}`, { role: "viewer" }), change(`/users/${one.id}`, { role: "viewer" }, other)];
        expect(await statuses(...both)).toEqual([200, expect.toBeOneOf([403, 409])]);
        expect([round, await countAdministrators()]).toEqual([round, 1]);
        for (const { id } of [one, other]) await test.cms.update({ collection: "users", id, data: { role: "administrator" } });
      }
      // Neither does one call for all of them.
      expect((await change("/users?where[role][equals]=administrator", { role: "viewer" })).status).toBe(400);
      expect(await countAdministrators()).toBe(1);
    });
  });
}
