/** The finder's parameters with their own code, in the order of addresses; those of other rows are before the last ones. */
export const FIRST_PARAMETERS = [
  "need",
  "series",
  "use",
  "network",
  "mount",
  "power",
  "satellites",
  "radio",
  "interface",
  "cert",
  "life",
  "ip",
  "country",
  "interval",
  "standby",
  "size",
  "weight",
  "voltage",
  "temperature",
] as const;
export const LAST_PARAMETERS: readonly string[] = ["q", "sort", "page", "view"];

/** Whether a parameter has its own code and texts. */
export function isFirstParameter(parameter: string): parameter is (typeof FIRST_PARAMETERS)[number] {
  return (FIRST_PARAMETERS as readonly string[]).includes(parameter);
}
