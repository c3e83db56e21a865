/** What a route says of its page beside what the router knows; exported by its module as `handle`. */
export interface PageHandle {
  /**
   * The query parameters that the page reads. On the server it sees no others, and an address with others is the same page: otherwise
   * anybody could have any number of copies of a page made and kept.
   */
  parameters: readonly string[];
  /** Those of them that may come several times, as a form without script sends the boxes that are ticked. Of any other the first counts. */
  repeated?: readonly string[];
  /** Whether it reads those of the finder besides, which depend on the rows that staff lets buyers choose by. */
  finder?: true;
  /** Whether its answer is sent while it is made. Such an answer is never kept; the last part of its path is its own. */
  streamed?: true;
}
