import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_products_specs_key" ADD VALUE 'standby_interval' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum_products_specs_key" ADD VALUE 'usable_capacity' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum_products_specs_key" ADD VALUE 'cold_capacity' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum_products_specs_key" ADD VALUE 'listening_current' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum_products_specs_key" ADD VALUE 'position_charge' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum_products_specs_key" ADD VALUE 'self_discharge' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum__products_v_version_specs_key" ADD VALUE 'standby_interval' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum__products_v_version_specs_key" ADD VALUE 'usable_capacity' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum__products_v_version_specs_key" ADD VALUE 'cold_capacity' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum__products_v_version_specs_key" ADD VALUE 'listening_current' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum__products_v_version_specs_key" ADD VALUE 'position_charge' BEFORE 'backup_battery';
  ALTER TYPE "public"."enum__products_v_version_specs_key" ADD VALUE 'self_discharge' BEFORE 'backup_battery';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_specs" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_products_specs_key";
  CREATE TYPE "public"."enum_products_specs_key" AS ENUM('satellites', 'accuracy', 'aiding', 'cold_start', 'hot_start', 'tracking_sensitivity', 'capture_sensitivity', 'update_rate', 'correction_input', 'network', 'bands', 'sim', 'protocol', 'bluetooth', 'wifi', 'voice', 'input_voltage', 'battery_capacity', 'battery_type', 'standby', 'backup_battery', 'backup_runtime', 'working_current', 'sleep_current', 'charging', 'charging_time', 'solar_panel', 'inputs_outputs', 'serial', 'vehicle_bus', 'antenna', 'connector', 'sensors', 'temperature_probe', 'temperature_accuracy', 'indicators', 'package', 'temperature', 'storage_temperature', 'humidity', 'protection', 'vibration', 'dimensions', 'weight', 'enclosure', 'mounting', 'report_interval', 'alarms', 'memory', 'firmware', 'vehicle_data', 'certification');
  ALTER TABLE "products_specs" ALTER COLUMN "key" SET DATA TYPE "public"."enum_products_specs_key" USING "key"::"public"."enum_products_specs_key";
  ALTER TABLE "_products_v_version_specs" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum__products_v_version_specs_key";
  CREATE TYPE "public"."enum__products_v_version_specs_key" AS ENUM('satellites', 'accuracy', 'aiding', 'cold_start', 'hot_start', 'tracking_sensitivity', 'capture_sensitivity', 'update_rate', 'correction_input', 'network', 'bands', 'sim', 'protocol', 'bluetooth', 'wifi', 'voice', 'input_voltage', 'battery_capacity', 'battery_type', 'standby', 'backup_battery', 'backup_runtime', 'working_current', 'sleep_current', 'charging', 'charging_time', 'solar_panel', 'inputs_outputs', 'serial', 'vehicle_bus', 'antenna', 'connector', 'sensors', 'temperature_probe', 'temperature_accuracy', 'indicators', 'package', 'temperature', 'storage_temperature', 'humidity', 'protection', 'vibration', 'dimensions', 'weight', 'enclosure', 'mounting', 'report_interval', 'alarms', 'memory', 'firmware', 'vehicle_data', 'certification');
  ALTER TABLE "_products_v_version_specs" ALTER COLUMN "key" SET DATA TYPE "public"."enum__products_v_version_specs_key" USING "key"::"public"."enum__products_v_version_specs_key";`)
}
