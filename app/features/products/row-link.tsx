import { useState, type MouseEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { useText } from "#app/i18n/index.ts";

/** The hash of a row of the specifications. */
export function rowHash(key: string): string {
  return `#spec-${key}`;
}

/**
 * Links to a row of the specifications, and copies its text with its address.
 * @param text the copied text: “Weight: 62 g”
 */
export function RowLink({ row, name, text }: { row: string; name: string; text: string }) {
  const t = useText();
  const [search] = useSearchParams();
  const [copied, setCopied] = useState(false);
  const query = new URLSearchParams(search);
  const address = `${query.size > 0 ? `?${query}` : ""}${rowHash(row)}`;

  function copy({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    // Pasted text needs no non-breaking signs. Without access to the clipboard the link still works.
    navigator.clipboard?.writeText(`${text.replaceAll("\u2060", "")}\n${currentTarget.href}`).then(
      () => setCopied(true),
      (error: unknown) => console.info("The row could not be copied:", error),
    );
  }

  return (
    <span className="row-link">
      <Link
        to={address}
        replace
        preventScrollReset
        defaultShouldRevalidate={false}
        aria-label={t("product.copyRow", { name })}
        title={t("product.copyRow", { name })}
        onClick={copy}
        onBlur={() => setCopied(false)}
      >
        #
      </Link>
      <output>{copied && t("product.copied")}</output>
    </span>
  );
}
