/** Which guide a product follows. */
import type { Product } from "../../lib/content.ts";
import type { Guide } from "../guide.ts";
import { battery } from "./battery.ts";
import { bicycle } from "./bicycle.ts";
import { coldChain } from "./cold-chain.ts";
import { module } from "./module.ts";
import { obd } from "./obd.ts";
import { personal } from "./personal.ts";
import { pet } from "./pet.ts";
import { twoWheeler } from "./two-wheeler.ts";
import { vehicle4g } from "./vehicle-4g.ts";
import { wired } from "./wired.ts";

const BY_CODE: Record<string, (of: Product) => Guide> = {
  A3: battery, A5: battery, A7: battery, A9: battery, A9S: battery, C4: coldChain,
  V1: wired, V3: wired, V5: wired, E1: twoWheeler, E3: twoWheeler,
  P2: personal, P4: personal, S1: personal, K1: personal, D1: pet, D2: pet, B1: bicycle, B3: bicycle,
  V7: vehicle4g, V8: vehicle4g, V9: vehicle4g, O1: obd, O3: obd, T1: obd, M20: module, M30: module, C40: module,
};

/** Throws for a product nobody has written a guide for. */
export function guideFor(of: Product): Guide {
  const guide = BY_CODE[of.code];
  if (guide === undefined) throw new Error(`no manual has been written for ${of.code}: add a guide in manual/guides`);
  return guide(of);
}
