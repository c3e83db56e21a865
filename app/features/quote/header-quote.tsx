import { useState, type MouseEvent } from "react";
import { useLocation } from "react-router";
import { LazyOnDemand } from "#app/components/basics/lazy-on-demand.tsx";
import { QuoteCount } from "#app/components/quote/quote-count.tsx";
import "./quote-drawer.css";

const drawer = () => import("./quote-drawer.tsx").then(({ QuoteDrawer }) => QuoteDrawer);

/** The quote list in the header: a link to the buyers' page, which with script opens the list beside the page. */
export function HeaderQuote() {
  const { key } = useLocation();
  // The drawer belongs to the page on which it was opened.
  const [opened, setOpened] = useState<string | null>(null);
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(key);
  }
  return (
    <>
      <QuoteCount onOpen={open} />
      {opened === key && <LazyOnDemand load={drawer} props={{ onClose: () => setOpened(null) }} />}
    </>
  );
}
