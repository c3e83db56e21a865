import { useEffect, useState, type ComponentType, type ReactNode } from "react";

/**
 * A component whose code is fetched once it is wanted, so that no page carries it.
 * @param load the same function at every render
 * @param children stand in its place until it is there
 * @param failed stands there when it cannot be had, which is logged; the children, if it is not given. Once there is a network again, it is asked
 * for again, which not every browser does
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
