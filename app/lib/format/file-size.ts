/** A file size for people: `840 kB`, `1.8 MB`. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
