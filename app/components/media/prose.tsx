/**
 * Running text as the editors wrote it.
 * @param html made by app/content from rich text, where it was escaped
 * @param lead larger, for the first words of an article
 */
export function Prose({ html, lead = false }: { html: string; lead?: boolean }) {
  return <div className={lead ? "prose prose-lead" : "prose"} dangerouslySetInnerHTML={{ __html: html }} />;
}
