import type { Source } from "mediabunny";

/**
 * Reads how long a film is from its head alone.
 * @param film its path, or its bytes
 * @returns whole seconds, at least one; null when the file does not tell
 */
export async function lengthOfFilm(film: string | Uint8Array): Promise<number | null> {
  const { BufferSource, FilePathSource, Input, MP4, WEBM } = await import("mediabunny");
  const source: Source = typeof film === "string" ? new FilePathSource(film) : new BufferSource(film);
  const input = new Input({ formats: [MP4, WEBM], source });
  try {
    const seconds = await input.getDurationFromMetadata();
    return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? Math.max(1, Math.round(seconds)) : null;
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}
