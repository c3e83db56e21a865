import { Hono } from "hono";
import { expect, it } from "vitest";
import type { AppEnv } from "../http/app-env.ts";
import { deskCalls } from "./desk-calls.ts";

const TEXT = "text/plain;charset=UTF-8";
const FORM = "multipart/form-data; boundary=b";
const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** The outcome of the check: the status, and the body that Next receives. */
async function check(type: string | undefined, body: string): Promise<[number, string | null]> {
  const app = new Hono<AppEnv>();
  app.use(deskCalls());
  app.post("*", async (context) => context.text(await context.req.raw.text()));
  const response = await app.request("/admin", { method: "POST", headers: type ? { "content-type": type } : {}, body: new Blob([body]) });
  return [response.status, response.ok ? await response.text() : null];
}

it.each([
  [TEXT, '[{"name":"form-state","args":{}}]'],
  [TEXT, '[{"name":"form-state","args":{"a":"$undefined","b":"$$5","c":"$D2026-01-01T00:00:00.000Z","d":"$T","e":"$0:0:name"}}]'],
  [FORM, `${part("0", '[{"name":"form-state","args":{"a":"$Q1"}}]')}${part("1", "[]")}--b--\r\n`],
])("a call goes on as it came: %s %s", async (type, body) => {
  expect(await check(type, body)).toEqual([200, body]);
});

const NO_CALLS = `null "x" 1 true [] [1] [null] { ["$F1"] ["$undefined"] [{"name":{},"args":null}] [{"name":"a"}] [{"name":"a","args":[]}]
[{"name":"a","args":{}},{"name":"b","args":{}}]`.split(/\s+/);
const NOT_THERE = "$F1 $K1 $@1 $1 $n9x $0:0:nothing $0:length:x $?".split(" ");

it.each([
  ...NO_CALLS,
  "",
  "[".repeat(2000),
  "[".repeat(200_000) + "]".repeat(200_000),
  ...NOT_THERE.map((word) => `[{"name":"form-state","args":{"a":"${word}"}}]`),
])("text that is no call is refused: %.60s", async (body) => {
  expect(await check(TEXT, body)).toEqual([400, null]);
});

it.each([
  ["application/x-www-form-urlencoded", "a=1"],
  ["application/json", '[{"name":"form-state","args":{}}]'],
  [undefined, "x"],
  [FORM, "--b\r\nnonsense"],
  [FORM, "--b--"],
  ["multipart/form-data", "x"],
  [FORM, `${part("0", "{")}--b--\r\n`],
  [FORM, `${part("0", '[{"name":"form-state","args":{"a":"$K1"}}]')}--b--\r\n`],
  [FORM, `${part("1_$ACTION_ID_x", "")}--b--\r\n`],
])("so is what is neither text nor a form with parts: %s %.60s", async (type, body) => {
  expect(await check(type, body)).toEqual([400, null]);
});
