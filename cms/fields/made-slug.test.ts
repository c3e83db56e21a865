import { expect, it } from "vitest";
import { slugOf } from "./made-slug.ts";

it.each([
  ["Über uns", "uber-uns"],
  ["Größe & Maß", "grosse-mass"],
  ["GRÖẞE", "grosse"],
  ["Łódź", "lodz"],
  ["Đà Nẵng", "da-nang"],
  ["Smørrebrød på Ærø", "smorrebrod-pa-aero"],
  ["Œuvre à l’été", "oeuvre-a-lete"],
  ["Þingvellir, Ísafjörður", "thingvellir-isafjordur"],
  ["İstanbul ışık", "istanbul-isik"],
  ["São Paulo, Ñandú, Čeština", "sao-paulo-nandu-cestina"],
  ["u\u0308ber", "uber"],
  ["Buyer's guide", "buyers-guide"],
  ["ＡＢＣ ２０ m²", "abc-20-m2"],
  ["A9 定位器", "a9-ding-wei-qi"],
  ["绿色女装", "lv-se-nv-zhuang"],
  ["über 定位", "uber-ding-wei"],
  ["Трекер", ""],
  ["—", ""],
])("makes of %j %j", async (title, slug) => {
  expect(await slugOf(title)).toBe(slug);
});
