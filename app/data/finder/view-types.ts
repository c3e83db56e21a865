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
  /** The parameter and its name. */
  key: string;
  name: string;
  options: OptionView[];
}

export interface RangeView {
  key: RangeKey;
  name: string;
  unit: string;
  /** The ends of the existing numbers. */
  ends: { min: number; max: number };
  chosen: { min: number | null; max: number | null };
  /** The number of products in each twelfth of the scale, and whether it is chosen. */
  bars: { count: number; within: boolean }[];
}

/** A removable choice. */
export interface ChipView {
  label: string;
  value: string;
  /** Site path without it. */
  to: string;
}

/** A choice that excludes everything, and the number of matches without it. */
export interface CulpritView extends ChipView {
  count: number;
}

/** A select list for one choice of many. */
export interface ChoiceView {
  name: string;
  /** Empty without a choice. */
  value: string;
  /** A line each: value, space, name. As one text, because the page's data for the client would number every value and name of a list. */
  options: string;
}

export interface ControlsView {
  facets: FacetView[];
  /** Country of use and reporting interval; null where no product has data for it. */
  country: ChoiceView | null;
  interval: ChoiceView | null;
  ranges: RangeView[];
  operatingConditions: { key: OperatingConditionKey; name: string; unit: string; value: number | null }[];
  chips: ChipView[];
  /** Site path without any choice. */
  clearTo: string;
}

export interface FinderPage {
  path: string;
  language: Language;
  t: Translate;
}
