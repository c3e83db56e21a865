import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/**
 * Something small and secondary that opens under its title; works without script.
 * @param children what is folded away
 */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        {title}
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      {children}
    </details>
  );
}
