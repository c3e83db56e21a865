import { toast } from "@payloadcms/ui";
import { useEffect } from "react";

/** Where the tab keeps it meanwhile. */
const KEY = "desk:told-after-load";

/** Has a message told once the page, which is about to be loaded anew, is there again. */
export function toastAfterLoad(message: string): void {
  window.sessionStorage.setItem(KEY, message);
}

/** Tells what was to be told once the page is there. */
export function useToastAfterLoad(): void {
  useEffect(() => {
    // What shows messages stands around the form, and is there once all of the page is.
    const timer = setTimeout(() => {
      const message = window.sessionStorage.getItem(KEY);
      if (message === null) return;
      window.sessionStorage.removeItem(KEY);
      toast.success(message);
    });
    return () => clearTimeout(timer);
  }, []);
}
