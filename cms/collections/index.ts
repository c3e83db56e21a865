import { announcing } from "../hooks/content-changed.ts";
import { accessories } from "./accessories.ts";
import { articles } from "./articles.ts";
import { banners } from "./banners.ts";
import { brands } from "./brands.ts";
import { downloads } from "./downloads.ts";
import { faqs } from "./faqs.ts";
import { inventions } from "./inventions.ts";
import { leads } from "./leads.ts";
import { marks } from "./marks.ts";
import { media } from "./media.ts";
import { messages } from "./messages.ts";
import { products } from "./products.ts";
import { redirects } from "./redirects.ts";
import { series } from "./series.ts";
import { services } from "./services.ts";
import { solutions } from "./solutions.ts";
import { testimonials } from "./testimonials.ts";
import { users } from "./users.ts";
import { videos } from "./videos.ts";

const catalogue = [products, series, accessories, solutions];
const texts = [articles, downloads, videos, testimonials, banners, faqs, services, brands, inventions, marks, media];

/** All collections in the order of the admin's menu; a change of what visitors see is announced. */
export const collections = [...[...catalogue, ...texts].map(announcing), leads, messages, announcing(redirects), users];
