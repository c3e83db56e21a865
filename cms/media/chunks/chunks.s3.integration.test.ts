import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAsEditor } from "../../../test/cms.ts";
import { filmOf } from "../../../test/films.ts";
import { startStore, type Store } from "../../../test/store.ts";
import { SLOW } from "../../../test/slow.ts";

const SIZE = 52 * 1024 * 1024;

let store: Store;
let folder: string;
let test: Awaited<ReturnType<typeof openAsEditor>>["test"];
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-s3-"));
  store = await startStore(folder);
  Object.assign(process.env, store.env);
  ({ test, token } = await openAsEditor());
});
afterAll(async () => {
  await test?.close();
  await store?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(method: string, address: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const { default: config } = await import("../../payload.config.ts");
  const request = new Request(`http://localhost/api${address}`, {
    method,
    headers: { Authorization: `JWT ${token}`, ...headers },
    ...(body !== undefined && { body }),
  });
  return handleEndpoints({ config, request });
}

it("puts a large film that came in parts into the store, from which it is read in ranges", SLOW, async () => {
  const bytes = filmOf(SIZE);
  const sent = { name: "stored.mp4", size: SIZE, type: "video/mp4", changed: 1 };
  const json = { "Content-Type": "application/json" };
  interface State {
    id: string;
    received: number;
    part: number;
    receipt: string | null;
  }
  let state = (await (await ask("POST", "/upload-parts", JSON.stringify(sent), json)).json()) as State;
  while (state.receipt === null) {
    const part = new Uint8Array(bytes.subarray(state.received, state.received + state.part));
    const answer = await ask("PUT", `/upload-parts/${state.id}`, part, { "Upload-Offset": String(state.received) });
    expect(answer.status).toBe(200);
    state = (await answer.json()) as State;
  }
  const form = new FormData();
  form.set("_payload", "{}");
  const context = { clientUploadContext: { signedReceipt: state.receipt }, filename: sent.name, mimeType: sent.type, size: SIZE };
  form.set("file", JSON.stringify(context));
  const made = await ask("POST", "/media", form);
  expect([made.status, await made.json()]).toMatchObject([201, { doc: { filename: "stored.mp4", filesize: SIZE, seconds: 17 } }]);
  expect(await store.files()).toHaveLength(1);
  const range = await ask("GET", "/media/file/stored.mp4", undefined, { Range: `bytes=${SIZE - 10}-${SIZE - 1}` });
  expect(range.status).toBe(206);
  expect(Buffer.from(await range.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true);
  await expect.poll(() => readdir(path.join(test.folder, "parts"))).toEqual([]);
});
