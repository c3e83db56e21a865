/** The pages that programs can have as Markdown: what each says, from the records. */
import type { MARKDOWN_PAGES } from "#app/lib/markdown.ts";
import { productDocument, productsDocument, solutionDocument, solutionsDocument } from "./catalogue-documents.server.ts";
import type { Document } from "./document.server.ts";
import {
  articleDocument,
  downloadsDocument,
  filmDocument,
  filmsDocument,
  newsDocument,
  questionsDocument,
} from "./library-documents.server.ts";
import { brandDocument, pageDocument, serviceDocument } from "./page-documents.server.ts";
import { siteIndex } from "./site-index.server.ts";

/** The documents by the pattern of their page's path. */
export const DOCUMENTS: Record<(typeof MARKDOWN_PAGES)[number], Document> = {
  "/index": siteIndex,
  "/products": productsDocument,
  "/products/:slug": productDocument,
  "/solutions": solutionsDocument,
  "/solutions/:slug": solutionDocument,
  "/article": newsDocument,
  "/article/:id": articleDocument,
  "/services/faq": questionsDocument,
  "/services/downloads": downloadsDocument,
  "/services/videos": filmsDocument,
  "/services/videos/:slug": filmDocument,
  "/services/:slug": serviceDocument,
  "/brand/:slug": brandDocument,
  "/:slug": pageDocument,
};
