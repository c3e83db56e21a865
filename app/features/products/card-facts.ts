import type { SpecView } from "#app/content/specs.server.ts";
import type { Translate } from "#app/i18n/texts.ts";
import type { CardFact } from "#app/ui/lists/cards.tsx";

/** What a card says of a product, in the order of how much it decides the choice, with the short names of these rows. */
const DECISIVE = {
  standby: "products.standby",
  input_voltage: "products.inputVoltage",
  protection: "products.protection",
  accuracy: "products.accuracy",
  working_current: "products.workingCurrent",
  sleep_current: "products.sleepCurrent",
} as const;
/** Figures at the foot of a card. */
const FACTS = 3;

/** Up to three of a product's leading figures, under names short enough for a card. */
export function cardFacts(highlights: SpecView[], t: Translate): CardFact[] {
  return Object.entries(DECISIVE)
    .flatMap(([key, name]) => {
      const spec = highlights.find((candidate) => candidate.key === key);
      return spec ? [{ label: t(name), value: valueWithUnit(spec) }] : [];
    })
    .slice(0, FACTS);
}

/** A specification's value and unit in one line. */
function valueWithUnit({ value, unit }: SpecView): string {
  return unit ? `${value}\u00a0${unit}` : value;
}
