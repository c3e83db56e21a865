import { createContext, use } from "react";
import { ScrollRestoration } from "react-router";
import { useLayoutData } from "#app/data/layout-context.ts";
// oxlint-disable-next-line import/default -- the module is made by the plugin in vite.config.ts
import boot from "./boot.ts?inline-script";
import { START_ID, STATE_ID } from "./client-start.ts";

/** The build's styles of a page. */
export interface PageStyles {
  text: string;
  /** Addresses of the stylesheets that `text` consists of. */
  sheets: string[];
}

/** The server entry's data for the page's client: its styles, and texts of two data blocks. */
export interface StartData {
  /** Marks scripts that the page's policy allows; the server removes it again. */
  mark: string;
  styles: PageStyles;
  start: string;
  state: string;
}

/** Only the server provides it. The client reuses the page's elements and never writes them anew. */
export const StartContext = createContext<StartData | null>(null);

/**
 * A link to a stylesheet that is inlined in the page: the browser does not fetch a disabled one, nor does Chromium's preload scanner,
 * which skips it by its `media` alone.
 */
const INCLUDED = { rel: "stylesheet", disabled: true, media: "not all" };

/**
 * In the head: the styles of the page, the names of their stylesheets, so that no script fetches one of them again, and the script that
 * starts the client; a page without its layout has none, so its links open documents. The client writes no styles: React keeps a head's.
 */
export function StartHead() {
  const { mark, styles } = use(StartContext) ?? {};
  const layout = useLayoutData();
  return (
    <>
      {styles && <style nonce={mark} dangerouslySetInnerHTML={{ __html: styles.text }} />}
      {styles?.sheets.map((sheet) => (
        <link key={sheet} href={sheet} {...INCLUDED} />
      ))}
      {layout && <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? boot : "" }} />}
    </>
  );
}

/**
 * In the body: lets the router note the scroll position. Leaves out the router's own inline script: the browser restores a reloaded
 * page's position itself, because the router resets the browser's scroll restoration when the visitor leaves, and the history
 * entry gets its name from router-internals.ts.
 */
export function StartScroll() {
  return import.meta.env.SSR ? <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} /> : <ScrollRestoration />;
}

/**
 * At the end of the body: the client's start data. The client leaves them to the server: where React cannot hydrate a page, it
 * keeps the scripts in its body and would add its own beside them.
 */
export function StartBlocks() {
  const data = use(StartContext);
  if (!data) return null;
  return (
    <>
      <script id={START_ID} type="application/json" dangerouslySetInnerHTML={{ __html: data.start }} />
      <script id={STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: data.state }} />
    </>
  );
}
