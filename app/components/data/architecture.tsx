import { Fragment } from "react";
import type { Step } from "./steps.tsx";
import "./architecture.css";

export interface Layer {
  title: string;
  /** A word or two beside the title. */
  note?: string;
  items: Step[];
}

/**
 * The layers of a system from device to application, joined by pieces of route.
 * @param joints what runs over each piece, one fewer than layers: "LTE · MQTT"
 * @param level of the layers' headings
 */
export function Architecture({
  layers,
  joints,
  level = 3,
}: {
  layers: [Layer, Layer, Layer];
  joints: [string, string];
  level?: 2 | 3 | 4;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="architecture">
      {layers.map(({ title, note, items }, index) => (
        <Fragment key={title}>
          <div className="architecture-layer">
            <Heading className="architecture-title">
              {title}
              {note && <small> {note}</small>}
            </Heading>
            <ul>
              {items.map((item) => (
                <li key={item.title}>
                  <b>{item.title}</b>
                  <span>{item.text}</span>
                </li>
              ))}
            </ul>
          </div>
          {joints[index] && (
            <p className="architecture-joint">
              <span>{joints[index]}</span>
            </p>
          )}
        </Fragment>
      ))}
    </div>
  );
}
