/** Most look-ups of one measurement. */
export const MAX_TRIES = 30;
