"use client";
import { Link, useStepNav } from "@payloadcms/ui";
import { usePathname } from "../../lib/navigation.ts";
import { useEffect } from "react";
import { deskAddress } from "../../../lib/desk-address.ts";
import { useDesk } from "../../lib/use-desk.ts";

/** Shows the unknown address, with links to continue. */
export function UnknownAddress() {
  const { texts } = useDesk();
  const { setStepNav } = useStepNav();
  const path = decodeURI(usePathname());
  const { title } = texts.notFound;
  useEffect(() => setStepNav([{ label: title }]), [setStepNav, title]);
  return (
    <div className="desk">
      {/* Next renders an unknown page without a title. */}
      <title>{title}</title>
      <div className="desk-head">
        <div>
          <h1>{title}</h1>
          <p>{texts.notFound.words(path)}</p>
        </div>
      </div>
      <p className="desk-actions">
        <Link className="desk-button desk-button--first" href={deskAddress()} prefetch={false}>
          {texts.notFound.toDesk}
        </Link>
        <button type="button" className="desk-button" onClick={openSearch}>
          {texts.notFound.search}
        </button>
      </p>
    </div>
  );
}

/** The search's own button is in the head of the page. */
function openSearch(): void {
  document.querySelector<HTMLButtonElement>(".desk-find")?.click();
}
