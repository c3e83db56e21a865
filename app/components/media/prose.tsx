import { Columns } from "../basics/layout.tsx";
import "./prose.css";

/**
 * Running text as the editors wrote it.
 * @param html made by app/data from rich text, where it was escaped
 */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same in the column of a page that texts stand in. */
export function ProseColumn({ html }: { html: string }) {
  return (
    <Columns>
      <div className="text-column">
        <Prose html={html} />
      </div>
    </Columns>
  );
}
