import { Columns } from "../basics/layout.tsx";
import "./prose.css";

/**
 * Running text as the editors wrote it.
 * @param html made by app/data from rich text, where it was escaped
 * @param lang its language, where that is not the page’s
 */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same in the column of a page that texts stand in. */
export function ProseColumn({ html, lang }: { html: string; lang?: string | undefined }) {
  return (
    <Columns>
      <div className="text-column">
        <Prose html={html} lang={lang} />
      </div>
    </Columns>
  );
}
