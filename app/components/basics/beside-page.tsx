import { lazy, Suspense, type ComponentType, type ReactNode } from "react";

/**
 * A part of pages whose code comes beside theirs. What the server has put into the page stays there until it is taken over.
 * @param load brings the code
 * @param part what it is called in the log, where its code does not come
 * @param Failed stands in its place then
 * The component's children stand in its place until its code has come.
 * @param kept selector of what the server has put: where that is, it stays as it is instead, for as long as the page is open
 */
export function besidePage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { part, Failed, kept }: { part: string; Failed: () => ReactNode; kept?: string },
): ComponentType<Props & { children?: ReactNode }> {
  const Part = lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn(`${part} could not be loaded:`, error);
      if (kept && document.querySelector(kept)) return new Promise(() => {});
      return { default: Failed };
    }
  });
  return function BesidePage({ children, ...props }: Props & { children?: ReactNode }) {
    return (
      <Suspense fallback={children}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
