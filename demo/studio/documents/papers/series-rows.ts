/** The figures by which the products of a series are told apart. */
import type { SpecKey } from "../../../../shared/vocabulary/spec-rows.ts";
import type { Product } from "../lib/content.ts";

export const SERIES_ROWS: Record<Product["series"], readonly SpecKey[]> = {
  wireless: ["network", "battery_capacity", "battery_type", "standby", "protection", "temperature", "dimensions", "weight"],
  wired_positioning: ["network", "input_voltage", "backup_battery", "backup_runtime", "inputs_outputs", "protection", "temperature", "dimensions", "weight"],
  portable_charging: ["network", "battery_capacity", "standby", "charging", "protection", "temperature", "dimensions", "weight"],
  "4g_vehicle": ["network", "input_voltage", "backup_battery", "vehicle_bus", "antenna", "protection", "temperature", "dimensions", "weight"],
  obd_tox: ["network", "input_voltage", "backup_battery", "connector", "protection", "temperature", "dimensions", "weight"],
  gps_module: ["satellites", "accuracy", "cold_start", "input_voltage", "serial", "package", "temperature", "dimensions", "weight"],
};
