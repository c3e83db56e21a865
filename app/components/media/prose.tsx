import "./prose.css";

/**
 * Running text as the editors wrote it.
 * @param html made by app/content from rich text, where it was escaped
 */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
