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
