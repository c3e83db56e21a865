import { lazy, Suspense, use, useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
// Imported here, because the server renders the console before its code is loaded.
import "#app/components/map/plate.css";
import "#app/components/map/scene.css";
import "./console.css";
import type { ConsoleProps } from "./console.tsx";

/** The console in a chunk of its own. If its code fails to load, the server's picture of it stays. */
const Console = lazy(async () => {
  try {
    return { default: (await import("./console.tsx")).Console };
  } catch (error) {
    console.warn("The console could not be loaded:", error);
    return new Promise<never>(() => {});
  }
});

/** Pixels below and above the window within which it counts as near. */
const NEAR = 600;

/** The platform's console, which the server renders; its code is fetched when the visitor comes near. */
export function LazyConsole(props: ConsoleProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div className="console-place" ref={place}>
      <Suspense fallback={null}>
        <Near near={near}>
          <Console {...props} />
        </Near>
      </Suspense>
    </div>
  );
}

/** Renders its children at once on the server, and in the browser once the promise resolves: until then the server's HTML stays. */
function Near({ near, children }: { near: Promise<void>; children: ReactNode }) {
  if (!import.meta.env.SSR) use(near);
  return children;
}

/** Is kept once an element comes near the window. */
function useNear(place: RefObject<HTMLElement | null>): Promise<void> {
  const [{ promise, keep }] = useState(() => {
    let keep = () => {};
    const promise = new Promise<void>((resolve) => (keep = resolve));
    return { promise, keep };
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && keep(), { rootMargin: `${NEAR}px 0px` });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, keep]);
  return promise;
}
