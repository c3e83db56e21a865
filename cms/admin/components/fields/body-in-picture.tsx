"use client";
import { useForm, useFormFields } from "@payloadcms/ui";
import { useState, type PointerEvent } from "react";
import { useDesk } from "../../lib/use-desk.ts";
import { roundShare, shareAt, usePictureOfForm } from "./picture-of-form.ts";

/** The place of a rectangle in a picture, in percent of it. */
const SIDES = ["left", "top", "width", "height"] as const;
type Place = Record<(typeof SIDES)[number], number>;

/** Least side of a rectangle, in percent: anything smaller is a click. */
const MIN_SIDE = 2;

/** The picture from above, in which the body is marked by drawing a rectangle. The fields below say the same in figures, for whoever types. */
export function BodyInPicture({ path }: { path: string }) {
  const { texts } = useDesk();
  const group = path.slice(0, path.lastIndexOf("."));
  const address = usePictureOfForm(1);
  const { dispatchFields, setModified } = useForm();
  // As text, so that it is drawn anew only when one of them changes.
  const typed = useFormFields(([fields]) => SIDES.map((side) => Number(fields[`${group}.${side}`]?.value) || 0).join(" "));
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);
  const [drawn, setDrawn] = useState<Place | null>(null);
  if (!address) return null;
  const [left = 0, top = 0, width = 0, height = 0] = typed.split(" ").map(Number);
  const shown = drawn ?? { left, top, width, height };
  const draw = (event: PointerEvent) => {
    if (!start) return;
    const { x, y } = shareAt(event);
    setDrawn({
      left: roundShare(Math.min(x, start.x)),
      top: roundShare(Math.min(y, start.y)),
      width: roundShare(Math.abs(x - start.x)),
      height: roundShare(Math.abs(y - start.y)),
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
          setStart(shareAt(event));
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
