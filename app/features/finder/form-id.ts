/** Id of the finder's form, for the controls that stand outside it. */
export const FORM = "finder";
