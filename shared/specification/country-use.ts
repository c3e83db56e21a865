/** Whether a product can be used in a country: the bands of the networks there, and its radio approvals. Pure. */
import { APPROVALS_OF_COUNTRY } from "../vocabulary/search-aliases.ts";
import { bestDevice, metNetworks, REGION_OF_COUNTRY, REGIONS, sharedOf, type MetNetwork } from "./use.ts";
import type { Device } from "./variants.ts";

export type ApprovalState = "held" | "pending" | "missing";

/** How a product stands in a country, from the best to the worst: the parts of a list for the country. */
export const STANDINGS = ["ready", "pending", "unapproved", "unfit"] as const;
export type Standing = (typeof STANDINGS)[number];

/** The facts about a product that the check needs. */
export interface UsedProduct {
  /** The devices that it is sold as, of those whose bands are stated. */
  devices: readonly Device[];
  /** Whether it works by a mobile network or LoRaWAN at all. */
  needsNetwork: boolean;
  /** Codes of the approvals that it has, and of pending ones. */
  approvals: ReadonlySet<string>;
  pendingApprovals: readonly string[];
}

export interface CountryUse {
  standing: Standing;
  /**
   * Of the technology that works best for it: `unneeded` without a network, `unknown` where the bands of the country or the device are not
   * listed.
   */
  network: "enough" | "few" | "none" | "unknown" | "unneeded";
  shared: number;
  run: number;
  /** The networks that it meets, the best one first; those of which it has no band only where it has none at all. */
  networks: readonly MetNetwork[];
  /** The decisive approval of the country; `unknown` where its authority is not listed, or a device without a transmitter may need none. */
  approval: ApprovalState | "unknown";
  approvals: readonly { code: string; state: ApprovalState }[];
}

/** @param country code of ISO 3166-1 */
export function countryUse(country: string, { devices, needsNetwork, approvals, pendingApprovals }: UsedProduct): CountryUse {
  const region = REGIONS[REGION_OF_COUNTRY.get(country) ?? ""];
  const device = region && bestDevice(region, devices);
  const compatible = region && device ? metNetworks(region, device) : [];
  const networks = [...compatible].sort((one, other) => rankOf(other) - rankOf(one));
  const [best] = networks;
  const shared = best ? sharedOf(best.bands).length : 0;
  const network = !needsNetwork ? "unneeded" : !best ? "unknown" : best.isEnough ? "enough" : shared > 0 ? "few" : "none";
  const states = (APPROVALS_OF_COUNTRY[country] ?? []).map((code) => ({ code, state: stateOf(code, approvals, pendingApprovals) }));
  const decisive = states[0]?.state ?? "unknown";
  const approval = decisive === "missing" && !needsNetwork ? "unknown" : decisive;
  return {
    standing:
      network === "few" || network === "none" ? "unfit" : approval === "held" ? "ready" : approval === "pending" ? "pending" : "unapproved",
    network,
    shared,
    run: best?.bands.length ?? 0,
    networks: shared > 0 ? networks.filter(({ bands }) => sharedOf(bands).length > 0) : networks.slice(0, 1),
    approval,
    approvals: states,
  };
}

/** Networks with enough bands come first, then those with more of them. */
function rankOf({ bands, isEnough }: MetNetwork): number {
  return sharedOf(bands).length + (isEnough ? 100 : 0);
}

function stateOf(code: string, approvals: ReadonlySet<string>, pending: readonly string[]): ApprovalState {
  if (approvals.has(code)) return "held";
  return pending.includes(code) ? "pending" : "missing";
}

/** Which comes first in a list for a country: the better standing, then the larger part of the bands. */
export function compareUse(one: CountryUse, other: CountryUse): number {
  const standings = STANDINGS.indexOf(one.standing) - STANDINGS.indexOf(other.standing);
  return standings || partOf(other) - partOf(one);
}

function partOf({ shared, run }: CountryUse): number {
  return run === 0 ? 0 : shared / run;
}

/** UN numbers of lithium batteries contained in equipment, by the code of the battery. A backup battery is charged by its device. */
export function transportNumber(rows: ReadonlyMap<string, readonly string[]>): "UN 3091" | "UN 3481" | null {
  if (!rows.get("certification")?.includes("un383")) return null;
  return rows.get("battery_type")?.includes("primary") ? "UN 3091" : "UN 3481";
}
