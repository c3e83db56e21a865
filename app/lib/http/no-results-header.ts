/** What an answer says that is a search without a result, so that the server can count it: `X-Search-Results: 0`. */
export const NO_RESULTS_HEADER = "x-search-results";
