import type { SpecKey } from "#shared/vocabulary/spec-rows.ts";

/** The rows that a part of a model explains, by its layer: the viewer shows their stated values. In words, which weigh less than lists. */
const ROWS = {
  amplifier: "network bands",
  antennas: "antenna accuracy",
  base: "mounting weight",
  battery: "battery_capacity standby backup_battery backup_runtime",
  board: "network satellites vehicle_bus package",
  cable: "input_voltage connector",
  clamp: "mounting",
  crystal: "cold_start hot_start",
  display: "indicators sensors",
  feet: "mounting",
  filter: "bands capture_sensitivity",
  harness: "input_voltage connector inputs_outputs",
  lanyard: "mounting",
  lens: "indicators",
  lid: "enclosure temperature",
  memory: "memory firmware aiding",
  plug: "connector input_voltage",
  probe: "temperature_probe temperature_accuracy",
  processor: "protocol serial",
  radio: "network bands",
  receiver: "satellites accuracy tracking_sensitivity update_rate",
  seal: "protection",
  shield: "temperature",
  sockets: "antenna",
  strap: "mounting",
} as const;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The keys of the rows that a part explains. */
export function rowsOfPart(layer: string): readonly SpecKey[] {
  const words = (ROWS as Partial<Record<string, string>>)[layer]?.split(" ") ?? [];
  // Any other word among them would not compile.
  return words as Words<(typeof ROWS)[keyof typeof ROWS]>[];
}
