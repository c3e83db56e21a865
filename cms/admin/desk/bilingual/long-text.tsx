"use client";
import { Link, useField } from "@payloadcms/ui";
import { createElement, type ReactNode } from "react";
import { isData, type Data } from "../../../transfer/data.ts";
import { useDesk } from "../use-desk.ts";
import { keyOf, valueAt } from "./keys.ts";
import { useFormLanguages } from "./stored-texts.ts";
import { useIsBilingual } from "./use-sent.ts";

/** What stands for the parts of a long text; what is not named is a paragraph. */
const TAGS: Record<string, string> = { quote: "blockquote", list: "ul", listitem: "li", table: "table", tablerow: "tr", tablecell: "td" };

/**
 * The other language of a long text, folded away below its editor: to be read there, and edited where the form is in that language.
 * Two editors would be too much for one form.
 */
export function OtherLongText() {
  const { texts } = useDesk();
  const said = texts.bilingual;
  const isBilingual = useIsBilingual();
  const { path } = useField();
  const { other, address, reading } = useFormLanguages();
  if (!isBilingual || address === null || reading.state !== "read") return null;
  const value = valueAt(reading.record, keyOf(path, {}) ?? "");
  const root = isData(value) && isData(value["root"]) ? value["root"] : null;
  return (
    <details className="desk-long-text">
      <summary>{said.longText[other]}</summary>
      <div className="desk-long-text__body" lang={other === "zh" ? "zh-CN" : "en"}>
        {root ? childrenOf(root) : <p lang="">{said.longTextNone[other]}</p>}
      </div>
      <Link href={`?locale=${other}`}>{said.switchTo[other]}</Link>
    </details>
  );
}

function childrenOf(node: Data): ReactNode[] {
  const children: unknown[] = Array.isArray(node["children"]) ? node["children"] : [];
  return children.filter(isData).map((child, index) => drawn(child, index));
}

function drawn(node: Data, key: number): ReactNode {
  if (typeof node["text"] === "string") return node["text"];
  if (node["type"] === "linebreak") return <br key={key} />;
  if (node["type"] === "upload" || node["type"] === "horizontalrule") return <hr key={key} />;
  if (node["type"] === "link" || node["type"] === "autolink") return <u key={key}>{childrenOf(node)}</u>;
  // No headings of the form's own.
  if (node["type"] === "heading")
    return (
      <p key={key}>
        <b>{childrenOf(node)}</b>
      </p>
    );
  return createElement(TAGS[String(node["type"])] ?? "p", { key }, ...childrenOf(node));
}
