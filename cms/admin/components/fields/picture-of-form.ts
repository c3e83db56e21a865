"use client";
import { useConfig, useFormFields } from "@payloadcms/ui";
import { useEffect, useState, type PointerEvent } from "react";

/** The address of one of a product's pictures, as its form has them; empty until it is known, and without one. */
export function usePictureOfForm(index: number): string {
  const id = useFormFields(([fields]) => (fields["pictures"]?.value as number[] | null | undefined)?.[index]);
  const { config } = useConfig();
  const [address, setAddress] = useState("");
  const source = id === undefined ? "" : `${config.routes.api}/media/${id}?depth=0`;
  useEffect(() => {
    if (!source) return undefined;
    const abort = new AbortController();
    fetch(source, { signal: abort.signal })
      .then(async (response) => setAddress(response.ok ? (((await response.json()) as { url?: string }).url ?? "") : ""))
      // Without the picture the figures can still be typed.
      .catch(() => undefined);
    return () => abort.abort();
  }, [source]);
  return source && address;
}

/** Where a pointer is in a picture, in percent of it. */
export function shareAt({ clientX, clientY, currentTarget }: PointerEvent): { x: number; y: number } {
  const box = currentTarget.getBoundingClientRect();
  const share = (value: number, from: number, size: number) => Math.min(100, Math.max(0, ((value - from) / size) * 100));
  return { x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) };
}

/** A share of a picture to a tenth of a percent. */
export function roundShare(share: number): number {
  return Math.round(share * 10) / 10;
}
