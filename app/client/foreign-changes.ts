/**
 * Makes the client work in a page that others change: browser translators replace texts by elements, extensions wrap, move and remove
 * elements. React assumes that it owns the DOM; without this, it shows old texts, or fails as a whole when it removes a
 * node that is elsewhere (https://github.com/facebook/react/issues/11538, open since 2017).
 */

/** The elements that replaced a text, or replaced its replacement. */
const substitutes = new WeakMap<Node, Node>();

/** Call it once, before hydration; it changes three members of `Node.prototype`, only for calls that would fail or have no effect. */
export function tolerateForeignChanges(): void {
  const observer = new MutationObserver(noteSubstitutes);
  observer.observe(document, { childList: true, subtree: true });

  /** The replacements of a text that has left the page. */
  function substituteOf(node: Node): ChildNode | undefined {
    if (node.nodeType !== Node.TEXT_NODE || node.parentNode) return undefined;
    noteSubstitutes(observer.takeRecords());
    let substitute = substitutes.get(node);
    while (substitute && !substitute.parentNode) substitute = substitutes.get(substitute);
    return substitute as ChildNode | undefined;
  }

  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    // Others have wrapped, moved or translated it, so it leaves its current place. What others removed is gone already.
    const present: Node = substituteOf(child) ?? child;
    if (present.parentNode) removeChild.call(present.parentNode, present);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    let place: Node | null = before && (substituteOf(before) ?? before);
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, child, place) as Child;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      // A changed text replaces the translation of the old one; translators notice it and translate it anew.
      substituteOf(this)?.replaceWith(this);
    },
  });
}

function noteSubstitutes(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const substitute = addedNodes[0] ?? [previousSibling, nextSibling].find((sibling) => added.has(sibling));
    if (substitute) for (const removed of removedNodes) if (removed !== substitute) substitutes.set(removed, substitute);
  }
}
