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
 * @param joints labels of the pieces, one fewer than layers: "LTE · MQTT"
 */
export function Architecture({ layers, joints }: { layers: [Layer, Layer, Layer]; joints: [string, string] }) {
  return (
    <div className="architecture">
      {layers.map(({ title, note, items }, index) => (
        <Fragment key={title}>
          <div className="architecture-layer">
            <h3 className="architecture-title">
              {title}
              {note && <small> {note}</small>}
            </h3>
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
