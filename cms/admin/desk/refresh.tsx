"use client";
import { useRouter } from "next/navigation.js";
import { useEffect } from "react";

/** Milliseconds between looks for what is new. */
const PAUSE = 60_000;

/** Shows the view anew every minute while somebody looks at it: its clocks go on, and new leads come in. */
export function Refresh() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh();
    }, PAUSE);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
