/** Nothing, in the place of a field that is worked out of others: two versions of it say nothing that these do not. */
export function NoDiff() {
  return null;
}
