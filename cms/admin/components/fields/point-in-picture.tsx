"use client";
import { useForm, useFormFields } from "@payloadcms/ui";
import { useDesk } from "../../lib/use-desk.ts";
import { roundShare, shareAt, usePictureOfForm } from "./picture-of-form.ts";

/** The picture of a product taken apart, in which a part is marked by a click. The fields beside it say the same in figures. */
export function PointInPicture({ path }: { path: string }) {
  const { texts } = useDesk();
  const row = path.slice(0, path.lastIndexOf("."));
  const address = usePictureOfForm(2);
  const { dispatchFields, setModified } = useForm();
  const left = useFormFields(([fields]) => fields[`${row}.left`]?.value as number | null | undefined);
  const top = useFormFields(([fields]) => fields[`${row}.top`]?.value as number | null | undefined);
  if (!address) return null;
  return (
    <div className="body-in-picture">
      <p>{texts.pointInPicture}</p>
      <div
        onPointerDown={(event) => {
          const { x, y } = shareAt(event);
          dispatchFields({ type: "UPDATE", path: `${row}.left`, value: roundShare(x), valid: true });
          dispatchFields({ type: "UPDATE", path: `${row}.top`, value: roundShare(y), valid: true });
          setModified(true);
        }}
      >
        <img src={address} alt="" draggable={false} />
        {typeof left === "number" && typeof top === "number" && <b style={{ left: `${left}%`, top: `${top}%` }} />}
      </div>
    </div>
  );
}
