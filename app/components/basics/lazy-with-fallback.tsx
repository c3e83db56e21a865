import { lazy, Suspense, type ComponentType, type ReactNode } from "react";

/** The code of the parts in the server's HTML, on its way since their page's code was read. */
const underway: Promise<unknown>[] = [];

/** Settles when the parts in the server's HTML can hydrate with the page: a key in one without code would send its form as a document. */
export async function partsOfPage(): Promise<void> {
  await Promise.all(underway);
}

/**
 * A component that the server renders and whose code the browser fetches in its own chunk; the HTML stays until it hydrates.
 * @param load imports the code
 * @param name for the log, when its code fails to load
 * @param Fallback replaces it then
 * The component's children replace it until its code has loaded.
 * @param serverHtml selector of the server's HTML: if present, the code comes with the page's, and if that fails, it stays unchanged instead,
 * for as long as the page is open
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { name, Fallback, serverHtml }: { name: string; Fallback: () => ReactNode; serverHtml?: string },
): ComponentType<Props & { children?: ReactNode }> {
  const ahead = !import.meta.env.SSR && serverHtml && document.querySelector(serverHtml) ? load() : undefined;
  if (ahead) underway.push(ahead.catch(() => undefined));
  const Component = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await (ahead ?? load()) };
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
