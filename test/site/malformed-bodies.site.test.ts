import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { SLOW } from "../slow.ts";
import { ask, site, storedRows } from "./ask.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n--b--\r\n`;
const LONG = "x".repeat(300 * 1024);

/** Bodies that are no form of the site, by their types. */
const BODIES: readonly (readonly [type: string | undefined, body: string])[] = [
  ...["", "a", "%zz=%", `name=${"%ff".repeat(1000)}`, "name=a&".repeat(2000), `message=${LONG}`].map((body) => [URLENCODED, body] as const),
  ...[
    "",
    "--b\r\nnonsense",
    "--b--",
    part("Content-Disposition", "x"),
    part('Content-Disposition: form-data; name="name"; filename="x"', "{"),
    LONG,
  ].map((body) => [MULTIPART, body] as const),
  ["multipart/form-data", "x"],
  ["application/json", "null"],
  ["text/plain", "x"],
  [undefined, "x"],
];
/** One for each reader of bodies. */
const FEW: typeof BODIES = [
  [URLENCODED, "%zz=%"],
  [MULTIPART, "--b\r\nnonsense"],
  ["application/json", "null"],
];
/** Forms of both kinds, and others that hold one of them. */
const FORMS = ["/en/contact", "/buy"];
const FORMS_ALIKE = ["/en/join", "/services/faq"];
/** What the site answers besides its pages. */
const OTHERS = `/products /search.json /mcp /browser-reports /robots.txt /healthz /readyz /metrics /builds/latest.json /media/720/x.jpg
/cards/zh.jpg /products.xlsx /products/v3/datasheet.pdf /article/feed.xml /nothing`.split(/\s+/);

async function post(path: string, type: string | undefined, body: string, method = "POST"): Promise<{ status: number; text: string }> {
  const headers = { accept: "text/html", ...(type && { "content-type": type }) };
  const answer = await ask(path, { method, body: new Blob([body]), headers });
  return { status: answer.status, text: await answer.text() };
}

/** The bodies that a form does not refuse in its language, with its answers. */
async function bodiesTaken(form: string, bodies: typeof BODIES): Promise<unknown[]> {
  const accepted: unknown[] = [];
  for (const [type, body] of bodies) {
    const [page, data] = await Promise.all([post(form, type, body), post(`${form}.data`, type, body)]);
    const isInLanguage = page.text.includes(`<html lang="${form.startsWith("/en") ? "en" : "zh-CN"}"`);
    if (!isRefusal(page.status) || !isRefusal(data.status) || !isInLanguage)
      accepted.push([type, body.slice(0, 40), page.status, data.status, page.text.slice(0, 200)]);
  }
  return accepted;
}

it.each(FORMS)("a body that is no form of %s is refused by the form, in its language, and by its data", async (form) => {
  expect(await bodiesTaken(form, BODIES)).toEqual([]);
});

it.each(FORMS_ALIKE)("so are a few of them by the form of %s", async (form) => {
  expect(await bodiesTaken(form, FEW)).toEqual([]);
});

it.each(FORMS_ALIKE)("so is each of them by the form of %s", SLOW, async (form) => {
  expect(await bodiesTaken(form, BODIES)).toEqual([]);
});

it.each(OTHERS)("no body by any method is a fault at %s", SLOW, async (path) => {
  for (const [type, body] of BODIES) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect([method, type, body, (await post(path, type, body, method)).status]).toEqual([
        method,
        type,
        body,
        expect.toSatisfy(isNoFault),
      ]);
  }
});

it.each(OTHERS)("no body is a fault at %s", async (path) => {
  const bodies = [
    ...BODIES.filter(([, { length }]) => length < 20),
    ...(["null", "[null]", '{"csp-report":null}'].map((body) => ["application/reports+json", body]) as [string, string][]),
  ];
  for (const [type, body] of bodies) {
    expect([type, body, (await post(path, type, body)).status]).toEqual([type, body, expect.toSatisfy(isNoFault)]);
  }
  for (const [type, body] of FEW) {
    const answers = await Promise.all(["PUT", "PATCH", "DELETE"].map((method) => post(path, type, body, method)));
    const statuses = answers.map(({ status }) => status);
    expect([type, body, statuses.filter((status) => !isNoFault(status))]).toEqual([type, body, []]);
  }
});

it("a form that comes slowly arrives", async () => {
  const email = `${randomUUID()}@example.com`;
  const body = new URLSearchParams({ name: "Ana Souza", email, message: "From a slow line", consent: "on" }).toString();
  const answer = await new Promise<string>((resolve) => {
    let response = "";
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => void send());
    socket.on("data", (bytes) => (response += bytes.toString())).on("close", () => resolve(response));
    async function send() {
      socket.write(`POST /en/contact HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nContent-Type: ${URLENCODED}\r\n`);
      socket.write(`Accept: text/html\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`);
      for (const letter of body) {
        socket.write(letter);
        await pause(5);
      }
    }
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain("Message sent successfully!");
  expect(await storedRows("messages", "email", email)).toMatchObject([{ message: "From a slow line" }]);
});

function isNoFault(status: number): boolean {
  return status < 500;
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}
