import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Icon } from "../basics/icon.tsx";

/** Questions that open onto their answers. Each has an id, so that it can be linked to; the one that the address names is open. */
export function Accordion({ items }: { items: { id: string; title: string; content: ReactNode }[] }) {
  const box = useRef<HTMLDivElement>(null);
  const location = useLocation();

  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (named instanceof HTMLDetailsElement && box.current?.contains(named)) named.open = true;
  }, [location]);

  return (
    <div className="accordion" ref={box}>
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
