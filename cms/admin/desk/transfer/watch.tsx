"use client";
import { useRouter } from "next/navigation.js";
import { useEffect } from "react";

/** Milliseconds between two looks. */
const PAUSE = 1500;

/** Shows the view anew as long as something is under way. */
export function Watch() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), PAUSE);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
