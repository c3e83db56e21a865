/** What separates the phrases of a list, in any script. */
const SEPARATOR = /[,;\n，、；،]/;

/** The phrases of a list that staff writes, trimmed. */
export function splitPhrases(list: string): string[] {
  return list.split(SEPARATOR).flatMap((phrase) => phrase.trim() || []);
}
