import { useEffect, useRef, useState } from "react";
import { localPath, useText } from "#app/i18n/index.ts";
import type { Head } from "#app/lib/seo/head.ts";
import { LazyOnDemand } from "../basics/lazy-on-demand.tsx";
import "./share.css";

const loadActions = () => import("./share-actions.tsx").then(({ ShareActions }) => ShareActions);

/** The shared title and address of a page. */
export type Shared = Pick<Head, "origin" | "path" | "language" | "title" | "wechat">;

/** A button that opens the ways to share a page, also without script. Opening loads those that need script. */
export function Share({ head }: { head: Shared }) {
  const t = useText();
  const popover = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  // The visitor may have opened it before hydration.
  useEffect(() => setOpened(popover.current?.matches(":popover-open") ?? false), []);
  return (
    <>
      <button type="button" className="button" popoverTarget="share">
        {t("ui.share.open")}
      </button>
      <div ref={popover} id="share" popover="" onToggle={({ newState }) => newState === "open" && setOpened(true)}>
        <ShareWays head={head} isScripted={wasOpened} />
      </div>
    </>
  );
}

/**
 * Ways to share the address of a page: links to networks, which load nothing before a click, and a QR code drawn by the site.
 * @param isScripted includes those that need script
 */
export function ShareWays({ head, isScripted }: { head: Shared; isScripted: boolean }) {
  const t = useText();
  const path = localPath(head.path, head.language);
  const address = head.origin + path;
  return (
    <>
      <ul>
        {sharingLinks(head.title, address).map(([name, href]) => (
          <li key={name}>
            <a href={href} rel="noreferrer nofollow">
              {name === "mail" ? t("ui.share.mail") : name}
            </a>
          </li>
        ))}
      </ul>
      {isScripted && <LazyOnDemand load={loadActions} props={{ title: head.title, address }} />}
      <img src={`/qr${path}.svg`} loading="lazy" alt={t("ui.share.code")} />
      <p>{t(head.wechat ? "ui.share.scanWechat" : "ui.share.scan")}</p>
    </>
  );
}

/** Addresses that start a message or a post with the page's address, by service. */
function sharingLinks(title: string, address: string): [name: string, href: string][] {
  const encoded = encodeURIComponent(address);
  return [
    ["LinkedIn", `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`],
    ["WhatsApp", `https://wa.me/?text=${encodeURIComponent(`${title} `)}${encoded}`],
    ["mail", `mailto:?subject=${encodeURIComponent(title)}&body=${encoded}`],
  ];
}
