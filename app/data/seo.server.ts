import type { Product } from "#cms/config/payload-types.ts";
import type { ContentKind } from "#shared/content/index.ts";
import type { Language } from "#shared/languages.ts";
import type { Head } from "#app/lib/seo/head.ts";
import { pictureView } from "./content/pictures.server.ts";
import { byIds, type publishedContent } from "./published-content.server.ts";

/** An editor's title and description for search engines and shared links, in place of the page's; empty by default. */
export type SeoView = Partial<Pick<Head, "title" | "cardTitle" | "description" | "picture">>;

type Cms = Awaited<ReturnType<typeof publishedContent>>;
interface Described {
  id: number;
  seo?: Product["seo"];
}

/**
 * The page's own words for search engines, without empty ones. They never stand in for those of the other language:
 * the page has a title and a description of its own.
 * @param cms where the record was found
 */
export async function seoView(cms: Cms, kind: ContentKind, { id, seo }: Described, language: Language): Promise<SeoView> {
  const picture = pictureView(seo?.picture);
  const words = seo?.title || seo?.description ? await ownWords(cms, kind, id, language) : undefined;
  return {
    ...(words?.title && { title: words.title, cardTitle: words.title }),
    ...(words?.description && { description: words.description }),
    ...(picture && { picture }),
  };
}

async function ownWords(cms: Cms, collection: ContentKind, id: number, language: Language): Promise<Product["seo"]> {
  const { docs } = await cms.find({
    collection,
    ...byIds([id], language),
    fallbackLocale: false,
    depth: 0,
    select: { seo: true } as object,
  });
  return (docs[0] as Described | undefined)?.seo;
}
