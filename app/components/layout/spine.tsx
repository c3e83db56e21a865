import type { ReactNode } from "react";

/** The route down the side of a wide page: it grows with the scroll, and every section head in it is a stop. */
export function Spine({ children }: { children: ReactNode }) {
  return (
    <div className="spine">
      <i aria-hidden="true" />
      {children}
    </div>
  );
}
