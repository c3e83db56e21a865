/** The version of an upload: which one it is, and when it was changed last. */
export function pictureVersion({ id, updatedAt }: { id: number | string; updatedAt: string }): string {
  return `${id}-${Date.parse(updatedAt).toString(36)}`;
}
