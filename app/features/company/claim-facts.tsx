import type { ReactNode } from "react";
import type { PlacedFigure } from "#app/data/claims.server.ts";
import { Quantity } from "#app/components/data/quantity.tsx";

/** Claims as the facts beside a text. */
export function claimFacts(claims: PlacedFigure[]): { label: string; value: ReactNode }[] {
  return claims.map(({ name, reading }) => ({ label: name, value: <Quantity value={reading.value} unit={reading.unit} /> }));
}
