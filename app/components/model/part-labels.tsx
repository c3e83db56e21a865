import { useImperativeHandle, useRef, type Ref } from "react";
import { placeLabels, type LabelAnchor, type Side } from "./label-layout.ts";
import type { StageFrame } from "./stage.ts";
import { clamp } from "./view.ts";

export interface PartLabelsHandle {
  /** Places the names where a drawn picture shows their parts. */
  place: (frame: StageFrame) => void;
}

/** How far the model must be exploded before the names appear, and when they are fully there. */
const FADE = { from: 0.3, to: 0.75 };

/**
 * The names of the parts with leader lines, over the stage. Visual only: a list says the same to screen readers.
 * @param parts by layer
 */
export function PartLabels({ parts, ref }: { parts: { layer: string; name: string }[]; ref: Ref<PartLabelsHandle> }) {
  const host = useRef<HTMLDivElement>(null);
  const sides = useRef(new Map<string, Side>());
  useImperativeHandle(ref, () => ({ place: (frame) => host.current && placeIn(host.current, frame, sides.current) }));
  return (
    <div className="model-labels" ref={host} aria-hidden="true">
      <svg>
        {parts.map(({ layer }) => (
          <g key={layer} data-line={layer}>
            <polyline />
            <circle r="3.5" />
          </g>
        ))}
      </svg>
      {parts.map(({ layer, name }) => (
        <span key={layer} data-name={layer}>
          {name}
        </span>
      ))}
    </div>
  );
}

function placeIn(host: HTMLElement, { anchors, exploded, size }: StageFrame, sides: Map<string, Side>): void {
  host.style.opacity = String(clamp((exploded - FADE.from) / (FADE.to - FADE.from), { min: 0, max: 1 }));
  const names = [...host.querySelectorAll<HTMLElement>("[data-name]")];
  const labels = names.flatMap((element): { element: HTMLElement; layer: string; anchor: LabelAnchor }[] => {
    const layer = element.dataset["name"] ?? "";
    const anchor = anchors.get(layer);
    // A part hidden by others gets its name when the visitor turns the model.
    for (const node of [element, lineOf(host, layer)]) if (node) node.style.visibility = anchor ? "" : "hidden";
    if (!anchor) return [];
    const side = sides.get(layer);
    return [
      { element, layer, anchor: { ...anchor, size: { width: element.offsetWidth, height: element.offsetHeight }, ...(side && { side }) } },
    ];
  });
  if (labels.length === 0) return;
  placeLabels(
    labels.map(({ anchor }) => anchor),
    size,
  ).forEach(({ side, corner, line }, index) => {
    const entry = labels[index];
    if (!entry) return;
    sides.set(entry.layer, side);
    entry.element.style.transform = `translate(${corner.x}px, ${corner.y}px)`;
    const drawing = lineOf(host, entry.layer);
    drawing?.querySelector("polyline")?.setAttribute("points", line.map(({ x, y }) => `${x},${y}`).join(" "));
    const dot = drawing?.querySelector("circle");
    dot?.setAttribute("cx", String(line[0].x));
    dot?.setAttribute("cy", String(line[0].y));
  });
}

function lineOf(host: HTMLElement, layer: string): SVGGElement | null {
  return host.querySelector<SVGGElement>(`[data-line="${CSS.escape(layer)}"]`);
}
