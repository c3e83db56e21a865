import { useEffect, useRef, type ReactNode } from "react";
import { APPEARANCE, onEnterViewport } from "#app/lib/on-enter-viewport.ts";

/** Pixels by which a block rises while it is revealed, as in reveal.css. It stays visible: quick scrolling shows no white page. */
const RISE = 24;

/**
 * Raises its content to its place, once, when it scrolls into view. Leaves content alone that is in view when the page opens, and
 * everything without script or with reduced motion.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = block.current;
    if (!element) return;
    const show = () => delete element.dataset["reveal"];
    const end = onEnterViewport(element, {
      waits: () => (element.dataset["reveal"] = "waiting"),
      comes() {
        show();
        element.animate([{ translate: `0 ${RISE}px` }, {}], { duration: APPEARANCE, easing: "ease-in-out" });
      },
    });
    return () => {
      end();
      show();
    };
  }, []);

  return (
    <div ref={block} className={className}>
      {children}
    </div>
  );
}
