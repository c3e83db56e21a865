import type { SpecFact } from "../specs.server.ts";

/** The diagrams that show what a product is wired with. */
export type Diagram = "obd" | "supply" | "supply-acc" | "bus" | "relay";

/** What a product's record says that decides how it is wired. */
interface Wired {
  facts: readonly Pick<SpecFact, "key" | "value" | "max" | "number" | "codes">[];
  accessories: readonly { slug: string; name: string }[];
}

/** Supply from which a product is wired to a vehicle's battery: what takes less, 5 V of a charger, is plugged in. */
const VEHICLE_VOLTS = 12;
const RELAY = /\brelays?\b|relais|relé|继电器|реле|リレー|röle|przekaźnik/i;

/**
 * The diagrams of what a product is wired with, by its specifications: a plug has the pins of its socket, a harness its supply, and its bus,
 * or the relay among its accessories.
 */
export function diagramsOf({ facts, accessories }: Wired): Diagram[] {
  const says = (key: string, pattern: RegExp) => facts.some((fact) => fact.key === key && pattern.test(fact.value));
  const has = (key: string, ...codes: string[]) =>
    facts.some((fact) => fact.key === key && codes.some((code) => fact.codes?.includes(code)));
  if (has("mounting", "plug")) return says("connector", /\bOBD/) || says("mounting", /\bOBD/) ? ["obd"] : [];
  const takes = facts.find(({ key }) => key === "input_voltage");
  if (has("mounting", "smd") || (takes?.max ?? takes?.number ?? 0) < VEHICLE_VOLTS) return [];
  const supply = says("inputs_outputs", /\bACC\b/) ? "supply-acc" : "supply";
  if (has("vehicle_bus", "can") || says("vehicle_bus", /\bCAN\b|J1939/)) return [supply, "bus"];
  return accessories.some(({ slug, name }) => RELAY.test(slug) || RELAY.test(name)) ? [supply, "relay"] : [supply];
}
