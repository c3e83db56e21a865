import { useState, type MouseEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { useText } from "#app/i18n/index.ts";

/** The hash that leads to a row of the specifications. */
export function rowHash(key: string): string {
  return `#spec-${key}`;
}

/**
 * Leads to a row of the specifications, and copies what it says with its address.
 * @param text the row as it is copied: “Weight: 62 g”
 */
export function RowLink({ row, name, text }: { row: string; name: string; text: string }) {
  const t = useText();
  const [search] = useSearchParams();
  const [copied, setCopied] = useState(false);
  const query = new URLSearchParams(search);
  const address = `${query.size > 0 ? `?${query}` : ""}${rowHash(row)}`;

  function copy({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    // What keeps figures on one line is nothing for whoever pastes them. Without the right to write there the row is still linked to.
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
