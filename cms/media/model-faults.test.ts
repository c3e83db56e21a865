import { expect, it } from "vitest";
import { faultOfModel } from "./model-faults.ts";

/** A binary glTF with a description and no shapes. */
function glb(description: unknown, version = 2): Buffer {
  const text = Buffer.from(JSON.stringify(description));
  const head = Buffer.alloc(20);
  head.write("glTF");
  head.writeUInt32LE(version, 4);
  head.writeUInt32LE(20 + text.length, 8);
  head.writeUInt32LE(text.length, 12);
  head.write("JSON", 16);
  return Buffer.concat([head, text]);
}
const ASSET = { asset: { version: "2.0" } };

it("takes a model that is whole, also with a compression that it can do without", () => {
  expect(faultOfModel(glb(ASSET))).toBeNull();
  expect(faultOfModel(glb({ ...ASSET, buffers: [{ byteLength: 4 }], images: [{ uri: "data:image/png;base64,AAAA" }] }))).toBeNull();
  expect(faultOfModel(glb({ ...ASSET, extensionsUsed: ["KHR_draco_mesh_compression"] }))).toBeNull();
  expect(faultOfModel(glb({ ...ASSET, extensionsRequired: ["KHR_materials_unlit"] }))).toBeNull();
});

it.each([
  ["Draco", glb({ ...ASSET, extensionsRequired: ["KHR_draco_mesh_compression"] }), "compressed with Draco", "用 Draco 压缩"],
  ["meshopt", glb({ ...ASSET, extensionsRequired: ["EXT_meshopt_compression"] }), "compressed with meshopt", "用 meshopt 压缩"],
  ["basisu", glb({ ...ASSET, extensionsRequired: ["KHR_texture_basisu"] }), "compressed with KTX2", "用 KTX2"],
  ["a buffer elsewhere", glb({ ...ASSET, buffers: [{ uri: "shape.bin" }] }), "in other files", "在别的文件里"],
  ["a picture elsewhere", glb({ ...ASSET, images: [{ uri: "https://example.com/a.png" }] }), "in other files", "在别的文件里"],
  ["glTF 1.0", glb({}, 1), "glTF 1.0", "glTF 1.0"],
  ["a description that is none", glb(null), "damaged", "已损坏"],
  ["an end too early", glb(ASSET).subarray(0, 30), "damaged", "已损坏"],
  ["a head alone", Buffer.from("glTF"), "damaged", "已损坏"],
])("refuses one with %s by word", (_, data, en, zh) => {
  const fault = faultOfModel(data);
  expect([fault?.en, fault?.zh]).toEqual([expect.stringContaining(en), expect.stringContaining(zh)]);
});
