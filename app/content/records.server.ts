import type { Payload } from "payload";
import { getCms } from "#cms/index.ts";
import { typeset } from "./typeset.ts";

/** What pages read: published records and globals, with their texts as they are shown. */
export async function records(): Promise<Pick<Payload, "count" | "find" | "findGlobal">> {
  const cms = await getCms();
  return {
    count: (options) => cms.count(options),
    find: async (options) => typeset(await cms.find(options)),
    findGlobal: async (options) => typeset(await cms.findGlobal(options)),
  };
}
