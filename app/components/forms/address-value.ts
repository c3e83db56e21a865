import { useEffect, useRef, type RefObject } from "react";

/**
 * The ref of a control of a GET form, which shows what the address says: also after a step back, or when a filter was dropped elsewhere. A
 * control that is made anew for that would lose the focus of whoever has just used it.
 * @param value of the address; what a visitor enters before the script is there stays
 */
export function useAddressValue<Control extends HTMLInputElement | HTMLSelectElement>(value: string): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (!control.current || shown.current === value) return;
    shown.current = value;
    // React sets what a list falls back to when it makes it.
    if (control.current instanceof HTMLSelectElement)
      for (const option of control.current.options) option.defaultSelected = option.value === value;
    control.current.value = value;
  }, [value]);
  return control;
}
