import { createContext } from "react";

/** Pieces of a product that may be asked for at least, as the company says for all its products. */
export const FewestPieces = createContext(1);
