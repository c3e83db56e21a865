/** The keys of the demonstration's series and the slugs of its solutions, in their order on the site. */
export const SERIES_KEYS = ["wireless", "wired_positioning", "portable_charging", "4g_vehicle", "obd_tox", "gps_module"] as const;

export const SOLUTION_KEYS = [
  "smart-vehicle",
  "logistics",
  "cold-chain",
  "personnel",
  "two-wheeler",
  "asset",
  "custom",
  "electric-bike",
  "motorcycle",
  "car-finance",
  "bicycle",
  "cbd",
] as const;
