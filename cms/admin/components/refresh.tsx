"use client";
import { useRouter } from "next/navigation.js";
import { useEffect } from "react";
import { call } from "../lib/call.ts";

/**
 * Shows the view anew again and again while somebody looks at it, so that its clocks go on and what is new comes in. The desk is asked first whether
 * it answers: where it does not, Next would open the page as a document, and leave the browser's own page of a failed connection there.
 * @param every milliseconds between two looks
 */
export function Refresh({ every }: { every: number }) {
  const router = useRouter();
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      // What accounts ask is answered by the process that draws the desk.
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
