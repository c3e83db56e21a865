import { useEffect, useState, type ComponentType, type ReactNode } from "react";

/**
 * A component that fetches its code on demand, so that no page carries it.
 * @param load the same function at every render
 * @param children stand in its place until it is loaded
 * @param failed replaces it when loading fails, which is logged; by default the children. Loads again once there is a network,
 * which not every browser supports
 */
export function LazyOnDemand<Props extends object>({
  load,
  props,
  children,
  failed = children,
}: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  children?: ReactNode;
  failed?: ReactNode;
}) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const loadComponent = () =>
      void load().then(
        (component) => setLoaded(() => component),
        (error: unknown) => {
          console.warn("A part of the page could not be loaded:", error);
          setFailed(true);
          window.addEventListener("online", loadComponent, { once: true, signal: leaving.signal });
        },
      );
    loadComponent();
    return () => leaving.abort();
  }, [load]);
  if (Loaded) return <Loaded {...props} />;
  return hasFailed ? failed : children;
}
