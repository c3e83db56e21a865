import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Fold } from "../basics/fold.tsx";

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
        <Fold key={id} id={id} title={title} look="plain">
          <div className="accordion-content">{content}</div>
        </Fold>
      ))}
    </div>
  );
}
