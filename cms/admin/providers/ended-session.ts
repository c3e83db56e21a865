/** What a call of the desk's is answered with where nobody is signed in any more. */
export const SIGNED_OUT = "signed-out";
