import { useEffect, useEffectEvent, useRef, type FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FinderView } from "#app/data/finder/finder-page.server.ts";
import { addressOfForm } from "./form-address.ts";

/**
 * What the finder's form does: beside the results a choice becomes the page's address at once, in the sheet it is tried first. What the
 * address says is what the form shows.
 * @param action the site path that the form leads to
 * @param applied what the page shows
 * @param onTry told the address of what is being tried in the sheet
 * @returns the places of form and sheet, and what answers their events
 */
export function useFinderForm({
  action,
  applied,
  trying,
  onTrying,
  onTry,
}: {
  action: string;
  applied: FinderView;
  trying: boolean;
  onTrying: (trying: boolean) => void;
  onTry: (address: string) => void;
}) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);

  // What the address says is what the form shows, also after a chip was dropped or the browser went back.
  // What was tried and not applied goes when the choices of the page are drawn again.
  const shownView = useRef<typeof applied | null>(applied);
  /** The address that a choice has asked for, and that is on its way. */
  const pendingAddress = useRef<string | null>(null);
  const address = pathname + search;
  useEffect(() => {
    if (trying) shownView.current = null;
    if (trying || shownView.current === applied) return;
    shownView.current = applied;
    // Somebody has chosen more before this page was drawn: what is on its way has that, too.
    if (pendingAddress.current !== null && pendingAddress.current !== address) return;
    if (form.current) showDefaults(form.current);
  }, [applied, trying, address]);

  async function follow(to: string): Promise<void> {
    pendingAddress.current = to;
    await navigate(to, { preventScrollReset: true, replace: true });
    if (pendingAddress.current === to) pendingAddress.current = null;
  }

  function apply() {
    if (!form.current) return;
    const to = addressOfForm(form.current, action);
    if (sheet.current?.matches(":modal")) {
      onTrying(true);
      onTry(to);
    } else void follow(to);
  }

  // The browser's own event: boxes tell at once, fields when they are left, handles when they are let go.
  const onSettled = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLSelectElement) apply();
    if (target instanceof HTMLInputElement && target.name !== "ids" && target.type !== "search") apply();
  });
  useEffect(() => {
    const listened = form.current;
    listened?.addEventListener("change", onSettled);
    return () => listened?.removeEventListener("change", onSettled);
  }, []);

  function onClose() {
    onTrying(false);
    if (form.current) showDefaults(form.current);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The boxes for comparison are sent by a button of their own.
    if (submitter?.hasAttribute("formaction") || !form.current) return;
    event.preventDefault();
    const to = addressOfForm(form.current, action);
    const isSheet = sheet.current?.matches(":modal");
    sheet.current?.close();
    void navigate(to, { preventScrollReset: true });
    if (isSheet) document.getElementById("found")?.focus();
  }

  function reset() {
    if (form.current) clear(form.current);
    apply();
  }

  return { form, sheet, reset, onClose, onSubmit };
}

/** Puts every control back to what the page was made with. */
function showDefaults(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) for (const option of control.options) option.selected = option.defaultSelected;
    if (control instanceof HTMLInputElement && control.name !== "ids" && control.type !== "hidden") {
      control.checked = control.defaultChecked;
      if (control !== document.activeElement && control.type === "text") control.value = control.defaultValue;
    }
  }
}

/** Empties every control. */
function clear(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement && control.name !== "sort") control.selectedIndex = 0;
    if (!(control instanceof HTMLInputElement) || control.name === "ids") continue;
    if (control.type === "checkbox") control.checked = false;
    if (control.type === "radio") control.checked = control.value === "";
    if (control.type === "text" || control.type === "search") control.value = "";
  }
}
