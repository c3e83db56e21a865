"use client";
import { useAuth, useListQuery } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { useEffect, useRef, type DragEvent as ReactDragEvent } from "react";
import { useDesk } from "../../lib/use-desk.ts";

/** Ids of records in the order of the list. */
type Ids = (number | string)[];

/** The position of a record in its list: a number, buttons to move it by one position, and a handle to drag it. */
export function OrderCell({ cellData, rowData, collectionSlug, viewType }: DefaultCellComponentProps) {
  const { data, query } = useListQuery();
  const { permissions } = useAuth();
  const { texts, busy, change } = useDesk();
  const cell = useRef<HTMLSpanElement>(null);
  const id = Number((rowData as { id: number }).id);
  const ids: Ids = (data?.docs ?? []).map((doc: { id: number | string }) => doc.id);
  const position = ids.indexOf(id);
  // A list in another order does not show positions.
  const isInOrder = !query?.sort || query.sort === "order";
  const canMove = isInOrder && position >= 0 && viewType !== "trash" && Boolean(permissions?.collections?.[collectionSlug]?.update);
  const type = `application/x-place-of-${collectionSlug}`;
  const move = (moved: number, place: { before: number } | { after: number }) =>
    void change(`/api/${collectionSlug}/${moved}/move`, "POST", place, texts.lists.moved);
  useDropsOn(cell, {
    type,
    canMove,
    drop: (moved, side) => moved !== id && move(moved, side === "before" ? { before: id } : { after: id }),
  });
  if (!canMove) return <span className="desk-figure">{String(cellData ?? "")}</span>;
  const neighbour = (step: -1 | 1) => {
    const other = Number(ids[position + step]);
    return (
      <button
        type="button"
        className="desk-place__step"
        aria-label={step < 0 ? texts.lists.up : texts.lists.down}
        disabled={busy || Number.isNaN(other)}
        onClick={() => move(id, step < 0 ? { before: other } : { after: other })}
      >
        <span aria-hidden="true">{step < 0 ? "↑" : "↓"}</span>
      </button>
    );
  };
  const drag = (event: ReactDragEvent) => {
    event.dataTransfer.setData(type, String(id));
    event.dataTransfer.effectAllowed = "move";
    const row = cell.current?.closest("tr");
    if (row) event.dataTransfer.setDragImage(row, 0, 0);
  };
  return (
    <span className="desk desk-place" ref={cell}>
      <span className="desk-place__handle" draggable={!busy} onDragStart={drag} title={texts.lists.drag} aria-hidden="true">
        ⠿
      </span>
      <span className="desk-figure">{String(cellData ?? "")}</span>
      {neighbour(-1)}
      {neighbour(1)}
    </span>
  );
}

interface Drops {
  type: string;
  canMove: boolean;
  drop: (moved: number, side: "before" | "after") => void;
}

/** Handles a drop on the row of a cell, in its upper or its lower half. */
function useDropsOn(cell: React.RefObject<HTMLElement | null>, { type, canMove, drop }: Drops): void {
  useEffect(() => {
    const row = cell.current?.closest("tr");
    if (!row || !canMove) return undefined;
    const side = ({ clientY }: DragEvent) => {
      const { top, height } = row.getBoundingClientRect();
      return clientY < top + height / 2 ? "before" : "after";
    };
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes(type)) return;
      event.preventDefault();
      row.dataset["drop"] = side(event);
    };
    const leave = () => {
      delete row.dataset["drop"];
    };
    const take = (event: DragEvent) => {
      leave();
      const moved = event.dataTransfer?.getData(type);
      if (!moved) return;
      event.preventDefault();
      drop(Number(moved), side(event));
    };
    row.addEventListener("dragover", onDragOver);
    row.addEventListener("dragleave", leave);
    row.addEventListener("drop", take);
    return () => {
      row.removeEventListener("dragover", onDragOver);
      row.removeEventListener("dragleave", leave);
      row.removeEventListener("drop", take);
      leave();
    };
  });
}
