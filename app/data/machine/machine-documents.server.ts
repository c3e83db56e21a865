/** The pages available as Markdown, written from the records. */
import type { OwnDocument } from "#app/lib/markdown.ts";
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
import { contentDocument } from "./content-documents.server.ts";
import { pageDocument, serviceDocument } from "./page-documents.server.ts";
import { siteIndex } from "./site-index.server.ts";

/** The document of each page, by the pattern of its path. */
export function documentAt(pattern: string): Document {
  return (DOCUMENTS as Partial<Record<string, Document>>)[pattern] ?? contentDocument(pattern);
}

const DOCUMENTS: Record<OwnDocument, Document> = {
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
  "/:slug": pageDocument,
};
