import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/**
 * Something that opens under its title; works without script.
 * @param look small and quiet, or as its surroundings have it
 * @param children what is folded away
 */
export function Fold({
  title,
  id,
  look = "quiet",
  children,
}: {
  title: string;
  id?: string;
  look?: "quiet" | "plain";
  children: ReactNode;
}) {
  return (
    <details id={id} className={look === "quiet" ? "fold" : undefined}>
      <summary>
        {title}
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      {children}
    </details>
  );
}
