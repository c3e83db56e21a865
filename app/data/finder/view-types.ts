import type { Language } from "#shared/languages.ts";
import type { Translate } from "#app/i18n/texts.ts";
import type { OperatingConditionKey, RangeKey } from "./criteria.ts";

export interface OptionView {
  value: string;
  name: string;
  count: number;
  chosen: boolean;
}

export interface FacetView {
  /** The parameter, and what it is called. */
  key: string;
  name: string;
  options: OptionView[];
}

export interface RangeView {
  key: RangeKey;
  name: string;
  unit: string;
  /** The ends of what exists. */
  ends: { min: number; max: number };
  chosen: { min: number | null; max: number | null };
  /** How many products lie in each twelfth of the scale, and whether it is chosen. */
  bars: { count: number; within: boolean }[];
}

/** A choice that can be taken back. */
export interface ChipView {
  label: string;
  value: string;
  /** Site path without it. */
  to: string;
}

/** A choice of those that exclude everything, and what there would be without it. */
export interface CulpritView extends ChipView {
  count: number;
}

/** A choice of one of many, by a list that unfolds. */
export interface ChoiceView {
  name: string;
  /** Empty where none is chosen. */
  value: string;
  options: { value: string; name: string }[];
}

export interface ControlsView {
  facets: FacetView[];
  /** Where it is used, and how often it reports; null where that says nothing of any product. */
  country: ChoiceView | null;
  interval: ChoiceView | null;
  ranges: RangeView[];
  operatingConditions: { key: OperatingConditionKey; name: string; unit: string; value: number | null }[];
  chips: ChipView[];
  /** Site path with nothing chosen. */
  clearTo: string;
}

export interface FinderPage {
  path: string;
  language: Language;
  t: Translate;
}
