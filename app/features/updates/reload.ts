import { navigateTo } from "#app/lib/navigate-to.ts";

/** A path is reloaded once in this many milliseconds (specification, section 9). */
const RELOAD_GUARD = 10_000;
const KEY = "reloaded:";

/**
 * Loads an address anew, unless that was done less than 10 seconds ago.
 * @returns false when the guard held it back
 */
export function reloadOnce(address: string): boolean {
  const key = KEY + new URL(address, window.location.origin).pathname;
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < RELOAD_GUARD) return false;
    sessionStorage.setItem(key, String(now));
  } catch (error) {
    console.info("No reload: the browser's storage, which guards against loops, cannot be used:", error);
    return false;
  }
  if (address === window.location.href) window.location.reload();
  else navigateTo(address, { external: true });
  return true;
}

/** True when a form on the page holds something that was typed and not sent. */
export function hasUnsentInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form[method="post"] :is(input:not([type="hidden"]), textarea)')].some((control) =>
    control instanceof HTMLInputElement && control.type === "checkbox" ? control.checked !== control.defaultChecked : control.value.trim() !== control.defaultValue.trim(),
  );
}
