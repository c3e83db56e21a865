import type { SpecFact } from "../specs.server.ts";

/** Whether a product plugs into an OBD socket, by its specifications: its datasheet then shows the pins of that socket. */
export function hasObdPlug(facts: readonly Pick<SpecFact, "key" | "value" | "codes">[]): boolean {
  const says = (key: string) => facts.some((fact) => fact.key === key && /\bOBD/.test(fact.value));
  return facts.some(({ key, codes }) => key === "mounting" && codes?.includes("plug")) && (says("connector") || says("mounting"));
}
