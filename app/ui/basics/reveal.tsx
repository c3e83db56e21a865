import { useEffect, useRef, type ReactNode } from "react";

/** Duration of a reveal in milliseconds (specification, business constants). */
const DURATION = 1000;
/** How far, in pixels, the top of a block must have come into view before it is revealed (specification). */
const OFFSET = 100;
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
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    element.dataset["reveal"] = "waiting";
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        delete element.dataset["reveal"];
        element.animate([{ opacity: 0, transform: `translateY(${RISE}px)` }, {}], { duration: DURATION, easing: "ease-in-out" });
      },
      { rootMargin: `0px 0px -${OFFSET}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset["reveal"];
    };
  }, []);

  return (
    <div ref={block} className={className}>
      {children}
    </div>
  );
}
