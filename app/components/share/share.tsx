import { useEffect, useRef, useState } from "react";
import { localPath, useText } from "#app/i18n/index.ts";
import type { Head } from "#app/lib/seo/head.ts";
import { Late } from "../basics/late.tsx";
import "./share.css";

const loadActions = () => import("./share-actions.tsx").then(({ ShareActions }) => ShareActions);

/**
 * Ways to hand on the address of a page: links to networks, which load nothing before they are followed, and a QR code of the site's own.
 * It opens without script; what only script can do comes when it is opened.
 * @param light for a page that is heavy already: all of it comes when it is opened, by script
 */
export function Share({ head, light = false }: { head: Pick<Head, "origin" | "path" | "language" | "title">; light?: boolean }) {
  const t = useText();
  const popover = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  // It may have been opened before the client was there.
  useEffect(() => setOpened(popover.current?.matches(":popover-open") ?? false), []);
  const path = localPath(head.path, head.language);
  const address = head.origin + path;
  const isWhole = !light || wasOpened;
  return (
    <>
      <button type="button" className={`button button-outline${light ? " when-scripted" : ""}`} popoverTarget="share">
        {t("ui.share.open")}
      </button>
      <div ref={popover} id="share" popover="" className="share" onToggle={({ newState }) => newState === "open" && setOpened(true)}>
        {isWhole && (
          <ul>
            {sharingLinks(head.title, address).map(([name, href]) => (
              <li key={name}>
                <a href={href} rel="noreferrer nofollow">
                  {name === "mail" ? t("ui.share.mail") : name}
                </a>
              </li>
            ))}
          </ul>
        )}
        {wasOpened && <Late load={loadActions} props={{ title: head.title, address }} />}
        {isWhole && (
          <>
            <img src={`/qr${path}.svg`} loading="lazy" alt={t("ui.share.code")} />
            <p>{t("ui.share.scan")}</p>
          </>
        )}
      </div>
    </>
  );
}

/** Addresses that begin a message or a post with the page's address, by the names of who answers them. */
function sharingLinks(title: string, address: string): [name: string, href: string][] {
  const encoded = encodeURIComponent(address);
  return [
    ["LinkedIn", `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`],
    ["WhatsApp", `https://wa.me/?text=${encodeURIComponent(`${title} `)}${encoded}`],
    ["mail", `mailto:?subject=${encodeURIComponent(title)}&body=${encoded}`],
  ];
}
