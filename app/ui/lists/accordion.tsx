import type { ReactNode } from "react";
import { Icon } from "../basics/icon.tsx";

/** Questions that open onto their answers. Each has an id, so that it can be linked to. */
export function Accordion({ items }: { items: { id: string; title: string; content: ReactNode }[] }) {
  return (
    <div className="accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id}>
          <summary>
            {title}
            <Icon name="plus" className="when-closed" />
            <Icon name="minus" className="when-open" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
