import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_spec_rows_group" AS ENUM('positioning', 'network', 'power', 'interfaces', 'environment', 'structure', 'functions', 'compliance');
  CREATE TYPE "public"."enum_spec_rows_better" AS ENUM('high', 'low', 'wide');
  CREATE TABLE "spec_rows_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "spec_rows_codes_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "spec_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"group" "enum_spec_rows_group" NOT NULL,
  	"unit" varchar,
  	"better" "enum_spec_rows_better",
  	"is_facet" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "spec_rows_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products_specs" ALTER COLUMN "key" SET DATA TYPE varchar;
  ALTER TABLE "_products_v_version_specs" ALTER COLUMN "key" SET DATA TYPE varchar;
  ALTER TABLE "products_specs" ADD COLUMN "codes" jsonb;
  ALTER TABLE "_products_v_version_specs" ADD COLUMN "codes" jsonb;
  -- The codes of a row move into it, in their order.
  UPDATE "products_specs" SET "codes" = stated.codes FROM (SELECT parent_id, jsonb_agg(value::text ORDER BY "order") AS codes FROM "products_specs_codes" GROUP BY parent_id) stated WHERE stated.parent_id = "products_specs".id;
  UPDATE "_products_v_version_specs" SET "codes" = stated.codes FROM (SELECT parent_id, jsonb_agg(value::text ORDER BY "order") AS codes FROM "_products_v_version_specs_codes" GROUP BY parent_id) stated WHERE stated.parent_id = "_products_v_version_specs".id;
  ALTER TABLE "products_specs_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_specs_codes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_specs_codes" CASCADE;
  DROP TABLE "_products_v_version_specs_codes" CASCADE;
  ALTER TABLE "series" ADD COLUMN "called_for" jsonb;
  ALTER TABLE "_series_v" ADD COLUMN "version_called_for" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spec_rows_id" integer;
  ALTER TABLE "spec_rows_codes" ADD CONSTRAINT "spec_rows_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spec_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "spec_rows_codes_locales" ADD CONSTRAINT "spec_rows_codes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spec_rows_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "spec_rows_locales" ADD CONSTRAINT "spec_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spec_rows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "spec_rows_codes_order_idx" ON "spec_rows_codes" USING btree ("_order");
  CREATE INDEX "spec_rows_codes_parent_id_idx" ON "spec_rows_codes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "spec_rows_codes_locales_locale_parent_id_unique" ON "spec_rows_codes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "spec_rows_codes_locales_parent_idx" ON "spec_rows_codes_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "spec_rows_key_idx" ON "spec_rows" USING btree ("key");
  CREATE INDEX "spec_rows_order_idx" ON "spec_rows" USING btree ("order");
  CREATE INDEX "spec_rows_group_idx" ON "spec_rows" USING btree ("group");
  CREATE INDEX "spec_rows_better_idx" ON "spec_rows" USING btree ("better");
  CREATE INDEX "spec_rows_updated_at_idx" ON "spec_rows" USING btree ("updated_at");
  CREATE INDEX "spec_rows_created_at_idx" ON "spec_rows" USING btree ("created_at");
  CREATE INDEX "spec_rows_deleted_at_idx" ON "spec_rows" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "spec_rows_locales_locale_parent_id_unique" ON "spec_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "spec_rows_locales_parent_idx" ON "spec_rows_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spec_rows_fk" FOREIGN KEY ("spec_rows_id") REFERENCES "public"."spec_rows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_spec_rows_id_idx" ON "payload_locked_documents_rels" USING btree ("spec_rows_id");
  DROP TYPE "public"."enum_products_specs_codes";
  DROP TYPE "public"."enum_products_specs_key";
  DROP TYPE "public"."enum__products_v_version_specs_codes";
  DROP TYPE "public"."enum__products_v_version_specs_key";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_specs_codes" AS ENUM('gps', 'beidou', 'glonass', 'galileo', 'qzss', 'navic', 'sbas', 'cat1', 'cat1bis', 'cat4', 'cat6', 'nb-iot', 'lte-m', 'umts', 'gsm', 'lorawan', 'satellite', 'b1', 'b2', 'b3', 'b4', 'b5', 'b7', 'b8', 'b12', 'b13', 'b14', 'b17', 'b18', 'b19', 'b20', 'b25', 'b26', 'b27', 'b28', 'b34', 'b38', 'b39', 'b40', 'b41', 'b66', 'b71', 'b85', 'gsm850', 'gsm900', 'gsm1800', 'gsm1900', 'umts850', 'umts900', 'umts1700', 'umts1900', 'umts2100', 'eu868', 'us915', 'as923', 'au915', 'cn470', 'in865', 'kr920', 'bluetooth', 'wifi', '12v', '24v', '36v', '48v', '60v', '72v', '80v', 'primary', 'rechargeable', 'digital-in', 'analogue-in', 'output', 'relay', 'rs232', 'rs485', 'uart', 'usb', '1-wire', 'can', 'obd2', 'k-line', 'ip20', 'ip30', 'ip40', 'ip41', 'ip42', 'ip43', 'ip44', 'ip50', 'ip52', 'ip53', 'ip54', 'ip55', 'ip56', 'ip64', 'ip65', 'ip66', 'ip67', 'ip68', 'ip69', 'ip69k', 'ipx4', 'ipx5', 'ipx6', 'ipx7', 'ipx8', 'ipx9k', 'magnetic', 'screws', 'tape', 'ties', 'strap', 'clip', 'plug', 'smd', 'ce', 'fcc', 'ccc', 'srrc', 'rohs', 'reach', 'un383', 'e-mark', 'ukca', 'ptcrb', 'gcf', 'atex', 'iecex', 'r10', 'anatel', 'enacom', 'subtel', 'ift', 'ised', 'rcm', 'giteki', 'kc', 'ncc', 'wpc', 'nbtc', 'imda', 'sirim', 'sdppi', 'icasa', 'tdra', 'cst', 'eac', 'nal');
  CREATE TYPE "public"."enum_products_specs_key" AS ENUM('satellites', 'accuracy', 'aiding', 'cold_start', 'hot_start', 'tracking_sensitivity', 'capture_sensitivity', 'update_rate', 'correction_input', 'network', 'bands', 'sim', 'protocol', 'bluetooth', 'wifi', 'voice', 'input_voltage', 'battery_capacity', 'battery_type', 'standby', 'standby_interval', 'usable_capacity', 'cold_capacity', 'listening_current', 'position_charge', 'self_discharge', 'backup_battery', 'backup_runtime', 'working_current', 'sleep_current', 'charging', 'charging_time', 'solar_panel', 'inputs_outputs', 'serial', 'vehicle_bus', 'antenna', 'connector', 'sensors', 'temperature_probe', 'temperature_accuracy', 'indicators', 'package', 'temperature', 'storage_temperature', 'humidity', 'protection', 'vibration', 'dimensions', 'weight', 'enclosure', 'mounting', 'report_interval', 'alarms', 'memory', 'firmware', 'vehicle_data', 'certification');
  CREATE TYPE "public"."enum__products_v_version_specs_codes" AS ENUM('gps', 'beidou', 'glonass', 'galileo', 'qzss', 'navic', 'sbas', 'cat1', 'cat1bis', 'cat4', 'cat6', 'nb-iot', 'lte-m', 'umts', 'gsm', 'lorawan', 'satellite', 'b1', 'b2', 'b3', 'b4', 'b5', 'b7', 'b8', 'b12', 'b13', 'b14', 'b17', 'b18', 'b19', 'b20', 'b25', 'b26', 'b27', 'b28', 'b34', 'b38', 'b39', 'b40', 'b41', 'b66', 'b71', 'b85', 'gsm850', 'gsm900', 'gsm1800', 'gsm1900', 'umts850', 'umts900', 'umts1700', 'umts1900', 'umts2100', 'eu868', 'us915', 'as923', 'au915', 'cn470', 'in865', 'kr920', 'bluetooth', 'wifi', '12v', '24v', '36v', '48v', '60v', '72v', '80v', 'primary', 'rechargeable', 'digital-in', 'analogue-in', 'output', 'relay', 'rs232', 'rs485', 'uart', 'usb', '1-wire', 'can', 'obd2', 'k-line', 'ip20', 'ip30', 'ip40', 'ip41', 'ip42', 'ip43', 'ip44', 'ip50', 'ip52', 'ip53', 'ip54', 'ip55', 'ip56', 'ip64', 'ip65', 'ip66', 'ip67', 'ip68', 'ip69', 'ip69k', 'ipx4', 'ipx5', 'ipx6', 'ipx7', 'ipx8', 'ipx9k', 'magnetic', 'screws', 'tape', 'ties', 'strap', 'clip', 'plug', 'smd', 'ce', 'fcc', 'ccc', 'srrc', 'rohs', 'reach', 'un383', 'e-mark', 'ukca', 'ptcrb', 'gcf', 'atex', 'iecex', 'r10', 'anatel', 'enacom', 'subtel', 'ift', 'ised', 'rcm', 'giteki', 'kc', 'ncc', 'wpc', 'nbtc', 'imda', 'sirim', 'sdppi', 'icasa', 'tdra', 'cst', 'eac', 'nal');
  CREATE TYPE "public"."enum__products_v_version_specs_key" AS ENUM('satellites', 'accuracy', 'aiding', 'cold_start', 'hot_start', 'tracking_sensitivity', 'capture_sensitivity', 'update_rate', 'correction_input', 'network', 'bands', 'sim', 'protocol', 'bluetooth', 'wifi', 'voice', 'input_voltage', 'battery_capacity', 'battery_type', 'standby', 'standby_interval', 'usable_capacity', 'cold_capacity', 'listening_current', 'position_charge', 'self_discharge', 'backup_battery', 'backup_runtime', 'working_current', 'sleep_current', 'charging', 'charging_time', 'solar_panel', 'inputs_outputs', 'serial', 'vehicle_bus', 'antenna', 'connector', 'sensors', 'temperature_probe', 'temperature_accuracy', 'indicators', 'package', 'temperature', 'storage_temperature', 'humidity', 'protection', 'vibration', 'dimensions', 'weight', 'enclosure', 'mounting', 'report_interval', 'alarms', 'memory', 'firmware', 'vehicle_data', 'certification');
  CREATE TABLE "products_specs_codes" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_products_specs_codes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_specs_codes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_specs_codes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "spec_rows_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spec_rows_codes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spec_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spec_rows_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "spec_rows_codes" CASCADE;
  DROP TABLE "spec_rows_codes_locales" CASCADE;
  DROP TABLE "spec_rows" CASCADE;
  DROP TABLE "spec_rows_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_spec_rows_fk";
  
  DROP INDEX "payload_locked_documents_rels_spec_rows_id_idx";
  ALTER TABLE "products_specs" ALTER COLUMN "key" SET DATA TYPE "public"."enum_products_specs_key" USING "key"::"public"."enum_products_specs_key";
  ALTER TABLE "_products_v_version_specs" ALTER COLUMN "key" SET DATA TYPE "public"."enum__products_v_version_specs_key" USING "key"::"public"."enum__products_v_version_specs_key";
  ALTER TABLE "products_specs_codes" ADD CONSTRAINT "products_specs_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specs_codes" ADD CONSTRAINT "_products_v_version_specs_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v_version_specs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_specs_codes_order_idx" ON "products_specs_codes" USING btree ("order");
  CREATE INDEX "products_specs_codes_parent_idx" ON "products_specs_codes" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_specs_codes_order_idx" ON "_products_v_version_specs_codes" USING btree ("order");
  CREATE INDEX "_products_v_version_specs_codes_parent_idx" ON "_products_v_version_specs_codes" USING btree ("parent_id");
  ALTER TABLE "products_specs" DROP COLUMN "codes";
  ALTER TABLE "_products_v_version_specs" DROP COLUMN "codes";
  ALTER TABLE "series" DROP COLUMN "called_for";
  ALTER TABLE "_series_v" DROP COLUMN "version_called_for";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "spec_rows_id";
  DROP TYPE "public"."enum_spec_rows_group";
  DROP TYPE "public"."enum_spec_rows_better";`)
}
