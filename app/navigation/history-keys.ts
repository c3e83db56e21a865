/**
 * Gives a name to each entry of the history that the browser makes by itself, for a link to a part of the page. The router knows
 * entries by their names, and without one all of them share one place on the page. Call it before the router starts, so that the
 * name is there when the router looks.
 */
export function nameHistorySteps(): void {
  const name = () => {
    if (window.history.state === null) window.history.replaceState({ usr: null, key: crypto.randomUUID(), idx: 0 }, "");
  };
  window.addEventListener("popstate", name, { capture: true });
}
