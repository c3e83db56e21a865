/** Most look-ups of one measurement. */
export const MOST_TRIES = 30;
