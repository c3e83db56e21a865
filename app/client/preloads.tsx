import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { PrefetchPageLinks } from "react-router";
import { savesData } from "#app/lib/saves-data.ts";
import { PreloadQueue } from "./preload-queue.ts";
import { watchLinks } from "./watch-links.ts";

/**
 * Fetches pages ahead: those whose links a visitor points at or focuses first, then those whose links are in view. At most four are
 * pending; none with save-data or on 2G, and none without a network, because browsers do not ask again for code that they failed to get.
 */
export function Preloads() {
  const [queue] = useState(() => new PreloadQueue());
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, queue.pending);

  useEffect(() => {
    if (savesData()) return undefined;
    return watchLinks((page, first) => {
      if (navigator.onLine) queue.ask(page, first);
    });
  }, [queue]);

  return pending.map((page) => <Preload key={page} page={page} onDone={() => queue.finish(page)} />);
}

/** What the router fetches ahead of a page: its data and its code. Calls `onDone` when all of it has come, or failed. */
function Preload({ page, onDone }: { page: string; onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(0);
  const settle = useEffectEvent((number: number) => {
    left.current -= number;
    if (left.current === 0) onDone();
  });
  useEffect(() => {
    left.current = box.current?.querySelectorAll("link").length ?? 0;
    settle(0);
  }, []);
  // The component hands these on to its links, which React then leaves where they are; its types leave them out.
  const events = { onLoad: () => settle(1), onError: () => settle(1) };
  return (
    <div ref={box} hidden>
      <PrefetchPageLinks page={page} {...events} />
    </div>
  );
}
