import type { ReactNode } from "react";
import "./plate.css";

/** A map across the page with a `Plate` on it: at the page's left edge, and below the map on a phone. */
export function MapBand({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className="map-band">
      {map}
      <div className="map-band-plate wrap">{children}</div>
    </div>
  );
}
