import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Fold } from "../basics/fold.tsx";
import "./accordion.css";

/**
 * Questions that unfold their answers. Each answer has an id for links: browsers open the fold around an address's
 * target, and with script so do links within the site.
 */
export function Accordion({ items }: { items: { id: string; title: string; open?: boolean; content: ReactNode }[] }) {
  const box = useRef<HTMLDivElement>(null);
  const location = useLocation();

  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1))?.closest("details");
    if (target && box.current?.contains(target)) target.open = true;
  }, [location]);

  return (
    <div className="accordion" ref={box}>
      {items.map(({ id, title, open = false, content }) => (
        <Fold key={id} title={title} look="plain" open={open}>
          <div className="accordion-content" id={id}>
            {content}
          </div>
        </Fold>
      ))}
    </div>
  );
}
