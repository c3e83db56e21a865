import { lazy, Suspense, type ComponentType, type ReactNode } from "react";

/**
 * A component that the server renders and whose code the browser fetches beside that of the page; the HTML stays until it is hydrated.
 * @param load brings the code
 * @param name what it is called in the log, where its code does not come
 * @param Fallback stands in its place then
 * The component's children stand in its place until its code has come.
 * @param serverHtml selector of what the server has rendered: where that is, it stays as it is instead, for as long as the page is open
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
