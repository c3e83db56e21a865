import type { Access } from "payload";

/** Every visitor. */
export const anyone: Access = () => true;
