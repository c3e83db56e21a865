import { useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

/**
 * Something that opens under its title; works without script.
 * @param look small and quiet, or as its surroundings have it
 * @param open whether it is open when it is first shown; after that visitors open and close it
 * @param children what is folded away
 */
export function Fold({
  title,
  look = "quiet",
  open = false,
  children,
}: {
  title: string;
  look?: "quiet" | "plain";
  open?: boolean;
  children: ReactNode;
}) {
  const [atFirst] = useState(open);
  return (
    <details className={look === "quiet" ? "fold" : undefined} open={atFirst}>
      <summary>
        {title}
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      {children}
    </details>
  );
}
