/** Renders nothing for a derived field, whose change follows from other fields. */
export function NoDiff() {
  return null;
}
