/** Where counts are shown, within the admin. */
export const INSIGHT = "/insight";
