/** Id of the standby calculator's section, to which its own form leads back. */
export const CALCULATOR_ID = "calculator";

/**
 * The parameters of an address that say the calculator's conditions: minutes between positions, or their place among those to choose from,
 * as a form without script sends it; °C; coverage. Apart from what reckons with them, which most pages with these do without.
 */
export const CONDITION_PARAMETERS = ["interval", "step", "at", "coverage"];
