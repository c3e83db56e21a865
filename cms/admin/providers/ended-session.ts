/** The status of the desk's calls without a session. */
export const SIGNED_OUT = "signed-out";
