import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { PrefetchPageLinks } from "react-router";
import { loadChunks, missingChunks } from "#app/lib/page-chunks.ts";
import { PreloadQueue } from "./preload-queue.ts";
import { watchLinks } from "./watch-links.ts";

/**
 * Fetches pages ahead: those whose links a visitor points at or focuses first, then those whose links are in view. At most four are
 * pending; none with save-data or on 2G.
 */
export function Preloads() {
  const [queue] = useState(() => new PreloadQueue());
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, queue.pending);

  useEffect(() => (savesData() ? undefined : watchLinks((page, first) => queue.ask(page, first))), [queue]);

  return pending.map((page) => <Preload key={page} page={page} onDone={() => queue.finish(page)} />);
}

/** One page's chunks, and then its data. Calls `onDone` when all of them have come, or failed. */
function Preload({ page, onDone }: { page: string; onDone: () => void }) {
  const [chunksLoaded, setChunksLoaded] = useState(false);
  const giveUp = useEffectEvent(onDone);
  useEffect(() => {
    loadChunks(missingChunks(new URL(page, window.location.href))).then(
      () => setChunksLoaded(true),
      () => giveUp(),
    );
  }, [page]);
  return chunksLoaded && <PreloadedData page={page} onDone={onDone} />;
}

/** What the router fetches ahead of a page whose chunks are loaded. */
function PreloadedData({ page, onDone }: { page: string; onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const settled = useRef(0);

  function check() {
    if (settled.current >= (box.current?.querySelectorAll("link").length ?? 0)) onDone();
  }

  function settle() {
    settled.current += 1;
    check();
  }

  // The links appear one render after the component; a page whose parts are all here has none.
  const appeared = useEffectEvent(check);
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => appeared()));
    return () => cancelAnimationFrame(frame);
  }, []);

  // The component hands these on to its links; its types leave them out.
  const events = { onLoad: settle, onError: settle };
  return (
    <div ref={box} hidden>
      <PrefetchPageLinks page={page} {...events} />
    </div>
  );
}

/** The visitor asked to save data, or the connection is as slow as 2G. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? "");
}
