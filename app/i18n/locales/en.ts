import analytics from "./en/analytics.json" with { type: "json" };
import brand from "./en/brand.json" with { type: "json" };
import buy from "./en/buy.json" with { type: "json" };
import compare from "./en/compare.json" with { type: "json" };
import console from "./en/console.json" with { type: "json" };
import contact from "./en/contact.json" with { type: "json" };
import counts from "./en/counts.json" with { type: "json" };
import data from "./en/data.json" with { type: "json" };
import datasheet from "./en/datasheet.json" with { type: "json" };
import diagnostics from "./en/diagnostics.json" with { type: "json" };
import downloads from "./en/downloads.json" with { type: "json" };
import errors from "./en/errors.json" with { type: "json" };
import faq from "./en/faq.json" with { type: "json" };
import fault from "./en/fault.json" with { type: "json" };
import finder from "./en/finder.json" with { type: "json" };
import footer from "./en/footer.json" with { type: "json" };
import forms from "./en/forms.json" with { type: "json" };
import foundBy from "./en/foundBy.json" with { type: "json" };
import home from "./en/home.json" with { type: "json" };
import inventions from "./en/inventions.json" with { type: "json" };
import join from "./en/join.json" with { type: "json" };
import marks from "./en/marks.json" with { type: "json" };
import nav from "./en/nav.json" with { type: "json" };
import news from "./en/news.json" with { type: "json" };
import platform from "./en/platform.json" with { type: "json" };
import product from "./en/product.json" with { type: "json" };
import products from "./en/products.json" with { type: "json" };
import quote from "./en/quote.json" with { type: "json" };
import search from "./en/search.json" with { type: "json" };
import security from "./en/security.json" with { type: "json" };
import services from "./en/services.json" with { type: "json" };
import sheets from "./en/sheets.json" with { type: "json" };
import solutions from "./en/solutions.json" with { type: "json" };
import standby from "./en/standby.json" with { type: "json" };
import ui from "./en/ui.json" with { type: "json" };
import updates from "./en/updates.json" with { type: "json" };
import use from "./en/use.json" with { type: "json" };
import videos from "./en/videos.json" with { type: "json" };

/** The built-in English texts: one file per part of the site, which is the first part of a text's key. */
export default {
  analytics,
  brand,
  buy,
  compare,
  console,
  contact,
  counts,
  data,
  datasheet,
  diagnostics,
  downloads,
  errors,
  faq,
  fault,
  finder,
  footer,
  forms,
  foundBy,
  home,
  inventions,
  join,
  marks,
  nav,
  news,
  platform,
  product,
  products,
  quote,
  search,
  security,
  services,
  sheets,
  solutions,
  standby,
  ui,
  updates,
  use,
  videos,
};
