import { say } from "#shared/desk-texts/say.ts";
import type { Bilingual } from "../lib/i18n.ts";

/** A binary glTF (https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#binary-gltf-layout): its head, and that of its first part. */
const MAGIC = "glTF";
const HEAD = 12;
const PART_HEAD = 8;
const JSON_PART = 0x4e4f534a;
/** Extensions without which a model cannot be shown, and which need a decoder that pages do not bring. */
const COMPRESSED: Record<string, string> = {
  KHR_draco_mesh_compression: "Draco",
  EXT_meshopt_compression: "meshopt",
  KHR_meshopt_compression: "meshopt",
  KHR_texture_basisu: "KTX2 (Basis Universal)",
};

const UNREADABLE = say("This 3D model is damaged. Export it again as binary glTF 2.0 (.glb).");
const OLD = say("This 3D model is glTF 1.0. Export it as binary glTF 2.0 (.glb).");
const EXTERNAL = say("The shapes or textures of this 3D model are in other files. Export it as one .glb file that holds all of them.");

/** Why a 3D model cannot be shown on a page; null when it can. */
export function faultOfModel(data: Buffer): Bilingual | null {
  if (data.length < HEAD || data.toString("latin1", 0, MAGIC.length) !== MAGIC) return UNREADABLE;
  if (data.readUInt32LE(4) < 2) return OLD;
  if (data.length < HEAD + PART_HEAD || data.readUInt32LE(8) > data.length) return UNREADABLE;
  const length = data.readUInt32LE(HEAD);
  if (data.readUInt32LE(HEAD + 4) !== JSON_PART || HEAD + PART_HEAD + length > data.length) return UNREADABLE;
  const model = parseJson(data.toString("utf8", HEAD + PART_HEAD, HEAD + PART_HEAD + length));
  if (!model) return UNREADABLE;
  const required = listOf(model["extensionsRequired"]).find((name) => typeof name === "string" && Object.hasOwn(COMPRESSED, name));
  if (required) return compressionFault(COMPRESSED[String(required)] ?? "");
  const files = [...listOf(model["buffers"]), ...listOf(model["images"])].map((part) => (part as { uri?: unknown } | null)?.uri);
  return files.some((uri) => typeof uri === "string" && !/^data:/i.test(uri)) ? EXTERNAL : null;
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function compressionFault(name: string): Bilingual {
  return say(
    "This 3D model is compressed with {name}, which pages cannot show. Turn compression off when you export it, and upload that.",
    { name },
  );
}
