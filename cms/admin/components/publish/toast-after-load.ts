import { toast } from "@payloadcms/ui";
import { useEffect } from "react";

/** The key in the tab's storage. */
const KEY = "desk:told-after-load";

/** Stores a message for the page after the reload that is about to begin. */
export function toastAfterLoad(message: string): void {
  window.sessionStorage.setItem(KEY, message);
}

/** Shows the stored message once the page is loaded. */
export function useToastAfterLoad(): void {
  useEffect(() => {
    // The component that shows messages is outside of the form, and mounts last.
    const timer = setTimeout(() => {
      const message = window.sessionStorage.getItem(KEY);
      if (message === null) return;
      window.sessionStorage.removeItem(KEY);
      toast.success(message);
    });
    return () => clearTimeout(timer);
  }, []);
}
