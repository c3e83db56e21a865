import { useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

/**
 * Content that unfolds under its title; works without script.
 * @param look small and quiet, or in the style of its surroundings
 * @param open whether it is open at first; after that visitors open and close it
 * @param children the folded content
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
        <FoldSigns />
      </summary>
      {children}
    </details>
  );
}

/** The sign in a summary that says whether its content is folded. */
export function FoldSigns() {
  return (
    <>
      <Icon name="plus" className="when-closed" />
      <Icon name="minus" className="when-open" />
    </>
  );
}
