import analytics from "./zh/analytics.json" with { type: "json" };
import brand from "./zh/brand.json" with { type: "json" };
import buy from "./zh/buy.json" with { type: "json" };
import compare from "./zh/compare.json" with { type: "json" };
import console from "./zh/console.json" with { type: "json" };
import contact from "./zh/contact.json" with { type: "json" };
import counts from "./zh/counts.json" with { type: "json" };
import data from "./zh/data.json" with { type: "json" };
import datasheet from "./zh/datasheet.json" with { type: "json" };
import diagnostics from "./zh/diagnostics.json" with { type: "json" };
import downloads from "./zh/downloads.json" with { type: "json" };
import errors from "./zh/errors.json" with { type: "json" };
import faq from "./zh/faq.json" with { type: "json" };
import fault from "./zh/fault.json" with { type: "json" };
import finder from "./zh/finder.json" with { type: "json" };
import footer from "./zh/footer.json" with { type: "json" };
import forms from "./zh/forms.json" with { type: "json" };
import foundBy from "./zh/foundBy.json" with { type: "json" };
import home from "./zh/home.json" with { type: "json" };
import inventions from "./zh/inventions.json" with { type: "json" };
import join from "./zh/join.json" with { type: "json" };
import marks from "./zh/marks.json" with { type: "json" };
import nav from "./zh/nav.json" with { type: "json" };
import news from "./zh/news.json" with { type: "json" };
import platform from "./zh/platform.json" with { type: "json" };
import product from "./zh/product.json" with { type: "json" };
import products from "./zh/products.json" with { type: "json" };
import quote from "./zh/quote.json" with { type: "json" };
import search from "./zh/search.json" with { type: "json" };
import security from "./zh/security.json" with { type: "json" };
import services from "./zh/services.json" with { type: "json" };
import sheets from "./zh/sheets.json" with { type: "json" };
import solutions from "./zh/solutions.json" with { type: "json" };
import standby from "./zh/standby.json" with { type: "json" };
import ui from "./zh/ui.json" with { type: "json" };
import updates from "./zh/updates.json" with { type: "json" };
import use from "./zh/use.json" with { type: "json" };
import videos from "./zh/videos.json" with { type: "json" };

/** The built-in Chinese texts: one file per part of the site, which is the first part of a text's key. */
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
