"use client";
import { useRouter } from "../lib/navigation.ts";
import { useEffect } from "react";
import { call } from "../lib/call.ts";

/**
 * Refreshes the view repeatedly while it is visible, so that its clocks continue and new records appear. Requests the desk first: without
 * an answer, Next would open the page as a document and leave the browser's own error page there.
 * @param every milliseconds between two refreshes
 */
export function Refresh({ every }: { every: number }) {
  const router = useRouter();
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      // The process that renders the desk also answers requests about accounts.
      await call("/api/users/me").then(
        () => router.refresh(),
        () => undefined,
      );
    };
    const timer = setInterval(() => void look(), every);
    return () => clearInterval(timer);
  }, [router, every]);
  return null;
}
