interface Question {
  question: string;
  /** The affected records or names, as a list. */
  items?: readonly string[];
  /** Paragraphs below the list. */
  lines?: readonly string[];
  /** The label of the confirming button. */
  deed: string;
  /** The label of the cancelling button. */
  cancel: string;
  /** Whether something would be lost for good: then the cancelling button is the primary one. */
  isLoss?: boolean;
  /** Asks for a name as well, with this default and maximum length. */
  name?: { before: string; longest: number };
}

/**
 * Asks a question in a dialog of the desk instead of the browser's own, which speaks the browser's language.
 * @returns the entered name, or an empty text where the dialog asks for none; null for a cancelled dialog
 */
export function confirmDialog({ question, items = [], lines = [], deed, cancel, isLoss = false, name }: Question): Promise<string | null> {
  const { dialog, form, heading } = createDialog(question);
  const input = element("input", "");
  input.className = "desk-input";
  input.setAttribute("aria-label", question);
  const actions = element("div", "");
  actions.className = "desk-actions";
  const confirmButton = button(deed, !isLoss);
  const cancelButton = button(cancel, isLoss);
  confirmButton.value = "done";
  cancelButton.type = "button";
  cancelButton.addEventListener("click", () => dialog.close());
  actions.append(confirmButton, cancelButton);
  const list = element("ul", "");
  list.append(...items.map((item) => element("li", item)));
  form.append(heading, ...(items.length > 0 ? [list] : []), ...lines.map((line) => element("p", line)), ...(name ? [input] : []), actions);
  if (name) {
    input.value = name.before;
    input.maxLength = name.longest;
    input.required = true;
  }
  return showDialog(dialog, name ? input : isLoss ? cancelButton : confirmButton).then(() =>
    dialog.returnValue === "done" ? input.value.trim() : null,
  );
}

interface Report {
  heading: string;
  /** The list of records, each with a link and a message. */
  items: readonly { name: string; href: string; message: string }[];
  close: string;
}

/** Shows a message in a dialog of the desk until the user closes it. */
export async function messageDialog({ heading: words, items, close }: Report): Promise<void> {
  const { dialog, form, heading } = createDialog(words);
  const list = element("ul", "");
  for (const { name, href, message } of items) {
    const link = element("a", name);
    link.href = href;
    const line = element("li", "");
    line.append(link, element("p", message));
    list.append(line);
  }
  const closeButton = button(close, true);
  form.append(heading, list, closeButton);
  await showDialog(dialog, closeButton);
}

/** A dialog with a form, and a heading that the caller adds. */
function createDialog(words: string) {
  const dialog = document.createElement("dialog");
  dialog.className = "desk desk-ask";
  const form = element("form", "");
  form.method = "dialog";
  const heading = element("h2", words);
  heading.id = "desk-ask-question";
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.append(form);
  return { dialog, form, heading };
}

/** Opens a dialog until it closes. @param first the element with the initial focus */
function showDialog(dialog: HTMLDialogElement, first: HTMLElement): Promise<void> {
  // Otherwise a click would count as one outside of the element below, and close that.
  for (const press of ["mousedown", "pointerdown"]) dialog.addEventListener(press, (event) => event.stopPropagation());
  // Otherwise the element below would handle the key, and leave the dialog open.
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    dialog.close();
  };
  window.addEventListener("keydown", escape, true);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      window.removeEventListener("keydown", escape, true);
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
    first.focus();
  });
}

function element<Name extends "form" | "h2" | "p" | "ul" | "li" | "a" | "input" | "div">(
  name: Name,
  words: string,
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  node.textContent = words;
  return node;
}

function button(words: string, isFirst: boolean): HTMLButtonElement {
  const element = document.createElement("button");
  element.className = `desk-button${isFirst ? " desk-button--first" : ""}`;
  element.textContent = words;
  return element;
}
