import { createContext } from "react";

/** The company's minimum number of pieces for all its products. */
export const FewestPieces = createContext(1);
