/** The parameters that code knows in an address of the finder, in their order; those of other rows come between them and the last ones. */
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
  "weight",
  "voltage",
  "temperature",
] as const;
export const LAST_PARAMETERS: readonly string[] = ["q", "sort", "page", "view"];

/** Whether code knows a parameter, so that there are texts of its own for it. */
export function isFirstParameter(parameter: string): parameter is (typeof FIRST_PARAMETERS)[number] {
  return (FIRST_PARAMETERS as readonly string[]).includes(parameter);
}
