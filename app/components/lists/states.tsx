import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useText } from "#app/i18n/index.ts";
import { Icon } from "../basics/icon.tsx";
import "./states.css";

/**
 * The empty state of a list: one sentence, one action.
 * @param action a small button that leads on
 */
export function Empty({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <StateFrame title={title} text={text} action={action}>
      <path d="M8 24 48 8l40 16v32L48 68 8 56zM8 24l40 14 40-14M48 38v30" />
      <circle cx="48" cy="38" r="5" />
    </StateFrame>
  );
}

/**
 * The failed state of a list, with a retry. Without script the retry opens the page again.
 * @param onRetry loads the list again
 */
export function LoadFailed({ text, onRetry }: { text?: ReactNode; onRetry?: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <StateFrame title={t("errors.loadFailed")} text={text} action={<RetryLink size="small" onRetry={onRetry} />}>
        <path d="M6 58h22M68 58h22M34 50l8 8-8 8M62 50l-8 8 8 8" />
        <path d="M48 8v30" />
        <circle cx="48" cy="58" r="5" />
      </StateFrame>
    </div>
  );
}

/**
 * Retries the loading. Without script, and without `onRetry`, it opens the page again.
 * @param onRetry loads it in place
 */
export function RetryLink({
  variant = "outline",
  size,
  onRetry,
}: {
  variant?: "outline" | "signal";
  size?: "small";
  onRetry?: () => void;
}) {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <a
      className={`button button-${variant}${size ? ` button-${size}` : ""}`}
      href={pathname + search}
      onClick={(event) => {
        if (!onRetry) return;
        event.preventDefault();
        onRetry();
      }}
    >
      <Icon name="retry" />
      {t("errors.retry")}
    </a>
  );
}

/** The dashed frame that both share, with a dashed drawing. */
function StateFrame({ title, text, action, children }: { title: string; text: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <div className="list-state">
      <svg viewBox="0 0 96 72" aria-hidden="true">
        {children}
      </svg>
      <div>
        <p className="list-state-title">{title}</p>
        {text && <p className="item-text">{text}</p>}
      </div>
      {action}
    </div>
  );
}

export type SkeletonKind = "cards" | "rows" | "videos";
/** Number of entries in a list's skeleton. */
const PLACEHOLDERS = 6;

/** The skeleton of a loading list, in its shape. */
export function Skeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <ul className={`skeleton skeleton-${kind}`} aria-hidden="true">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <li key={index}>
          <span className="skeleton-picture" />
          <span className="skeleton-line" />
          <span className="skeleton-line" />
        </li>
      ))}
    </ul>
  );
}
