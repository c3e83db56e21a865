import { createContext, use } from "react";
import { ScrollRestoration } from "react-router";
import { useLayoutData } from "#app/data/layout-context.ts";
// oxlint-disable-next-line import/default -- the module is made by the plugin in vite.config.ts
import boot from "./boot.ts?inline-script";
import { START_ID, STATE_ID } from "./client-start.ts";

/** What a page carries of the build's styles. */
export interface PageStyles {
  text: string;
  /** Addresses of the stylesheets that `text` consists of. */
  sheets: string[];
}

/** What the entry of the server gives the page for its client: its styles, and texts of two data blocks. */
export interface StartData {
  /** Marks what the page's policy lets run; the server takes it out again. */
  mark: string;
  styles: PageStyles;
  start: string;
  state: string;
}

/** Provided by the server alone. The client finds what is in the page and never writes it anew. */
export const StartContext = createContext<StartData | null>(null);

/**
 * A link to a stylesheet that stands in the page: the browser does not fetch one that is disabled, nor does what looks ahead in Chromium, for
 * which only `media` tells that it is not needed.
 */
const INCLUDED = { rel: "stylesheet", disabled: true, media: "not all" };

/**
 * In the head: the styles of the page, the names of the stylesheets that they are, so that no script fetches one of them again, and the script
 * that starts the client; a page without its layout has none, so that its links open documents. The client writes no styles: React leaves those that stand in a head, also in one that it makes anew.
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
 * In the body: what lets the router note where a page was scrolled to. The script that it would put into the page is left out: a page that
 * is opened anew is put back to its place by the browser, whose own way the router leaves on when a page is left, and the entry of the
 * history has its name from router-internals.ts.
 */
export function StartScroll() {
  return import.meta.env.SSR ? <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} /> : <ScrollRestoration />;
}

/**
 * At the end of the body: what the client starts with, as data. The client leaves them to the server: where React cannot hydrate a page, it
 * keeps the scripts that stand in its body and would add its own beside them.
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
