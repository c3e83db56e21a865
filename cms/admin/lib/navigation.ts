"use client";
/** Where the desk's browser code stands and goes; the one module that knows the framework below Payload's admin. */
export { usePathname, useRouter, useSearchParams } from "next/navigation.js";
