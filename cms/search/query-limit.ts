/** Characters of what staff searches the desk for. */
export const MAX_QUERY_LENGTH = 100;
