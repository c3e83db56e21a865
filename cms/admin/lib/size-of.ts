const KIB = 1024;

/** The size of a file for people; the same in both languages. */
export function sizeOf(bytes: number): string {
  return bytes < KIB * KIB ? `${Math.max(1, Math.round(bytes / KIB))} KB` : `${(bytes / KIB / KIB).toFixed(1)} MB`;
}
