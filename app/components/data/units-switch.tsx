import { useEffect, useRef } from "react";
import { useText } from "#app/i18n/index.ts";
import { storedString, storeString } from "#app/lib/storage/stored-json.ts";
import "./units-switch.css";

/** Storage key of the choice: `us`, or nothing. */
const STORED = "units";

/** Shows inches, ounces and degrees Fahrenheit beside the metric figures of the page. Works by styles alone; script stores the choice. */
export function UnitsSwitch() {
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current && storedString(STORED) === "us") box.current.checked = true;
  }, []);
  return (
    <label className="units-switch">
      <input ref={box} type="checkbox" onChange={({ target }) => storeString(STORED, target.checked ? "us" : "")} />
      {t("product.usUnits")}
    </label>
  );
}

/** A figure in customary units after the metric one; visible while the switch is on. */
export function UsUnits({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <span className="us-units" translate="no">
      {` (${children})`}
    </span>
  );
}
