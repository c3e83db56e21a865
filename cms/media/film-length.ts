import type { Input } from "mediabunny";

/**
 * Opens a film to be read from its head alone; whoever does disposes of it. Of some damaged WebM files mediabunny 1.61 is never done
 * (docs/upstream/mediabunny-webm-loop.md): it is called in a file worker alone, which ends what takes too long.
 * @param film its path, or its bytes
 */
export async function openFilm(film: string | Uint8Array): Promise<Input> {
  const { BufferSource, FilePathSource, Input, Logging, LogLevel, MP4, WEBM } = await import("mediabunny");
  // Nothing is logged, because the sender gets the message.
  Logging.level = LogLevel.Silent;
  return new Input({ formats: [MP4, WEBM], source: typeof film === "string" ? new FilePathSource(film) : new BufferSource(film) });
}

/**
 * Reads how long a film is from its head alone.
 * @param film its path, or its bytes
 * @returns whole seconds, at least one; null when the file does not tell
 */
export async function lengthOfFilm(film: string | Uint8Array): Promise<number | null> {
  const input = await openFilm(film);
  try {
    const seconds = await input.getDurationFromMetadata();
    return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? Math.max(1, Math.round(seconds)) : null;
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}
