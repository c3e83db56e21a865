import { Hono } from "hono";
import type { Payload } from "payload";
import { describe, expect, it } from "vitest";
import { noteDatabaseFault } from "#cms/db/health.ts";
import { withinRequest } from "#cms/lib/log/request-context.ts";
import type { AppEnv } from "../http/app-env.ts";
import { explainUnavailable } from "./unavailable-page.ts";

const config = { cookiePrefix: "payload", i18n: { fallbackLanguage: "en", supportedLanguages: { zh: {}, en: {} } } };

/** The answer at an address by a handler with this status, while the database works but for the fault that the handler meets. */
async function answerOf(
  path: string,
  status: 200 | 401 | 403 | 500,
  meet: () => void,
  headers = {},
): Promise<[number, string | null, string]> {
  const app = new Hono<AppEnv>();
  const errorPage = async (_request: Request, code: number, message: string) => new Response(`page: ${message}`, { status: code });
  app.use(explainUnavailable({ isUnavailable: () => false }, { config } as unknown as Payload, errorPage));
  app.all("*", (context) => {
    meet();
    return context.text("answer", status);
  });
  const response = await asRequest("asking", () => app.request(path, { headers }));
  return [response.status, response.headers.get("Retry-After"), await response.text()];
}

/** Its status, and when to try again. */
async function readAnswer(...args: Parameters<typeof answerOf>): Promise<[number, string | null]> {
  const [status, again] = await answerOf(...args);
  return [status, again];
}

function asRequest<T>(id: string, task: () => T): T {
  return withinRequest({ id, address: "203.0.113.1", client: "203.0.113.1" }, task);
}

const ownFault = () => noteDatabaseFault();
const othersFault = () => asRequest("another", noteDatabaseFault);

describe("where the database failed during a request", () => {
  it.each([
    ["/api/leads", 401],
    ["/api/leads", 403],
    ["/api/leads", 500],
    ["/api/users/me", 200],
    ["/products", 500],
  ] as const)("%s, which would be %i, is 503 and says when to try again", async (path, status) => {
    expect(await readAnswer(path, status, ownFault)).toEqual([503, "5"]);
  });

  it.each([
    ["/api/leads", 200],
    ["/products", 403],
  ] as const)("%s stays %i", async (path, status) => {
    expect(await readAnswer(path, status, ownFault)).toEqual([status, null]);
  });
});

describe("where it failed for another request", () => {
  it.each([
    ["/api/leads", 401],
    ["/api/leads", 403],
    ["/api/leads", 500],
    ["/api/users/me", 200],
  ] as const)("%s stays %i", async (path, status) => {
    expect(await readAnswer(path, status, othersFault)).toEqual([status, null]);
  });

  it("a page that cannot be made is 503: what it is made of is read for several requests at once", async () => {
    expect(await readAnswer("/products", 500, othersFault)).toEqual([503, "5"]);
  });
});

it("people are told of it on a page of the site, staff in the desk's language, and the client gets its own answer", async () => {
  expect(await answerOf("/products", 500, ownFault, { accept: "text/html" })).toEqual([503, "5", "page: Service unavailable"]);
  expect(await answerOf("/products.data", 500, ownFault)).toEqual([503, "5", "answer"]);
  const messageFor = async (cookie: string) => {
    const [, , text] = await answerOf("/api/leads", 500, ownFault, { cookie });
    return text;
  };
  expect(await messageFor("payload-lng=zh")).toContain("数据库暂时无法访问");
  expect(await messageFor("payload-lng=en")).toContain("The database cannot be reached");
});
