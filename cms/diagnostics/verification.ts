import { askAll, type ServerAnswer } from "./ask-servers.ts";
import type { Resolver } from "../config/resolvers.ts";
import { zoneOf } from "./zones.ts";

export interface Verification {
  zone: string;
  servers: (ServerAnswer & { found: boolean })[];
  /** Name servers that cannot be asked. */
  unusable: string[];
  /** Whether every name server that there is has the value. */
  everywhere: boolean;
}

/** Tells on which of a zone's own name servers a value stands; null when the zone is not found. */
export async function verify(
  host: string,
  type: "TXT" | "CNAME",
  expected: string,
  resolvers: Resolver[],
  signal: AbortSignal,
): Promise<Verification | null> {
  const zone = await zoneOf(host, resolvers, signal);
  if (!zone) return null;
  const answers = await askAll(host, type, zone.nameServers, signal);
  const servers = answers.map((answer) =>
    Object.assign(answer, { found: answer.records.some(({ value }) => isSameValue(type, value, expected)) }),
  );
  return {
    zone: zone.name,
    servers,
    unusable: zone.unusable,
    everywhere: servers.length > 0 && zone.unusable.length === 0 && servers.every(({ found }) => found),
  };
}

/** Names are compared without case and final dot; texts exactly, as search engines do. */
function isSameValue(type: "TXT" | "CNAME", value: string, expected: string): boolean {
  if (type === "TXT") return value === expected;
  const plain = (name: string) => name.toLowerCase().replace(/\.$/, "");
  return plain(value) === plain(expected);
}
