/** Characters of a search at the desk. */
export const MAX_QUERY_LENGTH = 100;
