/** Event of the window that asks for the whole stylesheet at once: something has come onto the page that its own styles do not know. */
export const NEEDS_STYLES = "needs-styles";
