import { useEffect, useRef, type ReactNode } from "react";
import { APPEARANCE, onEnterViewport } from "#app/lib/on-enter-viewport.ts";

/** How far, in pixels, a block rises while it is revealed. */
const RISE = 24;

/**
 * Fades its content in, once, when it is scrolled into view. Content that is in view when the page opens is left alone, and so is
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
        element.animate([{ opacity: 0, transform: `translateY(${RISE}px)` }, {}], { duration: APPEARANCE, easing: "ease-in-out" });
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
