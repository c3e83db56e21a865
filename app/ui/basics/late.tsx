import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { NEEDS_STYLES } from "#app/lib/whole-styles.ts";

/**
 * A component whose code is fetched once it is wanted, so that no page carries it.
 * @param load the same function at every render
 * @param children stand in its place until it is there, and when it cannot be had, which is logged
 */
export function Late<Props extends object>({
  load,
  props,
  children,
}: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  children?: ReactNode;
}) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    load().then(
      (component) => {
        dispatchEvent(new Event(NEEDS_STYLES));
        setLoaded(() => component);
      },
      (error: unknown) => console.warn("A part of the page could not be loaded:", error),
    );
  }, [load]);
  return Loaded ? <Loaded {...props} /> : children;
}
