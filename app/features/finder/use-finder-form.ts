import { useEffect, useEffectEvent, useRef, type FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FinderView } from "#app/data/finder/finder-page.server.ts";
import { addressOfForm } from "./form-address.ts";

/**
 * The behaviour of the finder's form: beside the results a choice changes the page's address at once, in the sheet it previews first. The
 * form always shows the choices of the address.
 * @param action the form's site path
 * @param applied the page's state
 * @param onTry receives the address of the sheet's preview
 * @returns refs of form and sheet, and their event handlers
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

  // The form follows the address, also after a removed chip or a step back in the history.
  // Re-rendering the page's choices discards previewed ones that were not applied.
  const shownView = useRef<typeof applied | null>(applied);
  /** The address of a running navigation by a choice. */
  const pendingAddress = useRef<string | null>(null);
  const address = pathname + search;
  useEffect(() => {
    if (trying) shownView.current = null;
    if (trying || shownView.current === applied) return;
    shownView.current = applied;
    // The visitor has already made another choice, whose navigation is on its way and includes this one.
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

  // The browser's own event: boxes report at once, fields when they lose the focus, handles when released.
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
    // The boxes for comparison have a submit button of their own.
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

/** Resets every control to its value in the HTML. */
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
