/** A place that map applications can open. Degrees are WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
  name: string;
}

/**
 * Addresses that open a place in Amap, Baidu, Google and Apple maps. Amap and Baidu are told that the coordinates are WGS 84 and
 * shift them to their own datum. (Amap URI API: `coordinate=wgs84`; Baidu Map URI API: `coord_type=wgs84`.)
 */
export function mapLinks({ latitude, longitude, name }: Place) {
  const label = encodeURIComponent(name);
  return {
    amap: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${label}&coordinate=wgs84&callnative=1`,
    baidu: `https://api.map.baidu.com/marker?location=${latitude},${longitude}&title=${label}&content=${label}&coord_type=wgs84&output=html&src=webapp.waymark.site`,
    google: `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
    apple: `https://maps.apple.com/?ll=${latitude},${longitude}&q=${label}`,
  };
}

/** China’s mainland, roughly: where its own maps are the better ones. */
const CHINA = { south: 18, north: 54, west: 73, east: 135 };

/**
 * The map applications in the order in which they are offered: those of the place first. Amap and Baidu are offered for places in China
 * alone, and to readers of Chinese.
 */
export function mapApps(
  { latitude, longitude }: Pick<Place, "latitude" | "longitude">,
  language: string,
): (keyof ReturnType<typeof mapLinks>)[] {
  const { south, north, west, east } = CHINA;
  const isInChina = latitude > south && latitude < north && longitude > west && longitude < east;
  if (isInChina) return ["amap", "baidu", "google", "apple"];
  return language === "zh" ? ["google", "apple", "amap", "baidu"] : ["google", "apple"];
}
