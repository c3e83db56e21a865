import type { SpecKey } from "#content/vocabulary/spec-rows.ts";

/** The rows that a part of a model explains, by its layer: those that a product states are named beside it. */
const ROWS: Partial<Record<string, SpecKey[]>> = {
  antennas: ["antenna", "accuracy"],
  base: ["mounting", "weight"],
  battery: ["battery_capacity", "standby", "backup_battery", "backup_runtime"],
  board: ["network", "satellites"],
  cable: ["input_voltage", "connector"],
  chips: ["satellites", "tracking_sensitivity"],
  clamp: ["mounting"],
  display: ["indicators"],
  feet: ["mounting"],
  harness: ["input_voltage", "connector", "inputs_outputs"],
  lanyard: ["mounting"],
  lens: ["indicators"],
  lid: ["enclosure", "temperature"],
  plug: ["connector", "input_voltage"],
  probe: ["temperature_probe", "temperature_accuracy"],
  seal: ["protection"],
  shield: ["temperature"],
  strap: ["mounting"],
};

/** The keys of the rows that a part explains. */
export function rowsOfPart(layer: string): readonly string[] {
  return ROWS[layer] ?? [];
}
