"use client";
import { useConfig, useForm, useFormFields } from "@payloadcms/ui";
import { useEffect, useState, type PointerEvent } from "react";
import { useDesk } from "../../lib/use-desk.ts";

/** The place of a rectangle in a picture, in percent of it. */
const SIDES = ["left", "top", "width", "height"] as const;
type Place = Record<(typeof SIDES)[number], number>;

/** Least side of a rectangle, in percent: anything smaller is a click. */
const MIN_SIDE = 2;
const round = (share: number) => Math.round(share * 10) / 10;

/** The picture from above, in which the body is marked by drawing a rectangle. The fields below say the same in figures, for whoever types. */
export function BodyInPicture({ path }: { path: string }) {
  const { texts } = useDesk();
  const group = path.slice(0, path.lastIndexOf("."));
  const above = useFormFields(([fields]) => (fields["pictures"]?.value as number[] | null | undefined)?.[1]);
  const address = usePicture(above);
  const { dispatchFields, setModified } = useForm();
  // As text, so that it is drawn anew only when one of them changes.
  const typed = useFormFields(([fields]) => SIDES.map((side) => Number(fields[`${group}.${side}`]?.value) || 0).join(" "));
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);
  const [drawn, setDrawn] = useState<Place | null>(null);
  if (!address) return null;
  const [left = 0, top = 0, width = 0, height = 0] = typed.split(" ").map(Number);
  const shown = drawn ?? { left, top, width, height };
  const at = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const share = (value: number, from: number, size: number) => Math.min(100, Math.max(0, ((value - from) / size) * 100));
    return { x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) };
  };
  const draw = (event: PointerEvent) => {
    if (!start) return;
    const { x, y } = at(event);
    setDrawn({
      left: round(Math.min(x, start.x)),
      top: round(Math.min(y, start.y)),
      width: round(Math.abs(x - start.x)),
      height: round(Math.abs(y - start.y)),
    });
  };
  const end = () => {
    if (drawn && drawn.width >= MIN_SIDE && drawn.height >= MIN_SIDE) {
      for (const side of SIDES) dispatchFields({ type: "UPDATE", path: `${group}.${side}`, value: drawn[side], valid: true });
      setModified(true);
    }
    setStart(null);
    setDrawn(null);
  };
  return (
    <div className="body-in-picture">
      <p>{texts.bodyInPicture}</p>
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setStart(at(event));
        }}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img src={address} alt="" draggable={false} />
        {shown.width > 0 && (
          <i style={{ left: `${shown.left}%`, top: `${shown.top}%`, width: `${shown.width}%`, height: `${shown.height}%` }} />
        )}
      </div>
    </div>
  );
}

/** The address of a picture of the library; empty until it is known, and without one. */
function usePicture(id: number | undefined): string {
  const { config } = useConfig();
  const [address, setAddress] = useState("");
  const source = id === undefined ? "" : `${config.routes.api}/media/${id}?depth=0`;
  useEffect(() => {
    if (!source) return undefined;
    const abort = new AbortController();
    fetch(source, { signal: abort.signal })
      .then(async (response) => setAddress(response.ok ? (((await response.json()) as { url?: string }).url ?? "") : ""))
      // Without the picture the figures can still be typed.
      .catch(() => undefined);
    return () => abort.abort();
  }, [source]);
  return source && address;
}
