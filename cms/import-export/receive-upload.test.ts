import type { PayloadRequest } from "payload";
import { expect, it } from "vitest";
import { receiveUpload } from "./receive-upload.ts";
import { joinContents, unpackContents } from "./stored-content.ts";

const requestOf = (init: RequestInit) => new Request("http://x.test/", { method: "POST", ...init }) as unknown as PayloadRequest;

it("reads fields and files, whatever letters are in their names, and packs the files", async () => {
  const form = new FormData();
  form.set("collection", "products");
  form.set("file", new File(["code,name\r\nA,甲\r\n"], "产品 Übersicht.csv"));
  form.set("pictures", new File([new Uint8Array(300_000)], "p.zip"));
  const upload = await receiveUpload(requestOf({ body: form }));
  expect(upload?.fields.get("collection")).toBe("products");
  const [file, pictures] = ["file", "pictures"].map((name) => upload?.files.get(name));
  expect(file).toMatchObject({ name: "产品 Übersicht.csv", bytes: 18 });
  expect(pictures).toMatchObject({ name: "p.zip", bytes: 300_000 });
  expect(pictures?.content.length).toBeLessThan(2000);
  const unpacked = await unpackContents(joinContents([file?.content ?? "", pictures?.content ?? ""]));
  expect(unpacked.map(({ length }) => length)).toEqual([18, 300_000]);
  expect(unpacked[0]?.toString()).toBe("code,name\r\nA,甲\r\n");
});

it("finds no form in a body that is none, is cut off or is missing", async () => {
  expect(await receiveUpload(requestOf({ body: "{}", headers: { "content-type": "application/json" } }))).toBeNull();
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const cutOff = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ncode';
  expect(await receiveUpload(requestOf({ body: cutOff, headers }))).toBeNull();
  expect((await receiveUpload(requestOf({ body: `${cutOff}\r\n--x--\r\n`, headers })))?.files.get("file")?.bytes).toBe(4);
  expect(await receiveUpload(requestOf({}))).toBeNull();
});
