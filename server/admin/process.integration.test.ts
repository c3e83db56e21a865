import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { text as whole } from "node:stream/consumers";
import { expect, it } from "vitest";
import { describeAdminProcess, EACH, until } from "../../test/admin-process.ts";
import { readNiceness } from "../../test/read-niceness.ts";
import { SLOW } from "../../test/slow.ts";

/** Changes that are published, one after the other. */
const CHANGES = 20;

describeAdminProcess("in use and killed", (trial) => {
  it("answers with each header once, the site's and its own", EACH, async () => {
    const names = await new Promise<string[]>((resolve) => {
      get(`${trial.site.url}/admin/login`, (response) => {
        response.resume();
        expect(response.headers["content-security-policy"]).toContain("'nonce-");
        resolve(response.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()));
      });
    });
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["content-security-policy", "x-frame-options", "x-request-id"]));
  });

  it("answers those who ask for the head of a page alone, without a fault in the log", EACH, async () => {
    const { status } = await fetch(`${trial.site.url}/admin/login`, { method: "HEAD" });
    expect(status).toBe(200);
    // The process logs the fault before it answers anything else.
    expect((await trial.login()).status).toBe(200);
    expect(trial.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it.runIf(process.platform === "linux")("leaves the processor to visitors with all its threads", EACH, () => {
    expect(readNiceness(trial.admin())).toEqual([5]);
  });

  it("knows no host but the site's", EACH, async () => {
    const socket = connect(Number(new URL(trial.site.url).port), "127.0.0.1");
    socket.write("GET http://evil.example/admin/forgot?a=b HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    expect(await whole(socket)).toMatch(/\r\n\r\nthe admin at \/admin\/forgot\?a=b$/);
  });

  it("shows on the site what was published, to the very next one who asks", { ...EACH, ...SLOW }, async () => {
    for (let count = 1; count <= CHANGES; count += 1) {
      const text = `answer-${count}-${randomUUID()}`;
      const { status } = await trial.call("PATCH", `/faqs/${trial.question}?locale=en`, { answer: text, question: `Question ${count}` });
      expect(status).toBe(200);
      expect(await (await fetch(`${trial.site.url}/en/services/faq`)).text()).toContain(text);
    }
  });

  it("comes back when it was killed; no visitor notices", EACH, async () => {
    const killed = trial.admin();
    const { answers, faults } = await trial.visited(21, async () => {
      process.kill(killed, "SIGKILL");
      // A request in the moment before fails, which the log has besides.
      await until(async () => trial.log.some((line) => line.includes("The admin's process has ended")));
      const unavailable = await trial.login();
      expect([unavailable.status, unavailable.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(trial.faultsTold()).toEqual([]);
      expect(await unavailable.text()).toMatch(/工作台正在启动[^]*The desk is starting/);
      await trial.isThere();
    });
    expect(faults.join("\n")).toBe("");
    expect(answers).toBeGreaterThan(20);
    expect(trial.admin()).not.toBe(killed);
    expect((await trial.call("PATCH", `/faqs/${trial.question}`, { answer: "again" })).status).toBe(200);
  });

  it("waits for the end of its build, and is tried again when it cannot start, which staff is told meanwhile", EACH, async () => {
    const [unbuilt, incomplete] = ["unbuilt", "incomplete"].map((name) => path.join(trial.folder, name)) as [string, string];
    await writeFile(unbuilt, "");
    process.kill(trial.admin(), "SIGKILL");
    // Over REST it is there again, without its pages.
    await until(async () => (await trial.call("PATCH", `/faqs/${trial.question}`, { answer: "built" })).status === 200);
    const page = async () => (await trial.login()).text();
    expect(await page()).toContain("The desk is starting");
    await writeFile(incomplete, "");
    await rm(unbuilt);
    await until(async () => (await page()).includes("The desk cannot start yet"));
    expect(await page()).toContain("工作台暂时无法启动");
    expect(trial.log.filter((line) => line.includes("preview-props.json") && line.includes("The admin could not start"))).not.toEqual([]);
    await rm(incomplete);
    await trial.isThere();
  });

  it("is not troubled by strangers: they are told to sign in without it, and have files while it is halted", EACH, async () => {
    const halted = trial.admin();
    const nonceOf = (response: Response) => /'nonce-[^']+'/.exec(response.headers.get("content-security-policy") ?? "")?.[0];
    const shown = nonceOf(await trial.login());
    process.kill(halted, "SIGSTOP");
    const again = await trial.login();
    expect([again.status, again.headers.get("cache-control"), await again.text()]).toEqual([
      200,
      "private, no-store",
      "the admin at /admin/login",
    ]);
    expect(nonceOf(again)).toMatch(/.{20}/);
    expect(nonceOf(again)).not.toBe(shown);
    const list = await fetch(`${trial.site.url}/admin/collections/faqs?page=2`, { redirect: "manual" });
    expect([list.status, list.headers.get("location")]).toEqual([302, "/admin/login?redirect=%2Fadmin%2Fcollections%2Ffaqs%3Fpage%3D2"]);
    const made = { cookie: "payload-token=a.b.c", authorization: "JWT a.b.c" };
    for (const headers of [{}, made]) {
      for (const address of ["/faqs", "/globals/site", "/users/1", "/users/init", "/diagnostics/dns"])
        expect([address, (await fetch(`${trial.site.url}/api${address}`, { headers })).status]).toEqual([address, 401]);
      expect((await fetch(`${trial.site.url}/api/media/file/v3-hero.webp`, { headers })).status).toBe(200);
    }
    process.kill(halted, "SIGCONT");
    const me = await fetch(`${trial.site.url}/api/users/me`);
    expect([me.status, await me.json()]).toEqual([200, expect.objectContaining({ user: null })]);
    expect((await trial.call("PATCH", `/faqs/${trial.question}`, { answer: "as staff" })).status).toBe(200);
  });
});
