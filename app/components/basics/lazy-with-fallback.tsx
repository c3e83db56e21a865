import { lazy, Suspense, type ComponentType, type ReactNode } from "react";

/**
 * A component that the server renders and whose code the browser fetches in its own chunk; the HTML stays until it hydrates.
 * @param load imports the code
 * @param name for the log, when its code fails to load
 * @param Fallback replaces it then
 * The component's children replace it until its code has loaded.
 * @param serverHtml selector of the server's HTML: if present, it stays unchanged instead, for as long as the page is open
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { name, Fallback, serverHtml }: { name: string; Fallback: () => ReactNode; serverHtml?: string },
): ComponentType<Props & { children?: ReactNode }> {
  const Component = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn(`${name} could not be loaded:`, error);
      if (serverHtml && document.querySelector(serverHtml)) return new Promise(() => {});
      return { default: Fallback };
    }
  });
  return function LazyWithFallback({ children, ...props }: Props & { children?: ReactNode }) {
    return (
      <Suspense fallback={children}>
        <Component {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
