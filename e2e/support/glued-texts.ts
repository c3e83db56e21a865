import type { Page } from "@playwright/test";

/** A node of Chromium's accessibility tree, as far as it is read here. */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value?: string };
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** What a text ends or begins with that runs into the next word. */
const LETTER = /[\p{L}\p{N}%°]/u;

/** The children of a node that screen readers are given: those of ignored nodes, such as spans, count as its own. */
function childrenOf(node: Node, nodes: Map<string, Node>): Node[] {
  return (node.childIds ?? []).flatMap((id) => {
    const child = nodes.get(id);
    if (!child || child.role?.value === "InlineTextBox") return [];
    return child.ignored ? childrenOf(child, nodes) : [child];
  });
}

/** Where a text node stands; nothing for a part of the text before it. It runs in the page. */
function placeOf(this: Text): string {
  const { parentElement: element } = this;
  let before = this.previousSibling;
  while (before instanceof Comment) before = before.previousSibling;
  const isPartOfOne =
    element?.matches(".clause, sub, sup") || before?.nodeName === "WBR" || (before instanceof Text && before.data.trim() !== "");
  return isPartOfOne || !element ? "" : `${element.tagName.toLowerCase()}.${element.className} in .${element.parentElement?.className}`;
}

/**
 * Texts that stand apart on the page, and that screen readers are given as one word, such as “V3Standard”: both end up in one element of
 * Chromium's accessibility tree, without a space between them. Not the parts of one text, between which its line may break.
 * @returns for each pair the role of the element and the end and beginning of the texts
 */
export async function gluedTexts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
  const nodesById = new Map(nodes.map((node) => [node.nodeId, node]));
  const glued = new Set<string>();
  for (const node of nodes) {
    // The words in a drawing are not given to anybody: it has a name.
    if (node.ignored || ["StaticText", "InlineTextBox", "image"].includes(node.role?.value ?? "")) continue;
    const children = childrenOf(node, nodesById);
    for (const [index, next] of children.slice(1).entries()) {
      const text = children[index];
      if (text?.role?.value !== "StaticText" || next.role?.value !== "StaticText") continue;
      const [end, beginning] = [text.name?.value ?? "", next.name?.value ?? ""];
      if (!LETTER.test(end.at(-1) ?? "") || !LETTER.test(beginning[0] ?? "")) continue;
      const { object } = await session.send("DOM.resolveNode", { backendNodeId: next.backendDOMNodeId ?? 0 });
      const { result } = await session.send("Runtime.callFunctionOn", {
        objectId: object.objectId ?? "",
        functionDeclaration: String(placeOf),
        returnByValue: true,
      });
      if (result.value) glued.add(`${node.role?.value} “${end.slice(-16)}|${beginning.slice(0, 16)}” (${String(result.value)})`);
    }
  }
  await session.detach();
  return [...glued];
}
