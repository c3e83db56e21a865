/** A path is reloaded once in this many milliseconds. */
const RELOAD_GUARD = 10_000;
const KEY = "reloaded:";

/**
 * Asks to load a path anew, and notes it, so that a page whose code stays out of reach is not loaded over and over.
 * @returns false when that was done less than 10 seconds ago
 */
export function claimReload(pathname: string): boolean {
  const key = KEY + pathname;
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < RELOAD_GUARD) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch (error) {
    console.info("No reload without the browser's storage:", error);
    return false;
  }
}

/** True when a form on the page holds something that was typed or chosen and not sent. */
export function hasUnsentInput(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form[method="post"] :is(input:not([type="hidden"]), textarea, select)',
  );
  return [...controls].some(isChanged);
}

function isChanged(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== startValueOf(control);
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type))
    return control.checked !== control.defaultChecked;
  return control.value.trim() !== control.defaultValue.trim();
}

/** What a list has chosen when the page opens: the option marked so, or the first. */
function startValueOf({ options }: HTMLSelectElement): string {
  const marked = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return marked?.value ?? "";
}
