import { Columns } from "../basics/layout.tsx";
import "../data/stacked-rows.css";
import "./prose.css";

/**
 * Running text by the editors.
 * @param html from app/data, which has escaped the rich text
 * @param lang its language, where that is not the page’s
 */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same in the page's column for texts. */
export function ProseColumn({ html, lang }: { html: string; lang?: string | undefined }) {
  return (
    <Columns>
      <div className="text-column">
        <Prose html={html} lang={lang} />
      </div>
    </Columns>
  );
}
