import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { ModelStage, StageFrame } from "./stage.ts";
import type { View, ViewMove } from "./view.ts";

type Phase = { state: "loading"; share: number } | { state: "failed" } | { state: "ready"; parts: string[]; canExplode: boolean };

/**
 * Fetches a model with the drawing library and stages it in an element.
 * @param model address of the file and its size in bytes
 * @param host the canvas's parent element
 * @param onFrame called after each drawn frame
 * @param onUnsupported called when the browser cannot draw in three dimensions
 * @returns the progress, the model's state, and its actions
 */
export function useModelStage({
  model,
  host,
  onFrame,
  onUnsupported,
}: {
  model: { url: string; size: number };
  host: RefObject<HTMLElement | null>;
  onFrame: (frame: StageFrame) => void;
  onUnsupported: () => void;
}) {
  const stage = useRef<ModelStage>(null);
  const [phase, setPhase] = useState<Phase>({ state: "loading", share: 0 });
  const [amount, setAmount] = useState(0);
  const [announced, setAnnounced] = useState<View | null>(null);
  const [handled, setHandled] = useState(false);
  const showFrame = useEffectEvent(onFrame);
  const unsupported = useEffectEvent(onUnsupported);

  useEffect(() => {
    const canvas = document.createElement("canvas");
    // Checks before fetching, so that a browser without WebGL is spared the download.
    const gl = canvas.getContext("webgl2", { alpha: true, antialias: true, powerPreference: "default" });
    if (!gl || !host.current) {
      unsupported();
      return undefined;
    }
    host.current.append(canvas);
    const leaving = new AbortController();
    const fail = (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn("The 3D view could not be shown", error);
      setPhase({ state: "failed" });
    };
    const file = loadModel(model.url, {
      size: model.size,
      signal: leaving.signal,
      onProgress: (share) => setPhase({ state: "loading", share }),
    });
    Promise.all([import("./stage.ts"), file])
      .then(async ([{ openStage }, bytes]) => {
        if (leaving.signal.aborted) return;
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const opened = await openStage({
          canvas,
          gl,
          file: bytes,
          still,
          onFrame: showFrame,
          onGesture: () => setHandled(true),
          onLost: () => fail("context lost"),
        });
        if (leaving.signal.aborted) return opened.dispose();
        stage.current = opened;
        setAmount(0);
        setPhase({ state: "ready", parts: opened.parts, canExplode: opened.canExplode });
      })
      .catch(fail);
    return () => {
      leaving.abort();
      stage.current?.dispose();
      stage.current = null;
      canvas.remove();
    };
  }, [model.url, model.size, host]);

  function move(direction: ViewMove) {
    if (!stage.current) return;
    setHandled(true);
    setAnnounced(stage.current.move(direction));
  }

  function explode(to: number, gradually: boolean) {
    setAmount(to);
    stage.current?.explode(to, gradually);
  }

  return {
    phase,
    /** The explosion, from 0 to 1. */
    amount,
    /** The last view after a key or a button, for announcing it. */
    announced,
    /** Whether the visitor has moved it. */
    handled,
    move,
    explode,
    /** Makes the stage take every gesture, or leave scrolling gestures to the page. */
    takeAllGestures: (all: boolean) => stage.current?.takeAllGestures(all),
  };
}

/**
 * Fetches a model's file.
 * @param size bytes of the file, for the progress
 * @param onProgress receives the loaded share, 0 to 1
 * @throws Error when the server refuses, or the connection breaks
 */
async function loadModel(
  url: string,
  { size, signal, onProgress }: { size: number; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`The model answered ${response.status}`);
  let arrived = 0;
  const stream = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        arrived += chunk.byteLength;
        onProgress(Math.min(1, arrived / Math.max(size, 1)));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(stream).arrayBuffer();
}
