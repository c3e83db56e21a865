import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_features_order_idx\` ON \`products_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_features_parent_id_idx\` ON \`products_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_features_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_features_locales_locale_parent_id_unique\` ON \`products_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_features_locales_parent_idx\` ON \`products_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_scenarios\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_scenarios_order_idx\` ON \`products_scenarios\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_scenarios_parent_id_idx\` ON \`products_scenarios\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_scenarios_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_scenarios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_scenarios_locales_locale_parent_id_unique\` ON \`products_scenarios_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_scenarios_locales_parent_idx\` ON \`products_scenarios_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`prefix\` text,
  	\`value\` numeric,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`codes\` text,
  	\`highlight\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_specs_order_idx\` ON \`products_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_specs_parent_id_idx\` ON \`products_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_specs_locales\` (
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_specs_locales_locale_parent_id_unique\` ON \`products_specs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_specs_locales_parent_idx\` ON \`products_specs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_materials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_materials_order_idx\` ON \`products_materials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_materials_parent_id_idx\` ON \`products_materials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_materials_locales\` (
  	\`part\` text,
  	\`material\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_materials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_materials_locales_locale_parent_id_unique\` ON \`products_materials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_materials_locales_parent_idx\` ON \`products_materials_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_packing\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`quantity\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_packing_order_idx\` ON \`products_packing\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_packing_parent_id_idx\` ON \`products_packing\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_packing_locales\` (
  	\`item\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_packing\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_packing_locales_locale_parent_id_unique\` ON \`products_packing_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_packing_locales_parent_idx\` ON \`products_packing_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`code\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`released\` text,
  	\`featured\` text,
  	\`life\` text DEFAULT 'active',
  	\`life_since\` text,
  	\`successor_id\` integer,
  	\`series_id\` integer,
  	\`width\` numeric,
  	\`depth\` numeric,
  	\`height\` numeric,
  	\`top_view_left\` numeric,
  	\`top_view_top\` numeric,
  	\`top_view_width\` numeric,
  	\`top_view_height\` numeric,
  	\`in_use_id\` integer,
  	\`model_id\` integer,
  	\`purchase_minimum_order\` numeric,
  	\`purchase_sample_days\` numeric,
  	\`purchase_lead_days\` numeric,
  	\`purchase_warranty_months\` numeric,
  	\`seo_picture_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`successor_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`in_use_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_code_idx\` ON \`products\` (\`code\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_order_idx\` ON \`products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_released_idx\` ON \`products\` (\`released\`);`)
  await db.run(sql`CREATE INDEX \`products_featured_idx\` ON \`products\` (\`featured\`);`)
  await db.run(sql`CREATE INDEX \`products_life_idx\` ON \`products\` (\`life\`);`)
  await db.run(sql`CREATE INDEX \`products_life_since_idx\` ON \`products\` (\`life_since\`);`)
  await db.run(sql`CREATE INDEX \`products_successor_idx\` ON \`products\` (\`successor_id\`);`)
  await db.run(sql`CREATE INDEX \`products_series_idx\` ON \`products\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`products_in_use_idx\` ON \`products\` (\`in_use_id\`);`)
  await db.run(sql`CREATE INDEX \`products_model_idx\` ON \`products\` (\`model_id\`);`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_picture_idx\` ON \`products\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_english_idx\` ON \`products\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`name\` text,
  	\`tagline\` text,
  	\`intro\` text,
  	\`purchase_note\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_locales_parent_idx\` ON \`products_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`solutions_id\` integer,
  	\`accessories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accessories_id\`) REFERENCES \`accessories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_solutions_id_idx\` ON \`products_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_accessories_id_idx\` ON \`products_rels\` (\`accessories_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_features_order_idx\` ON \`_products_v_version_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_features_parent_id_idx\` ON \`_products_v_version_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_features_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_features_locales_locale_parent_id_unique\` ON \`_products_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_features_locales_parent_idx\` ON \`_products_v_version_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_scenarios\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_scenarios_order_idx\` ON \`_products_v_version_scenarios\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_scenarios_parent_id_idx\` ON \`_products_v_version_scenarios\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_scenarios_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_scenarios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_scenarios_locales_locale_parent_id_uniqu\` ON \`_products_v_version_scenarios_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_scenarios_locales_parent_idx\` ON \`_products_v_version_scenarios_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`prefix\` text,
  	\`value\` numeric,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`codes\` text,
  	\`highlight\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_specs_order_idx\` ON \`_products_v_version_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_specs_parent_id_idx\` ON \`_products_v_version_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_specs_locales\` (
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_specs_locales_locale_parent_id_unique\` ON \`_products_v_version_specs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_specs_locales_parent_idx\` ON \`_products_v_version_specs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_materials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_materials_order_idx\` ON \`_products_v_version_materials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_materials_parent_id_idx\` ON \`_products_v_version_materials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_materials_locales\` (
  	\`part\` text,
  	\`material\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_materials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_materials_locales_locale_parent_id_uniqu\` ON \`_products_v_version_materials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_materials_locales_parent_idx\` ON \`_products_v_version_materials_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_packing\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`quantity\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_packing_order_idx\` ON \`_products_v_version_packing\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_packing_parent_id_idx\` ON \`_products_v_version_packing\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_packing_locales\` (
  	\`item\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_packing\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_packing_locales_locale_parent_id_unique\` ON \`_products_v_version_packing_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_packing_locales_parent_idx\` ON \`_products_v_version_packing_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_code\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_released\` text,
  	\`version_featured\` text,
  	\`version_life\` text DEFAULT 'active',
  	\`version_life_since\` text,
  	\`version_successor_id\` integer,
  	\`version_series_id\` integer,
  	\`version_width\` numeric,
  	\`version_depth\` numeric,
  	\`version_height\` numeric,
  	\`version_top_view_left\` numeric,
  	\`version_top_view_top\` numeric,
  	\`version_top_view_width\` numeric,
  	\`version_top_view_height\` numeric,
  	\`version_in_use_id\` integer,
  	\`version_model_id\` integer,
  	\`version_purchase_minimum_order\` numeric,
  	\`version_purchase_sample_days\` numeric,
  	\`version_purchase_lead_days\` numeric,
  	\`version_purchase_warranty_months\` numeric,
  	\`version_seo_picture_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_successor_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_in_use_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_code_idx\` ON \`_products_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_order_idx\` ON \`_products_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_released_idx\` ON \`_products_v\` (\`version_released\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_featured_idx\` ON \`_products_v\` (\`version_featured\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_life_idx\` ON \`_products_v\` (\`version_life\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_life_since_idx\` ON \`_products_v\` (\`version_life_since\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_successor_idx\` ON \`_products_v\` (\`version_successor_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_series_idx\` ON \`_products_v\` (\`version_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_in_use_idx\` ON \`_products_v\` (\`version_in_use_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_model_idx\` ON \`_products_v\` (\`version_model_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_seo_version_seo_picture_idx\` ON \`_products_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_english_idx\` ON \`_products_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_name\` text,
  	\`version_tagline\` text,
  	\`version_intro\` text,
  	\`version_purchase_note\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_locales_parent_idx\` ON \`_products_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`solutions_id\` integer,
  	\`accessories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accessories_id\`) REFERENCES \`accessories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_solutions_id_idx\` ON \`_products_v_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_accessories_id_idx\` ON \`_products_v_rels\` (\`accessories_id\`);`)
  await db.run(sql`CREATE TABLE \`series_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`series_features_order_idx\` ON \`series_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`series_features_parent_id_idx\` ON \`series_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`series_features_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`series_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`series_features_locales_locale_parent_id_unique\` ON \`series_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`series_features_locales_parent_idx\` ON \`series_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`series\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`key\` text,
  	\`order\` numeric DEFAULT 100,
  	\`called_for\` text,
  	\`picture_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`series_key_idx\` ON \`series\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`series_order_idx\` ON \`series\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`series_picture_idx\` ON \`series\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`series_english_idx\` ON \`series\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`series_updated_at_idx\` ON \`series\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`series_created_at_idx\` ON \`series\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`series_deleted_at_idx\` ON \`series\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`series__status_idx\` ON \`series\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`series_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`series_locales_locale_parent_id_unique\` ON \`series_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`series_locales_parent_idx\` ON \`series_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_series_v_version_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_series_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_series_v_version_features_order_idx\` ON \`_series_v_version_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_features_parent_id_idx\` ON \`_series_v_version_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_series_v_version_features_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_series_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_series_v_version_features_locales_locale_parent_id_unique\` ON \`_series_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_features_locales_parent_idx\` ON \`_series_v_version_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_series_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_key\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_called_for\` text,
  	\`version_picture_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_series_v_parent_idx\` ON \`_series_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_version_key_idx\` ON \`_series_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_version_order_idx\` ON \`_series_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_version_picture_idx\` ON \`_series_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_version_english_idx\` ON \`_series_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_version_updated_at_idx\` ON \`_series_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_version_created_at_idx\` ON \`_series_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_version_deleted_at_idx\` ON \`_series_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_version_version__status_idx\` ON \`_series_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_created_at_idx\` ON \`_series_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_updated_at_idx\` ON \`_series_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_snapshot_idx\` ON \`_series_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_published_locale_idx\` ON \`_series_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_latest_idx\` ON \`_series_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_series_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_series_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_series_v_locales_locale_parent_id_unique\` ON \`_series_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_series_v_locales_parent_idx\` ON \`_series_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accessories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`model\` text,
  	\`picture_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`accessories_slug_idx\` ON \`accessories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`accessories_order_idx\` ON \`accessories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`accessories_picture_idx\` ON \`accessories\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`accessories_english_idx\` ON \`accessories\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`accessories_updated_at_idx\` ON \`accessories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accessories_created_at_idx\` ON \`accessories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`accessories_deleted_at_idx\` ON \`accessories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`accessories__status_idx\` ON \`accessories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`accessories_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accessories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`accessories_locales_locale_parent_id_unique\` ON \`accessories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accessories_locales_parent_idx\` ON \`accessories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accessories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_model\` text,
  	\`version_picture_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accessories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_accessories_v_parent_idx\` ON \`_accessories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_version_version_slug_idx\` ON \`_accessories_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_version_version_order_idx\` ON \`_accessories_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_version_version_picture_idx\` ON \`_accessories_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_version_version_english_idx\` ON \`_accessories_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_version_version_updated_at_idx\` ON \`_accessories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_version_version_created_at_idx\` ON \`_accessories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_version_version_deleted_at_idx\` ON \`_accessories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_version_version__status_idx\` ON \`_accessories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_created_at_idx\` ON \`_accessories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_updated_at_idx\` ON \`_accessories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_snapshot_idx\` ON \`_accessories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_published_locale_idx\` ON \`_accessories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_latest_idx\` ON \`_accessories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_accessories_v_locales\` (
  	\`version_name\` text,
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accessories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_accessories_v_locales_locale_parent_id_unique\` ON \`_accessories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accessories_v_locales_parent_idx\` ON \`_accessories_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_overview\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_overview_order_idx\` ON \`solutions_overview\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_overview_parent_id_idx\` ON \`solutions_overview\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_overview_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_overview\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_overview_locales_locale_parent_id_unique\` ON \`solutions_overview_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_overview_locales_parent_idx\` ON \`solutions_overview_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_results_order_idx\` ON \`solutions_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_results_parent_id_idx\` ON \`solutions_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_results_locales\` (
  	\`unit\` text,
  	\`label\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_results_locales_locale_parent_id_unique\` ON \`solutions_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_results_locales_parent_idx\` ON \`solutions_results_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_hardware\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_hardware_order_idx\` ON \`solutions_hardware\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_hardware_parent_id_idx\` ON \`solutions_hardware\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_hardware_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_hardware\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_hardware_locales_locale_parent_id_unique\` ON \`solutions_hardware_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_hardware_locales_parent_idx\` ON \`solutions_hardware_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_platform\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_platform_order_idx\` ON \`solutions_platform\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_platform_parent_id_idx\` ON \`solutions_platform\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_platform_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_platform\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_platform_locales_locale_parent_id_unique\` ON \`solutions_platform_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_platform_locales_parent_idx\` ON \`solutions_platform_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_app\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_app_order_idx\` ON \`solutions_app\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_app_parent_id_idx\` ON \`solutions_app\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_app_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_app\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_app_locales_locale_parent_id_unique\` ON \`solutions_app_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_app_locales_parent_idx\` ON \`solutions_app_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_scenarios\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_scenarios_order_idx\` ON \`solutions_scenarios\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_scenarios_parent_id_idx\` ON \`solutions_scenarios\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_scenarios_locales\` (
  	\`time\` text,
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_scenarios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_scenarios_locales_locale_parent_id_unique\` ON \`solutions_scenarios_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_scenarios_locales_parent_idx\` ON \`solutions_scenarios_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_features_order_idx\` ON \`solutions_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_features_parent_id_idx\` ON \`solutions_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_features_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_features_locales_locale_parent_id_unique\` ON \`solutions_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_features_locales_parent_idx\` ON \`solutions_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_specs_order_idx\` ON \`solutions_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_specs_parent_id_idx\` ON \`solutions_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_specs_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_specs_locales_locale_parent_id_unique\` ON \`solutions_specs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_specs_locales_parent_idx\` ON \`solutions_specs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`tab\` text,
  	\`seo_picture_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_slug_idx\` ON \`solutions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`solutions_order_idx\` ON \`solutions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_tab_idx\` ON \`solutions\` (\`tab\`);`)
  await db.run(sql`CREATE INDEX \`solutions_seo_seo_picture_idx\` ON \`solutions\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_english_idx\` ON \`solutions\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`solutions_updated_at_idx\` ON \`solutions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_created_at_idx\` ON \`solutions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_deleted_at_idx\` ON \`solutions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions__status_idx\` ON \`solutions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`solutions_locales\` (
  	\`name\` text,
  	\`tagline\` text,
  	\`summary\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_locales_locale_parent_id_unique\` ON \`solutions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_locales_parent_idx\` ON \`solutions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_rels_order_idx\` ON \`solutions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_parent_idx\` ON \`solutions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_path_idx\` ON \`solutions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_products_id_idx\` ON \`solutions_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_overview\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_overview_order_idx\` ON \`_solutions_v_version_overview\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_overview_parent_id_idx\` ON \`_solutions_v_version_overview\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_overview_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_overview\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_overview_locales_locale_parent_id_uniqu\` ON \`_solutions_v_version_overview_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_overview_locales_parent_idx\` ON \`_solutions_v_version_overview_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_results_order_idx\` ON \`_solutions_v_version_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_results_parent_id_idx\` ON \`_solutions_v_version_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_results_locales\` (
  	\`unit\` text,
  	\`label\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_results_locales_locale_parent_id_unique\` ON \`_solutions_v_version_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_results_locales_parent_idx\` ON \`_solutions_v_version_results_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_hardware\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_hardware_order_idx\` ON \`_solutions_v_version_hardware\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_hardware_parent_id_idx\` ON \`_solutions_v_version_hardware\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_hardware_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_hardware\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_hardware_locales_locale_parent_id_uniqu\` ON \`_solutions_v_version_hardware_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_hardware_locales_parent_idx\` ON \`_solutions_v_version_hardware_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_platform\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_platform_order_idx\` ON \`_solutions_v_version_platform\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_platform_parent_id_idx\` ON \`_solutions_v_version_platform\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_platform_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_platform\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_platform_locales_locale_parent_id_uniqu\` ON \`_solutions_v_version_platform_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_platform_locales_parent_idx\` ON \`_solutions_v_version_platform_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_app\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_app_order_idx\` ON \`_solutions_v_version_app\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_app_parent_id_idx\` ON \`_solutions_v_version_app\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_app_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_app\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_app_locales_locale_parent_id_unique\` ON \`_solutions_v_version_app_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_app_locales_parent_idx\` ON \`_solutions_v_version_app_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_scenarios\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_scenarios_order_idx\` ON \`_solutions_v_version_scenarios\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_scenarios_parent_id_idx\` ON \`_solutions_v_version_scenarios\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_scenarios_locales\` (
  	\`time\` text,
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_scenarios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_scenarios_locales_locale_parent_id_uniq\` ON \`_solutions_v_version_scenarios_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_scenarios_locales_parent_idx\` ON \`_solutions_v_version_scenarios_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_features_order_idx\` ON \`_solutions_v_version_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_features_parent_id_idx\` ON \`_solutions_v_version_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_features_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_features_locales_locale_parent_id_uniqu\` ON \`_solutions_v_version_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_features_locales_parent_idx\` ON \`_solutions_v_version_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_specs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_specs_order_idx\` ON \`_solutions_v_version_specs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_specs_parent_id_idx\` ON \`_solutions_v_version_specs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_specs_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_specs_locales_locale_parent_id_unique\` ON \`_solutions_v_version_specs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_specs_locales_parent_idx\` ON \`_solutions_v_version_specs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_tab\` text,
  	\`version_seo_picture_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_parent_idx\` ON \`_solutions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_slug_idx\` ON \`_solutions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_order_idx\` ON \`_solutions_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_tab_idx\` ON \`_solutions_v\` (\`version_tab\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_seo_version_seo_picture_idx\` ON \`_solutions_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_english_idx\` ON \`_solutions_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_updated_at_idx\` ON \`_solutions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_created_at_idx\` ON \`_solutions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_deleted_at_idx\` ON \`_solutions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version__status_idx\` ON \`_solutions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_created_at_idx\` ON \`_solutions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_updated_at_idx\` ON \`_solutions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_snapshot_idx\` ON \`_solutions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_published_locale_idx\` ON \`_solutions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_latest_idx\` ON \`_solutions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_locales\` (
  	\`version_name\` text,
  	\`version_tagline\` text,
  	\`version_summary\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_locales_locale_parent_id_unique\` ON \`_solutions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_locales_parent_idx\` ON \`_solutions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_order_idx\` ON \`_solutions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_parent_idx\` ON \`_solutions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_path_idx\` ON \`_solutions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_products_id_idx\` ON \`_solutions_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_sections_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_sections_items_order_idx\` ON \`pages_sections_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_sections_items_parent_id_idx\` ON \`pages_sections_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_sections_items_locales\` (
  	\`unit\` text,
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_sections_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_sections_items_locales_locale_parent_id_unique\` ON \`pages_sections_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_sections_items_locales_parent_idx\` ON \`pages_sections_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'text',
  	\`picture_id\` integer,
  	\`film_id\` integer,
  	\`link\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_sections_order_idx\` ON \`pages_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_sections_parent_id_idx\` ON \`pages_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_sections_kind_idx\` ON \`pages_sections\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`pages_sections_picture_idx\` ON \`pages_sections\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_sections_film_idx\` ON \`pages_sections\` (\`film_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_sections_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`table\` text,
  	\`action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_sections_locales_locale_parent_id_unique\` ON \`pages_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_sections_locales_parent_idx\` ON \`pages_sections_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`seo_picture_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_picture_idx\` ON \`pages\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_english_idx\` ON \`pages\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`downloads_id\` integer,
  	\`faqs_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_products_id_idx\` ON \`pages_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_downloads_id_idx\` ON \`pages_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_faqs_id_idx\` ON \`pages_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sections_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sections_items_order_idx\` ON \`_pages_v_version_sections_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sections_items_parent_id_idx\` ON \`_pages_v_version_sections_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sections_items_locales\` (
  	\`unit\` text,
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_sections_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_sections_items_locales_locale_parent_id_uni\` ON \`_pages_v_version_sections_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sections_items_locales_parent_idx\` ON \`_pages_v_version_sections_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'text',
  	\`picture_id\` integer,
  	\`film_id\` integer,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sections_order_idx\` ON \`_pages_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sections_parent_id_idx\` ON \`_pages_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sections_kind_idx\` ON \`_pages_v_version_sections\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sections_picture_idx\` ON \`_pages_v_version_sections\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sections_film_idx\` ON \`_pages_v_version_sections\` (\`film_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sections_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`table\` text,
  	\`action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v_version_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_version_sections_locales_locale_parent_id_unique\` ON \`_pages_v_version_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sections_locales_parent_idx\` ON \`_pages_v_version_sections_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_seo_picture_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_picture_idx\` ON \`_pages_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_english_idx\` ON \`_pages_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`downloads_id\` integer,
  	\`faqs_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_products_id_idx\` ON \`_pages_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_downloads_id_idx\` ON \`_pages_v_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_faqs_id_idx\` ON \`_pages_v_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`category\` text,
  	\`published_at\` text,
  	\`updated_on\` text,
  	\`picture_id\` integer,
  	\`seo_picture_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_category_idx\` ON \`articles\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`articles_published_at_idx\` ON \`articles\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_on_idx\` ON \`articles\` (\`updated_on\`);`)
  await db.run(sql`CREATE INDEX \`articles_picture_idx\` ON \`articles\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_seo_seo_picture_idx\` ON \`articles\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_english_idx\` ON \`articles\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`articles_locales\` (
  	\`title\` text,
  	\`author\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_locales_locale_parent_id_unique\` ON \`articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_locales_parent_idx\` ON \`articles_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_category\` text,
  	\`version_published_at\` text,
  	\`version_updated_on\` text,
  	\`version_picture_id\` integer,
  	\`version_seo_picture_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_category_idx\` ON \`_articles_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_published_at_idx\` ON \`_articles_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_on_idx\` ON \`_articles_v\` (\`version_updated_on\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_picture_idx\` ON \`_articles_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_seo_version_seo_picture_idx\` ON \`_articles_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_english_idx\` ON \`_articles_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_locales\` (
  	\`version_title\` text,
  	\`version_author\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_locales_locale_parent_id_unique\` ON \`_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_locales_parent_idx\` ON \`_articles_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`downloads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`type\` text,
  	\`kind\` text,
  	\`version\` text,
  	\`created_on\` text,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`downloads_slug_idx\` ON \`downloads\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`downloads_type_idx\` ON \`downloads\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`downloads_kind_idx\` ON \`downloads\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`downloads_created_on_idx\` ON \`downloads\` (\`created_on\`);`)
  await db.run(sql`CREATE INDEX \`downloads_english_idx\` ON \`downloads\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`downloads_updated_at_idx\` ON \`downloads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads_created_at_idx\` ON \`downloads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads_deleted_at_idx\` ON \`downloads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads__status_idx\` ON \`downloads\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`downloads_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`file_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`downloads_file_idx\` ON \`downloads_locales\` (\`file_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`downloads_locales_locale_parent_id_unique\` ON \`downloads_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_locales_parent_idx\` ON \`downloads_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`downloads_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`downloads_rels_order_idx\` ON \`downloads_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`downloads_rels_parent_idx\` ON \`downloads_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_rels_path_idx\` ON \`downloads_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`downloads_rels_products_id_idx\` ON \`downloads_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_type\` text,
  	\`version_kind\` text,
  	\`version_version\` text,
  	\`version_created_on\` text,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_v_parent_idx\` ON \`_downloads_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_slug_idx\` ON \`_downloads_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_type_idx\` ON \`_downloads_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_kind_idx\` ON \`_downloads_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_created_on_idx\` ON \`_downloads_v\` (\`version_created_on\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_english_idx\` ON \`_downloads_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_updated_at_idx\` ON \`_downloads_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_created_at_idx\` ON \`_downloads_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_deleted_at_idx\` ON \`_downloads_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version__status_idx\` ON \`_downloads_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_created_at_idx\` ON \`_downloads_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_updated_at_idx\` ON \`_downloads_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_snapshot_idx\` ON \`_downloads_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_published_locale_idx\` ON \`_downloads_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_latest_idx\` ON \`_downloads_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_file_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_downloads_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_file_idx\` ON \`_downloads_v_locales\` (\`version_file_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_downloads_v_locales_locale_parent_id_unique\` ON \`_downloads_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_locales_parent_idx\` ON \`_downloads_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_downloads_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_v_rels_order_idx\` ON \`_downloads_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_rels_parent_idx\` ON \`_downloads_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_rels_path_idx\` ON \`_downloads_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_rels_products_id_idx\` ON \`_downloads_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`videos_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`second\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_chapters_order_idx\` ON \`videos_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`videos_chapters_parent_id_idx\` ON \`videos_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos_chapters_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos_chapters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_chapters_locales_locale_parent_id_unique\` ON \`videos_chapters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_chapters_locales_parent_idx\` ON \`videos_chapters_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`group\` text,
  	\`created_on\` text,
  	\`seconds\` numeric,
  	\`file_id\` integer,
  	\`address\` text,
  	\`file_modern_id\` integer,
  	\`poster_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_modern_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_slug_idx\` ON \`videos\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`videos_group_idx\` ON \`videos\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_on_idx\` ON \`videos\` (\`created_on\`);`)
  await db.run(sql`CREATE INDEX \`videos_file_idx\` ON \`videos\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_file_modern_idx\` ON \`videos\` (\`file_modern_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_poster_idx\` ON \`videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_english_idx\` ON \`videos\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`videos__status_idx\` ON \`videos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`videos_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`captions_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_captions_idx\` ON \`videos_locales\` (\`captions_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_locales_locale_parent_id_unique\` ON \`videos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_locales_parent_idx\` ON \`videos_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_rels_order_idx\` ON \`videos_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_parent_idx\` ON \`videos_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_path_idx\` ON \`videos_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_products_id_idx\` ON \`videos_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_version_chapters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`second\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_version_chapters_order_idx\` ON \`_videos_v_version_chapters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_chapters_parent_id_idx\` ON \`_videos_v_version_chapters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_version_chapters_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_videos_v_version_chapters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_videos_v_version_chapters_locales_locale_parent_id_unique\` ON \`_videos_v_version_chapters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_chapters_locales_parent_idx\` ON \`_videos_v_version_chapters_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_group\` text,
  	\`version_created_on\` text,
  	\`version_seconds\` numeric,
  	\`version_file_id\` integer,
  	\`version_address\` text,
  	\`version_file_modern_id\` integer,
  	\`version_poster_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_modern_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_parent_idx\` ON \`_videos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_slug_idx\` ON \`_videos_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_group_idx\` ON \`_videos_v\` (\`version_group\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_created_on_idx\` ON \`_videos_v\` (\`version_created_on\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_file_idx\` ON \`_videos_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_file_modern_idx\` ON \`_videos_v\` (\`version_file_modern_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_poster_idx\` ON \`_videos_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_english_idx\` ON \`_videos_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_updated_at_idx\` ON \`_videos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_created_at_idx\` ON \`_videos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_deleted_at_idx\` ON \`_videos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version__status_idx\` ON \`_videos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_created_at_idx\` ON \`_videos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_updated_at_idx\` ON \`_videos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_snapshot_idx\` ON \`_videos_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_published_locale_idx\` ON \`_videos_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_latest_idx\` ON \`_videos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_captions_id\` integer,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_captions_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_captions_idx\` ON \`_videos_v_locales\` (\`version_captions_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_videos_v_locales_locale_parent_id_unique\` ON \`_videos_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_locales_parent_idx\` ON \`_videos_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_order_idx\` ON \`_videos_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_parent_idx\` ON \`_videos_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_path_idx\` ON \`_videos_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_products_id_idx\` ON \`_videos_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`portrait_id\` integer,
  	\`solution_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`solution_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_slug_idx\` ON \`testimonials\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_order_idx\` ON \`testimonials\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_portrait_idx\` ON \`testimonials\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_solution_idx\` ON \`testimonials\` (\`solution_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_english_idx\` ON \`testimonials\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`testimonials_locales\` (
  	\`quote\` text,
  	\`name\` text,
  	\`role\` text,
  	\`company\` text,
  	\`result\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_locales_locale_parent_id_unique\` ON \`testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_locales_parent_idx\` ON \`testimonials_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_portrait_id\` integer,
  	\`version_solution_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_solution_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_slug_idx\` ON \`_testimonials_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_order_idx\` ON \`_testimonials_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_portrait_idx\` ON \`_testimonials_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_solution_idx\` ON \`_testimonials_v\` (\`version_solution_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_english_idx\` ON \`_testimonials_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__status_idx\` ON \`_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_snapshot_idx\` ON \`_testimonials_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_published_locale_idx\` ON \`_testimonials_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_latest_idx\` ON \`_testimonials_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v_locales\` (
  	\`version_quote\` text,
  	\`version_name\` text,
  	\`version_role\` text,
  	\`version_company\` text,
  	\`version_result\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_testimonials_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_testimonials_v_locales_locale_parent_id_unique\` ON \`_testimonials_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_locales_parent_idx\` ON \`_testimonials_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`link\` text,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`banners_slug_idx\` ON \`banners\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`banners_order_idx\` ON \`banners\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`banners_english_idx\` ON \`banners\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_deleted_at_idx\` ON \`banners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`banners_locales\` (
  	\`kicker\` text,
  	\`title\` text,
  	\`text\` text,
  	\`action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`banners_locales_locale_parent_id_unique\` ON \`banners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_locales_parent_idx\` ON \`banners_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_link\` text,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_parent_idx\` ON \`_banners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_slug_idx\` ON \`_banners_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_order_idx\` ON \`_banners_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_english_idx\` ON \`_banners_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_updated_at_idx\` ON \`_banners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_created_at_idx\` ON \`_banners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_deleted_at_idx\` ON \`_banners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_snapshot_idx\` ON \`_banners_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_published_locale_idx\` ON \`_banners_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v_locales\` (
  	\`version_kicker\` text,
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_banners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_banners_v_locales_locale_parent_id_unique\` ON \`_banners_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_locales_parent_idx\` ON \`_banners_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faqs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`topic\` text,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faqs_slug_idx\` ON \`faqs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`faqs_order_idx\` ON \`faqs\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faqs_topic_idx\` ON \`faqs\` (\`topic\`);`)
  await db.run(sql`CREATE INDEX \`faqs_english_idx\` ON \`faqs\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`faqs_updated_at_idx\` ON \`faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_at_idx\` ON \`faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_deleted_at_idx\` ON \`faqs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs__status_idx\` ON \`faqs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`faqs_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faqs_locales_locale_parent_id_unique\` ON \`faqs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_locales_parent_idx\` ON \`faqs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_topic\` text,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faqs_v_parent_idx\` ON \`_faqs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_slug_idx\` ON \`_faqs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_order_idx\` ON \`_faqs_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_topic_idx\` ON \`_faqs_v\` (\`version_topic\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_english_idx\` ON \`_faqs_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_updated_at_idx\` ON \`_faqs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_created_at_idx\` ON \`_faqs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_deleted_at_idx\` ON \`_faqs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version__status_idx\` ON \`_faqs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_created_at_idx\` ON \`_faqs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_updated_at_idx\` ON \`_faqs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_snapshot_idx\` ON \`_faqs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_published_locale_idx\` ON \`_faqs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_latest_idx\` ON \`_faqs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_faqs_v_locales\` (
  	\`version_question\` text,
  	\`version_answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faqs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_faqs_v_locales_locale_parent_id_unique\` ON \`_faqs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faqs_v_locales_parent_idx\` ON \`_faqs_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_steps_order_idx\` ON \`services_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_steps_parent_id_idx\` ON \`services_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_steps_locales\` (
  	\`title\` text,
  	\`duration\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_steps_locales_locale_parent_id_unique\` ON \`services_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_steps_locales_parent_idx\` ON \`services_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_tests_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_tests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_tests_items_order_idx\` ON \`services_tests_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_tests_items_parent_id_idx\` ON \`services_tests_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_tests_items_locales\` (
  	\`name\` text,
  	\`criterion\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_tests_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_tests_items_locales_locale_parent_id_unique\` ON \`services_tests_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_tests_items_locales_parent_idx\` ON \`services_tests_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_tests\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_tests_order_idx\` ON \`services_tests\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_tests_parent_id_idx\` ON \`services_tests\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_tests_locales\` (
  	\`group\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services_tests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_tests_locales_locale_parent_id_unique\` ON \`services_tests_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_tests_locales_parent_idx\` ON \`services_tests_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`listed\` integer DEFAULT true,
  	\`seo_picture_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_order_idx\` ON \`services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_seo_seo_picture_idx\` ON \`services\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`services_english_idx\` ON \`services\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`services_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_locales_locale_parent_id_unique\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_locales_parent_idx\` ON \`services_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_steps_order_idx\` ON \`_services_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_steps_parent_id_idx\` ON \`_services_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_steps_locales\` (
  	\`title\` text,
  	\`duration\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v_version_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_version_steps_locales_locale_parent_id_unique\` ON \`_services_v_version_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_steps_locales_parent_idx\` ON \`_services_v_version_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_tests_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v_version_tests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_tests_items_order_idx\` ON \`_services_v_version_tests_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_tests_items_parent_id_idx\` ON \`_services_v_version_tests_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_tests_items_locales\` (
  	\`name\` text,
  	\`criterion\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v_version_tests_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_version_tests_items_locales_locale_parent_id_uni\` ON \`_services_v_version_tests_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_tests_items_locales_parent_idx\` ON \`_services_v_version_tests_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_tests\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_tests_order_idx\` ON \`_services_v_version_tests\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_tests_parent_id_idx\` ON \`_services_v_version_tests\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_tests_locales\` (
  	\`group\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v_version_tests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_version_tests_locales_locale_parent_id_unique\` ON \`_services_v_version_tests_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_tests_locales_parent_idx\` ON \`_services_v_version_tests_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_listed\` integer DEFAULT true,
  	\`version_seo_picture_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_order_idx\` ON \`_services_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_version_seo_picture_idx\` ON \`_services_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_english_idx\` ON \`_services_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_snapshot_idx\` ON \`_services_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_published_locale_idx\` ON \`_services_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_services_v_locales_locale_parent_id_unique\` ON \`_services_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_locales_parent_idx\` ON \`_services_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`brands\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`kind\` text,
  	\`year\` numeric,
  	\`picture_id\` integer,
  	\`seo_picture_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brands_slug_idx\` ON \`brands\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`brands_order_idx\` ON \`brands\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`brands_kind_idx\` ON \`brands\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`brands_picture_idx\` ON \`brands\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_seo_seo_picture_idx\` ON \`brands\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_english_idx\` ON \`brands\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`brands_updated_at_idx\` ON \`brands\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`brands_created_at_idx\` ON \`brands\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`brands_deleted_at_idx\` ON \`brands\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`brands__status_idx\` ON \`brands\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`brands_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brands_locales_locale_parent_id_unique\` ON \`brands_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_locales_parent_idx\` ON \`brands_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brands_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_kind\` text,
  	\`version_year\` numeric,
  	\`version_picture_id\` integer,
  	\`version_seo_picture_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brands_v_parent_idx\` ON \`_brands_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_slug_idx\` ON \`_brands_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_order_idx\` ON \`_brands_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_kind_idx\` ON \`_brands_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_picture_idx\` ON \`_brands_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_seo_version_seo_picture_idx\` ON \`_brands_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_english_idx\` ON \`_brands_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_updated_at_idx\` ON \`_brands_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_created_at_idx\` ON \`_brands_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_deleted_at_idx\` ON \`_brands_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version__status_idx\` ON \`_brands_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_created_at_idx\` ON \`_brands_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_updated_at_idx\` ON \`_brands_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_snapshot_idx\` ON \`_brands_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_published_locale_idx\` ON \`_brands_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_latest_idx\` ON \`_brands_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_brands_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brands_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_brands_v_locales_locale_parent_id_unique\` ON \`_brands_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_locales_parent_idx\` ON \`_brands_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inventions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`type\` text,
  	\`status\` text,
  	\`number\` text,
  	\`date\` text,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`inventions_slug_idx\` ON \`inventions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`inventions_type_idx\` ON \`inventions\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`inventions_status_idx\` ON \`inventions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`inventions_date_idx\` ON \`inventions\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`inventions_english_idx\` ON \`inventions\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`inventions_updated_at_idx\` ON \`inventions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inventions_created_at_idx\` ON \`inventions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`inventions_deleted_at_idx\` ON \`inventions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`inventions__status_idx\` ON \`inventions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`inventions_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inventions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`inventions_locales_locale_parent_id_unique\` ON \`inventions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inventions_locales_parent_idx\` ON \`inventions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`inventions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inventions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inventions_rels_order_idx\` ON \`inventions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`inventions_rels_parent_idx\` ON \`inventions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`inventions_rels_path_idx\` ON \`inventions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`inventions_rels_products_id_idx\` ON \`inventions_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_inventions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_type\` text,
  	\`version_status\` text,
  	\`version_number\` text,
  	\`version_date\` text,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`inventions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_inventions_v_parent_idx\` ON \`_inventions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version_slug_idx\` ON \`_inventions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version_type_idx\` ON \`_inventions_v\` (\`version_type\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version_status_idx\` ON \`_inventions_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version_date_idx\` ON \`_inventions_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version_english_idx\` ON \`_inventions_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version_updated_at_idx\` ON \`_inventions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version_created_at_idx\` ON \`_inventions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version_deleted_at_idx\` ON \`_inventions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version__status_idx\` ON \`_inventions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_created_at_idx\` ON \`_inventions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_updated_at_idx\` ON \`_inventions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_snapshot_idx\` ON \`_inventions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_published_locale_idx\` ON \`_inventions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_latest_idx\` ON \`_inventions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_inventions_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_inventions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_inventions_v_locales_locale_parent_id_unique\` ON \`_inventions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_locales_parent_idx\` ON \`_inventions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_inventions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_inventions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_inventions_v_rels_order_idx\` ON \`_inventions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_rels_parent_idx\` ON \`_inventions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_rels_path_idx\` ON \`_inventions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_inventions_v_rels_products_id_idx\` ON \`_inventions_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`marks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`slug\` text,
  	\`kind\` text,
  	\`issued\` text,
  	\`mark\` text,
  	\`number\` text,
  	\`file_id\` integer,
  	\`english\` text,
  	\`english_lacks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`marks_slug_idx\` ON \`marks\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`marks_kind_idx\` ON \`marks\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`marks_issued_idx\` ON \`marks\` (\`issued\`);`)
  await db.run(sql`CREATE INDEX \`marks_file_idx\` ON \`marks\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`marks_english_idx\` ON \`marks\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`marks_updated_at_idx\` ON \`marks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`marks_created_at_idx\` ON \`marks\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`marks_deleted_at_idx\` ON \`marks\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`marks__status_idx\` ON \`marks\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`marks_locales\` (
  	\`name\` text,
  	\`scope\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`marks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`marks_locales_locale_parent_id_unique\` ON \`marks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`marks_locales_parent_idx\` ON \`marks_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`marks_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`marks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`marks_rels_order_idx\` ON \`marks_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`marks_rels_parent_idx\` ON \`marks_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`marks_rels_path_idx\` ON \`marks_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`marks_rels_products_id_idx\` ON \`marks_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_marks_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_slug\` text,
  	\`version_kind\` text,
  	\`version_issued\` text,
  	\`version_mark\` text,
  	\`version_number\` text,
  	\`version_file_id\` integer,
  	\`version_english\` text,
  	\`version_english_lacks\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`marks\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_marks_v_parent_idx\` ON \`_marks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version_slug_idx\` ON \`_marks_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version_kind_idx\` ON \`_marks_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version_issued_idx\` ON \`_marks_v\` (\`version_issued\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version_file_idx\` ON \`_marks_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version_english_idx\` ON \`_marks_v\` (\`version_english\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version_updated_at_idx\` ON \`_marks_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version_created_at_idx\` ON \`_marks_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version_deleted_at_idx\` ON \`_marks_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version__status_idx\` ON \`_marks_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_created_at_idx\` ON \`_marks_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_updated_at_idx\` ON \`_marks_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_snapshot_idx\` ON \`_marks_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_published_locale_idx\` ON \`_marks_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_latest_idx\` ON \`_marks_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_marks_v_locales\` (
  	\`version_name\` text,
  	\`version_scope\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_marks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_marks_v_locales_locale_parent_id_unique\` ON \`_marks_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_locales_parent_idx\` ON \`_marks_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_marks_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_marks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_marks_v_rels_order_idx\` ON \`_marks_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_rels_parent_idx\` ON \`_marks_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_rels_path_idx\` ON \`_marks_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_marks_v_rels_products_id_idx\` ON \`_marks_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_objectkey\` text,
  	\`folder_id\` integer,
  	\`sha256\` text,
  	\`seconds\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`folder_id\`) REFERENCES \`folders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`media_sha256_idx\` ON \`media\` (\`sha256\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`spec_rows_codes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`spec_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`spec_rows_codes_order_idx\` ON \`spec_rows_codes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`spec_rows_codes_parent_id_idx\` ON \`spec_rows_codes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`spec_rows_codes_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`spec_rows_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spec_rows_codes_locales_locale_parent_id_unique\` ON \`spec_rows_codes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`spec_rows_codes_locales_parent_idx\` ON \`spec_rows_codes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`spec_rows\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`group\` text NOT NULL,
  	\`unit\` text,
  	\`better\` text,
  	\`is_facet\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spec_rows_key_idx\` ON \`spec_rows\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`spec_rows_order_idx\` ON \`spec_rows\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`spec_rows_group_idx\` ON \`spec_rows\` (\`group\`);`)
  await db.run(sql`CREATE INDEX \`spec_rows_better_idx\` ON \`spec_rows\` (\`better\`);`)
  await db.run(sql`CREATE INDEX \`spec_rows_updated_at_idx\` ON \`spec_rows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`spec_rows_created_at_idx\` ON \`spec_rows\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`spec_rows_deleted_at_idx\` ON \`spec_rows\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`spec_rows_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`spec_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spec_rows_locales_locale_parent_id_unique\` ON \`spec_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`spec_rows_locales_parent_idx\` ON \`spec_rows_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`spec_groups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spec_groups_key_idx\` ON \`spec_groups\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`spec_groups_order_idx\` ON \`spec_groups\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`spec_groups_updated_at_idx\` ON \`spec_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`spec_groups_created_at_idx\` ON \`spec_groups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`spec_groups_deleted_at_idx\` ON \`spec_groups\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`spec_groups_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`spec_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spec_groups_locales_locale_parent_id_unique\` ON \`spec_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`spec_groups_locales_parent_idx\` ON \`spec_groups_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solution_uses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solution_uses_key_idx\` ON \`solution_uses\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`solution_uses_order_idx\` ON \`solution_uses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`solution_uses_updated_at_idx\` ON \`solution_uses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solution_uses_created_at_idx\` ON \`solution_uses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`solution_uses_deleted_at_idx\` ON \`solution_uses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`solution_uses_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution_uses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solution_uses_locales_locale_parent_id_unique\` ON \`solution_uses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_uses_locales_parent_idx\` ON \`solution_uses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`download_kinds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`download_kinds_key_idx\` ON \`download_kinds\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`download_kinds_order_idx\` ON \`download_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`download_kinds_updated_at_idx\` ON \`download_kinds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`download_kinds_created_at_idx\` ON \`download_kinds\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`download_kinds_deleted_at_idx\` ON \`download_kinds\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`download_kinds_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`download_kinds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`download_kinds_locales_locale_parent_id_unique\` ON \`download_kinds_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`download_kinds_locales_parent_idx\` ON \`download_kinds_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_topics\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_topics_key_idx\` ON \`faq_topics\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`faq_topics_order_idx\` ON \`faq_topics\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`faq_topics_updated_at_idx\` ON \`faq_topics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_topics_created_at_idx\` ON \`faq_topics\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_topics_deleted_at_idx\` ON \`faq_topics\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`faq_topics_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`faq_topics_locales_locale_parent_id_unique\` ON \`faq_topics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_topics_locales_parent_idx\` ON \`faq_topics_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`article_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`article_categories_key_idx\` ON \`article_categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_order_idx\` ON \`article_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_updated_at_idx\` ON \`article_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_created_at_idx\` ON \`article_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_deleted_at_idx\` ON \`article_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`article_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`article_categories_locales_locale_parent_id_unique\` ON \`article_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_locales_parent_idx\` ON \`article_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`leads_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`quantity\` numeric,
  	\`product_id\` integer,
  	\`wish\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_items_order_idx\` ON \`leads_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_items_parent_id_idx\` ON \`leads_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_items_product_idx\` ON \`leads_items\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`leads_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_answers_order_idx\` ON \`leads_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_answers_parent_id_idx\` ON \`leads_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`company\` text,
  	\`position\` text,
  	\`country\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`origin_source\` text,
  	\`origin_referrer\` text,
  	\`origin_utm_source\` text,
  	\`origin_utm_medium\` text,
  	\`origin_utm_campaign\` text,
  	\`origin_utm_term\` text,
  	\`origin_utm_content\` text,
  	\`owner_id\` integer,
  	\`follow_up_on\` text,
  	\`answered_at\` text,
  	\`came_from\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`language\` text NOT NULL,
  	\`page\` text,
  	\`consent\` integer DEFAULT false NOT NULL,
  	\`consent_text\` text,
  	\`policy_version\` text,
  	\`consent_at\` text,
  	\`submission_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_owner_idx\` ON \`leads\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_follow_up_on_idx\` ON \`leads\` (\`follow_up_on\`);`)
  await db.run(sql`CREATE INDEX \`leads_answered_at_idx\` ON \`leads\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_came_from_idx\` ON \`leads\` (\`came_from\`);`)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_language_idx\` ON \`leads\` (\`language\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_submission_id_idx\` ON \`leads\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_deleted_at_idx\` ON \`leads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`messages_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_answers_order_idx\` ON \`messages_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`messages_answers_parent_id_idx\` ON \`messages_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`company\` text,
  	\`phone\` text,
  	\`subject\` text,
  	\`message\` text,
  	\`origin_source\` text,
  	\`origin_referrer\` text,
  	\`origin_utm_source\` text,
  	\`origin_utm_medium\` text,
  	\`origin_utm_campaign\` text,
  	\`origin_utm_term\` text,
  	\`origin_utm_content\` text,
  	\`note\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`language\` text NOT NULL,
  	\`page\` text,
  	\`consent\` integer DEFAULT false NOT NULL,
  	\`consent_text\` text,
  	\`policy_version\` text,
  	\`consent_at\` text,
  	\`submission_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_language_idx\` ON \`messages\` (\`language\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_submission_id_idx\` ON \`messages\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_deleted_at_idx\` ON \`messages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer,
  	\`message_id\` integer,
  	\`text\` text NOT NULL,
  	\`subject\` text,
  	\`mailed_to\` text,
  	\`author_id\` integer,
  	\`author_name\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_message_idx\` ON \`lead_notes\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_author_idx\` ON \`lead_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_templates_language_idx\` ON \`reply_templates\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_updated_at_idx\` ON \`reply_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_created_at_idx\` ON \`reply_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_deleted_at_idx\` ON \`reply_templates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`votes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`answer\` numeric NOT NULL,
  	\`helpful\` integer DEFAULT false NOT NULL,
  	\`language\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`votes_answer_idx\` ON \`votes\` (\`answer\`);`)
  await db.run(sql`CREATE INDEX \`votes_updated_at_idx\` ON \`votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`votes_created_at_idx\` ON \`votes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`channel\` text NOT NULL,
  	\`target\` text,
  	\`lead_id\` integer,
  	\`message_id\` integer,
  	\`note_id\` integer,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`sent_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text,
  	\`taken_until\` text,
  	\`last_fault\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`note_id\`) REFERENCES \`lead_notes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_channel_idx\` ON \`notices\` (\`channel\`);`)
  await db.run(sql`CREATE INDEX \`notices_lead_idx\` ON \`notices\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_message_idx\` ON \`notices\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_note_idx\` ON \`notices\` (\`note_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_state_idx\` ON \`notices\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`notices_sent_at_idx\` ON \`notices\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_next_at_idx\` ON \`notices\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_taken_until_idx\` ON \`notices\` (\`taken_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_key_idx\` ON \`notices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`folders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`folders_name_idx\` ON \`folders\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`folders_updated_at_idx\` ON \`folders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`folders_created_at_idx\` ON \`folders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`folders_deleted_at_idx\` ON \`folders\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`external\` integer DEFAULT false,
  	\`status\` text DEFAULT '301' NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_status_idx\` ON \`redirects\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'viewer' NOT NULL,
  	\`totp_secret\` text,
  	\`totp_step\` numeric,
  	\`recovery_codes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_role_idx\` ON \`users\` (\`role\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`users_deleted_at_idx\` ON \`users\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer,
  	\`user_name\` text,
  	\`action\` text NOT NULL,
  	\`record\` text NOT NULL,
  	\`record_id\` text NOT NULL,
  	\`title\` text,
  	\`changes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_user_idx\` ON \`audit_log\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_record_idx\` ON \`audit_log\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_record_id_idx\` ON \`audit_log\` (\`record_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`browser_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`directive\` text NOT NULL,
  	\`blocked\` text,
  	\`path\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`browsers\` text NOT NULL,
  	\`last_at\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`browser_reports_kind_idx\` ON \`browser_reports\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`browser_reports_count_idx\` ON \`browser_reports\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`browser_reports_last_at_idx\` ON \`browser_reports\` (\`last_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`browser_reports_key_idx\` ON \`browser_reports\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`browser_reports_updated_at_idx\` ON \`browser_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`browser_reports_created_at_idx\` ON \`browser_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer,
  	\`target\` text NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`bytes\` numeric,
  	\`state\` text NOT NULL,
  	\`only_good\` integer,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text,
  	\`taken_until\` text,
  	\`last_fault\` text,
  	\`done\` numeric,
  	\`total\` numeric,
  	\`seconds\` numeric,
  	\`report\` text,
  	\`content\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_user_idx\` ON \`imports\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`imports_next_at_idx\` ON \`imports\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_taken_until_idx\` ON \`imports\` (\`taken_until\`);`)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`scheduled_publishing\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`type\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`language\` text,
  	\`user_id\` integer,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text,
  	\`taken_until\` text,
  	\`last_fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_type_idx\` ON \`scheduled_publishing\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_user_idx\` ON \`scheduled_publishing\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_next_at_idx\` ON \`scheduled_publishing\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_taken_until_idx\` ON \`scheduled_publishing\` (\`taken_until\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_updated_at_idx\` ON \`scheduled_publishing\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`scheduled_publishing_created_at_idx\` ON \`scheduled_publishing\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consistency_checks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`mentions\` text,
  	\`found\` text,
  	\`open\` numeric,
  	\`spreads\` integer DEFAULT false,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text,
  	\`taken_until\` text,
  	\`last_fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consistency_checks_key_idx\` ON \`consistency_checks\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`consistency_checks_open_idx\` ON \`consistency_checks\` (\`open\`);`)
  await db.run(sql`CREATE INDEX \`consistency_checks_next_at_idx\` ON \`consistency_checks\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`consistency_checks_taken_until_idx\` ON \`consistency_checks\` (\`taken_until\`);`)
  await db.run(sql`CREATE INDEX \`consistency_checks_updated_at_idx\` ON \`consistency_checks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consistency_checks_created_at_idx\` ON \`consistency_checks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`engine_pings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`engine\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text,
  	\`taken_until\` text,
  	\`last_fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`engine_pings_key_idx\` ON \`engine_pings\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_engine_idx\` ON \`engine_pings\` (\`engine\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_next_at_idx\` ON \`engine_pings\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_taken_until_idx\` ON \`engine_pings\` (\`taken_until\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_updated_at_idx\` ON \`engine_pings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`engine_pings_created_at_idx\` ON \`engine_pings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`insight_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`value\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_kind_value_idx\` ON \`insight_counts\` (\`day\`,\`kind\`,\`value\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`series_id\` integer,
  	\`accessories_id\` integer,
  	\`solutions_id\` integer,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`downloads_id\` integer,
  	\`videos_id\` integer,
  	\`testimonials_id\` integer,
  	\`banners_id\` integer,
  	\`faqs_id\` integer,
  	\`services_id\` integer,
  	\`brands_id\` integer,
  	\`inventions_id\` integer,
  	\`marks_id\` integer,
  	\`media_id\` integer,
  	\`spec_rows_id\` integer,
  	\`spec_groups_id\` integer,
  	\`solution_uses_id\` integer,
  	\`download_kinds_id\` integer,
  	\`faq_topics_id\` integer,
  	\`article_categories_id\` integer,
  	\`leads_id\` integer,
  	\`messages_id\` integer,
  	\`reply_templates_id\` integer,
  	\`folders_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`audit_log_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accessories_id\`) REFERENCES \`accessories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inventions_id\`) REFERENCES \`inventions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`marks_id\`) REFERENCES \`marks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spec_rows_id\`) REFERENCES \`spec_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spec_groups_id\`) REFERENCES \`spec_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solution_uses_id\`) REFERENCES \`solution_uses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_kinds_id\`) REFERENCES \`download_kinds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_topics_id\`) REFERENCES \`faq_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_categories_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reply_templates_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`folders_id\`) REFERENCES \`folders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_series_id_idx\` ON \`payload_locked_documents_rels\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accessories_id_idx\` ON \`payload_locked_documents_rels\` (\`accessories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solutions_id_idx\` ON \`payload_locked_documents_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_downloads_id_idx\` ON \`payload_locked_documents_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inventions_id_idx\` ON \`payload_locked_documents_rels\` (\`inventions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_marks_id_idx\` ON \`payload_locked_documents_rels\` (\`marks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spec_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`spec_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spec_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`spec_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solution_uses_id_idx\` ON \`payload_locked_documents_rels\` (\`solution_uses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_download_kinds_id_idx\` ON \`payload_locked_documents_rels\` (\`download_kinds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_topics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`article_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`folders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_qr_codes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_qr_codes_order_idx\` ON \`site_qr_codes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_qr_codes_parent_id_idx\` ON \`site_qr_codes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_qr_codes_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_qr_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_qr_codes_locales_locale_parent_id_unique\` ON \`site_qr_codes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_qr_codes_locales_parent_idx\` ON \`site_qr_codes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_verification_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`content\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_verification_tags_order_idx\` ON \`site_verification_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_verification_tags_parent_id_idx\` ON \`site_verification_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_holidays_order_idx\` ON \`site_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_holidays_parent_id_idx\` ON \`site_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_holidays_date_idx\` ON \`site_holidays\` (\`date\`);`)
  await db.run(sql`CREATE TABLE \`site_registrations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_registrations_order_idx\` ON \`site_registrations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_registrations_parent_id_idx\` ON \`site_registrations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_registrations_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_registrations_locales_locale_parent_id_unique\` ON \`site_registrations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_registrations_locales_parent_idx\` ON \`site_registrations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_parts_off\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_parts_off_order_idx\` ON \`site_parts_off\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_parts_off_parent_idx\` ON \`site_parts_off\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`phone\` text,
  	\`email\` text,
  	\`sales_email\` text,
  	\`support_email\` text,
  	\`purchase_minimum_order\` numeric,
  	\`purchase_sample_days\` numeric,
  	\`purchase_lead_days\` numeric,
  	\`purchase_warranty_months\` numeric,
  	\`platform_url\` text,
  	\`app_store_url\` text,
  	\`android_url\` text,
  	\`logo_id\` integer,
  	\`logo_dark_id\` integer,
  	\`mark_id\` integer,
  	\`hero_picture_id\` integer,
  	\`card_picture_id\` integer,
  	\`accent\` text,
  	\`without_english\` text DEFAULT 'say' NOT NULL,
  	\`works_monday\` integer DEFAULT true,
  	\`works_tuesday\` integer DEFAULT true,
  	\`works_wednesday\` integer DEFAULT true,
  	\`works_thursday\` integer DEFAULT true,
  	\`works_friday\` integer DEFAULT true,
  	\`works_saturday\` integer DEFAULT false,
  	\`works_sunday\` integer DEFAULT false,
  	\`opens\` text DEFAULT '9:00' NOT NULL,
  	\`closes\` text DEFAULT '18:00' NOT NULL,
  	\`scenery\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_logo_idx\` ON \`site\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_logo_dark_idx\` ON \`site\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_mark_idx\` ON \`site\` (\`mark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_hero_picture_idx\` ON \`site\` (\`hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`site_card_picture_idx\` ON \`site\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`site_without_english_idx\` ON \`site\` (\`without_english\`);`)
  await db.run(sql`CREATE TABLE \`site_locales\` (
  	\`name\` text NOT NULL,
  	\`legal_name\` text NOT NULL,
  	\`platform_name\` text,
  	\`description\` text NOT NULL,
  	\`address\` text,
  	\`hours\` text,
  	\`response_promise\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_locales_locale_parent_id_unique\` ON \`site_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_locales_parent_idx\` ON \`site_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_qr_codes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_qr_codes_order_idx\` ON \`_site_v_version_qr_codes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_qr_codes_parent_id_idx\` ON \`_site_v_version_qr_codes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_qr_codes_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v_version_qr_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_version_qr_codes_locales_locale_parent_id_unique\` ON \`_site_v_version_qr_codes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_qr_codes_locales_parent_idx\` ON \`_site_v_version_qr_codes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_verification_tags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_verification_tags_order_idx\` ON \`_site_v_version_verification_tags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_verification_tags_parent_id_idx\` ON \`_site_v_version_verification_tags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date\` text NOT NULL,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_holidays_order_idx\` ON \`_site_v_version_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_holidays_parent_id_idx\` ON \`_site_v_version_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_holidays_date_idx\` ON \`_site_v_version_holidays\` (\`date\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_registrations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text NOT NULL,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_registrations_order_idx\` ON \`_site_v_version_registrations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_registrations_parent_id_idx\` ON \`_site_v_version_registrations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_registrations_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v_version_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_version_registrations_locales_locale_parent_id_uniqu\` ON \`_site_v_version_registrations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_registrations_locales_parent_idx\` ON \`_site_v_version_registrations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_parts_off\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_parts_off_order_idx\` ON \`_site_v_version_parts_off\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_parts_off_parent_idx\` ON \`_site_v_version_parts_off\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_sales_email\` text,
  	\`version_support_email\` text,
  	\`version_purchase_minimum_order\` numeric,
  	\`version_purchase_sample_days\` numeric,
  	\`version_purchase_lead_days\` numeric,
  	\`version_purchase_warranty_months\` numeric,
  	\`version_platform_url\` text,
  	\`version_app_store_url\` text,
  	\`version_android_url\` text,
  	\`version_logo_id\` integer,
  	\`version_logo_dark_id\` integer,
  	\`version_mark_id\` integer,
  	\`version_hero_picture_id\` integer,
  	\`version_card_picture_id\` integer,
  	\`version_accent\` text,
  	\`version_without_english\` text DEFAULT 'say' NOT NULL,
  	\`version_works_monday\` integer DEFAULT true,
  	\`version_works_tuesday\` integer DEFAULT true,
  	\`version_works_wednesday\` integer DEFAULT true,
  	\`version_works_thursday\` integer DEFAULT true,
  	\`version_works_friday\` integer DEFAULT true,
  	\`version_works_saturday\` integer DEFAULT false,
  	\`version_works_sunday\` integer DEFAULT false,
  	\`version_opens\` text DEFAULT '9:00' NOT NULL,
  	\`version_closes\` text DEFAULT '18:00' NOT NULL,
  	\`version_scenery\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_logo_idx\` ON \`_site_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_logo_dark_idx\` ON \`_site_v\` (\`version_logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_mark_idx\` ON \`_site_v\` (\`version_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_hero_picture_idx\` ON \`_site_v\` (\`version_hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_card_picture_idx\` ON \`_site_v\` (\`version_card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_without_english_idx\` ON \`_site_v\` (\`version_without_english\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_created_at_idx\` ON \`_site_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_updated_at_idx\` ON \`_site_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_legal_name\` text NOT NULL,
  	\`version_platform_name\` text,
  	\`version_description\` text NOT NULL,
  	\`version_address\` text,
  	\`version_hours\` text,
  	\`version_response_promise\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_locales_locale_parent_id_unique\` ON \`_site_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_locales_parent_idx\` ON \`_site_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_sections_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_sections_items_order_idx\` ON \`home_sections_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_sections_items_parent_id_idx\` ON \`home_sections_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_sections_items_locales\` (
  	\`unit\` text,
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_sections_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_sections_items_locales_locale_parent_id_unique\` ON \`home_sections_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_sections_items_locales_parent_idx\` ON \`home_sections_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`picture_id\` integer,
  	\`film_id\` integer,
  	\`link\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_sections_order_idx\` ON \`home_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_sections_parent_id_idx\` ON \`home_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_sections_kind_idx\` ON \`home_sections\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`home_sections_picture_idx\` ON \`home_sections\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`home_sections_film_idx\` ON \`home_sections\` (\`film_id\`);`)
  await db.run(sql`CREATE TABLE \`home_sections_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`table\` text,
  	\`action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_sections_locales_locale_parent_id_unique\` ON \`home_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_sections_locales_parent_idx\` ON \`home_sections_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`home_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`downloads_id\` integer,
  	\`faqs_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_rels_order_idx\` ON \`home_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_parent_idx\` ON \`home_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_path_idx\` ON \`home_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_products_id_idx\` ON \`home_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_downloads_id_idx\` ON \`home_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_faqs_id_idx\` ON \`home_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_sections_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_items_order_idx\` ON \`_home_v_version_sections_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_items_parent_id_idx\` ON \`_home_v_version_sections_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_sections_items_locales\` (
  	\`unit\` text,
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_sections_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_sections_items_locales_locale_parent_id_uniq\` ON \`_home_v_version_sections_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_items_locales_parent_idx\` ON \`_home_v_version_sections_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`picture_id\` integer,
  	\`film_id\` integer,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_order_idx\` ON \`_home_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_parent_id_idx\` ON \`_home_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_kind_idx\` ON \`_home_v_version_sections\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_picture_idx\` ON \`_home_v_version_sections\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_film_idx\` ON \`_home_v_version_sections\` (\`film_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_sections_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`table\` text,
  	\`action\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_sections_locales_locale_parent_id_unique\` ON \`_home_v_version_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_sections_locales_parent_idx\` ON \`_home_v_version_sections_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`downloads_id\` integer,
  	\`faqs_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_rels_order_idx\` ON \`_home_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_parent_idx\` ON \`_home_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_path_idx\` ON \`_home_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_products_id_idx\` ON \`_home_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_downloads_id_idx\` ON \`_home_v_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_faqs_id_idx\` ON \`_home_v_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_menu_below_order_idx\` ON \`navigation_menu_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_below_parent_id_idx\` ON \`navigation_menu_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu_below_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu_below\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_menu_below_locales_locale_parent_id_unique\` ON \`navigation_menu_below_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_below_locales_parent_idx\` ON \`navigation_menu_below_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_menu_order_idx\` ON \`navigation_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_parent_id_idx\` ON \`navigation_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_menu_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_menu_locales_locale_parent_id_unique\` ON \`navigation_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_locales_parent_idx\` ON \`navigation_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_order_idx\` ON \`navigation_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_parent_id_idx\` ON \`navigation_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_links_locales_locale_parent_id_unique\` ON \`navigation_footer_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_locales_parent_idx\` ON \`navigation_footer_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_order_idx\` ON \`navigation_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_parent_id_idx\` ON \`navigation_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_locales_locale_parent_id_unique\` ON \`navigation_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_locales_parent_idx\` ON \`navigation_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_below_order_idx\` ON \`_navigation_v_version_menu_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_below_parent_id_idx\` ON \`_navigation_v_version_menu_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_below_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu_below\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_below_locales_locale_parent_id_un\` ON \`_navigation_v_version_menu_below_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_below_locales_parent_idx\` ON \`_navigation_v_version_menu_below_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_order_idx\` ON \`_navigation_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_parent_id_idx\` ON \`_navigation_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_menu_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_locales_locale_parent_id_unique\` ON \`_navigation_v_version_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_locales_parent_idx\` ON \`_navigation_v_version_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`link\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_order_idx\` ON \`_navigation_v_version_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_parent_id_idx\` ON \`_navigation_v_version_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_links_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_links_locales_locale_parent_id_\` ON \`_navigation_v_version_footer_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_locales_parent_idx\` ON \`_navigation_v_version_footer_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_order_idx\` ON \`_navigation_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_parent_id_idx\` ON \`_navigation_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_locales_locale_parent_id_unique\` ON \`_navigation_v_version_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_locales_parent_idx\` ON \`_navigation_v_version_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`forms_added\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form\` text DEFAULT 'buy' NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`required\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_added_order_idx\` ON \`forms_added\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_added_parent_id_idx\` ON \`forms_added\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_added_form_idx\` ON \`forms_added\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`forms_added_kind_idx\` ON \`forms_added\` (\`kind\`);`)
  await db.run(sql`CREATE TABLE \`forms_added_locales\` (
  	\`label\` text NOT NULL,
  	\`choices\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_added\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_added_locales_locale_parent_id_unique\` ON \`forms_added_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_added_locales_parent_idx\` ON \`forms_added_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`company\` text DEFAULT 'optional' NOT NULL,
  	\`phone\` text DEFAULT 'optional' NOT NULL,
  	\`position\` text DEFAULT 'optional' NOT NULL,
  	\`country\` text DEFAULT 'optional' NOT NULL,
  	\`subject\` text DEFAULT 'optional' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_company_idx\` ON \`forms\` (\`company\`);`)
  await db.run(sql`CREATE INDEX \`forms_phone_idx\` ON \`forms\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`forms_position_idx\` ON \`forms\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`forms_country_idx\` ON \`forms\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`forms_subject_idx\` ON \`forms\` (\`subject\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_added\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`form\` text DEFAULT 'buy' NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`required\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_added_order_idx\` ON \`_forms_v_version_added\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_added_parent_id_idx\` ON \`_forms_v_version_added\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_added_form_idx\` ON \`_forms_v_version_added\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_added_kind_idx\` ON \`_forms_v_version_added\` (\`kind\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_added_locales\` (
  	\`label\` text NOT NULL,
  	\`choices\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_added\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_version_added_locales_locale_parent_id_unique\` ON \`_forms_v_version_added_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_added_locales_parent_idx\` ON \`_forms_v_version_added_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` text,
  	\`version_company\` text DEFAULT 'optional' NOT NULL,
  	\`version_phone\` text DEFAULT 'optional' NOT NULL,
  	\`version_position\` text DEFAULT 'optional' NOT NULL,
  	\`version_country\` text DEFAULT 'optional' NOT NULL,
  	\`version_subject\` text DEFAULT 'optional' NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_company_idx\` ON \`_forms_v\` (\`version_company\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_phone_idx\` ON \`_forms_v\` (\`version_phone\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_position_idx\` ON \`_forms_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_country_idx\` ON \`_forms_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_subject_idx\` ON \`_forms_v\` (\`version_subject\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`claims_claims_readings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`low\` numeric,
  	\`high\` numeric,
  	\`used_at_home\` integer,
  	\`used_at_company\` integer,
  	\`used_at_brand\` integer,
  	\`used_at_platform\` integer,
  	\`used_at_products\` integer,
  	\`used_at_services\` integer,
  	\`used_at_story\` integer,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`claims_claims\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`claims_claims_readings_order_idx\` ON \`claims_claims_readings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`claims_claims_readings_parent_id_idx\` ON \`claims_claims_readings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`claims_claims_readings_locales\` (
  	\`value\` text NOT NULL,
  	\`unit\` text,
  	\`statement\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`claims_claims_readings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`claims_claims_readings_locales_locale_parent_id_unique\` ON \`claims_claims_readings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`claims_claims_readings_locales_parent_idx\` ON \`claims_claims_readings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`claims_claims\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`claims\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`claims_claims_order_idx\` ON \`claims_claims\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`claims_claims_parent_id_idx\` ON \`claims_claims\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`claims_claims_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`claims_claims\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`claims_claims_locales_locale_parent_id_unique\` ON \`claims_claims_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`claims_claims_locales_parent_idx\` ON \`claims_claims_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`claims\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_claims_v_version_claims_readings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`low\` numeric,
  	\`high\` numeric,
  	\`used_at_home\` integer,
  	\`used_at_company\` integer,
  	\`used_at_brand\` integer,
  	\`used_at_platform\` integer,
  	\`used_at_products\` integer,
  	\`used_at_services\` integer,
  	\`used_at_story\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_claims_v_version_claims\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_claims_v_version_claims_readings_order_idx\` ON \`_claims_v_version_claims_readings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_claims_v_version_claims_readings_parent_id_idx\` ON \`_claims_v_version_claims_readings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_claims_v_version_claims_readings_locales\` (
  	\`value\` text NOT NULL,
  	\`unit\` text,
  	\`statement\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_claims_v_version_claims_readings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_claims_v_version_claims_readings_locales_locale_parent_id_u\` ON \`_claims_v_version_claims_readings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_claims_v_version_claims_readings_locales_parent_idx\` ON \`_claims_v_version_claims_readings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_claims_v_version_claims\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_claims_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_claims_v_version_claims_order_idx\` ON \`_claims_v_version_claims\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_claims_v_version_claims_parent_id_idx\` ON \`_claims_v_version_claims\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_claims_v_version_claims_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_claims_v_version_claims\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_claims_v_version_claims_locales_locale_parent_id_unique\` ON \`_claims_v_version_claims_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_claims_v_version_claims_locales_parent_idx\` ON \`_claims_v_version_claims_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_claims_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_claims_v_created_at_idx\` ON \`_claims_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_claims_v_updated_at_idx\` ON \`_claims_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`interface_texts_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`interface_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`interface_texts_entries_order_idx\` ON \`interface_texts_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`interface_texts_entries_parent_id_idx\` ON \`interface_texts_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`interface_texts_entries_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`interface_texts_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`interface_texts_entries_locales_locale_parent_id_unique\` ON \`interface_texts_entries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`interface_texts_entries_locales_parent_idx\` ON \`interface_texts_entries_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`interface_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_interface_texts_v_version_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_interface_texts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_entries_order_idx\` ON \`_interface_texts_v_version_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_entries_parent_id_idx\` ON \`_interface_texts_v_version_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_interface_texts_v_version_entries_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_interface_texts_v_version_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_interface_texts_v_version_entries_locales_locale_parent_id_\` ON \`_interface_texts_v_version_entries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_entries_locales_parent_idx\` ON \`_interface_texts_v_version_entries_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_interface_texts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_created_at_idx\` ON \`_interface_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_updated_at_idx\` ON \`_interface_texts_v\` (\`updated_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_features\`;`)
  await db.run(sql`DROP TABLE \`products_features_locales\`;`)
  await db.run(sql`DROP TABLE \`products_scenarios\`;`)
  await db.run(sql`DROP TABLE \`products_scenarios_locales\`;`)
  await db.run(sql`DROP TABLE \`products_specs\`;`)
  await db.run(sql`DROP TABLE \`products_specs_locales\`;`)
  await db.run(sql`DROP TABLE \`products_materials\`;`)
  await db.run(sql`DROP TABLE \`products_materials_locales\`;`)
  await db.run(sql`DROP TABLE \`products_packing\`;`)
  await db.run(sql`DROP TABLE \`products_packing_locales\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_features\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_scenarios\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_scenarios_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_specs\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_specs_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_materials\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_materials_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_packing\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_packing_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`series_features\`;`)
  await db.run(sql`DROP TABLE \`series_features_locales\`;`)
  await db.run(sql`DROP TABLE \`series\`;`)
  await db.run(sql`DROP TABLE \`series_locales\`;`)
  await db.run(sql`DROP TABLE \`_series_v_version_features\`;`)
  await db.run(sql`DROP TABLE \`_series_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_series_v\`;`)
  await db.run(sql`DROP TABLE \`_series_v_locales\`;`)
  await db.run(sql`DROP TABLE \`accessories\`;`)
  await db.run(sql`DROP TABLE \`accessories_locales\`;`)
  await db.run(sql`DROP TABLE \`_accessories_v\`;`)
  await db.run(sql`DROP TABLE \`_accessories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_overview\`;`)
  await db.run(sql`DROP TABLE \`solutions_overview_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_results\`;`)
  await db.run(sql`DROP TABLE \`solutions_results_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_hardware\`;`)
  await db.run(sql`DROP TABLE \`solutions_hardware_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_platform\`;`)
  await db.run(sql`DROP TABLE \`solutions_platform_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_app\`;`)
  await db.run(sql`DROP TABLE \`solutions_app_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_scenarios\`;`)
  await db.run(sql`DROP TABLE \`solutions_scenarios_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_features\`;`)
  await db.run(sql`DROP TABLE \`solutions_features_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_specs\`;`)
  await db.run(sql`DROP TABLE \`solutions_specs_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions\`;`)
  await db.run(sql`DROP TABLE \`solutions_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_rels\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_overview\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_overview_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_results\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_results_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_hardware\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_hardware_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_platform\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_platform_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_app\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_app_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_scenarios\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_scenarios_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_features\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_specs\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_specs_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`pages_sections_items\`;`)
  await db.run(sql`DROP TABLE \`pages_sections_items_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_sections\`;`)
  await db.run(sql`DROP TABLE \`pages_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sections_items\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sections_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`downloads\`;`)
  await db.run(sql`DROP TABLE \`downloads_locales\`;`)
  await db.run(sql`DROP TABLE \`downloads_rels\`;`)
  await db.run(sql`DROP TABLE \`_downloads_v\`;`)
  await db.run(sql`DROP TABLE \`_downloads_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_downloads_v_rels\`;`)
  await db.run(sql`DROP TABLE \`videos_chapters\`;`)
  await db.run(sql`DROP TABLE \`videos_chapters_locales\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos_locales\`;`)
  await db.run(sql`DROP TABLE \`videos_rels\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_version_chapters\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_version_chapters_locales\`;`)
  await db.run(sql`DROP TABLE \`_videos_v\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_rels\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials_locales\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v_locales\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`banners_locales\`;`)
  await db.run(sql`DROP TABLE \`_banners_v\`;`)
  await db.run(sql`DROP TABLE \`_banners_v_locales\`;`)
  await db.run(sql`DROP TABLE \`faqs\`;`)
  await db.run(sql`DROP TABLE \`faqs_locales\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v\`;`)
  await db.run(sql`DROP TABLE \`_faqs_v_locales\`;`)
  await db.run(sql`DROP TABLE \`services_steps\`;`)
  await db.run(sql`DROP TABLE \`services_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`services_tests_items\`;`)
  await db.run(sql`DROP TABLE \`services_tests_items_locales\`;`)
  await db.run(sql`DROP TABLE \`services_tests\`;`)
  await db.run(sql`DROP TABLE \`services_tests_locales\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`services_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_tests_items\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_tests_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_tests\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_tests_locales\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v_locales\`;`)
  await db.run(sql`DROP TABLE \`brands\`;`)
  await db.run(sql`DROP TABLE \`brands_locales\`;`)
  await db.run(sql`DROP TABLE \`_brands_v\`;`)
  await db.run(sql`DROP TABLE \`_brands_v_locales\`;`)
  await db.run(sql`DROP TABLE \`inventions\`;`)
  await db.run(sql`DROP TABLE \`inventions_locales\`;`)
  await db.run(sql`DROP TABLE \`inventions_rels\`;`)
  await db.run(sql`DROP TABLE \`_inventions_v\`;`)
  await db.run(sql`DROP TABLE \`_inventions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_inventions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`marks\`;`)
  await db.run(sql`DROP TABLE \`marks_locales\`;`)
  await db.run(sql`DROP TABLE \`marks_rels\`;`)
  await db.run(sql`DROP TABLE \`_marks_v\`;`)
  await db.run(sql`DROP TABLE \`_marks_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_marks_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`spec_rows_codes\`;`)
  await db.run(sql`DROP TABLE \`spec_rows_codes_locales\`;`)
  await db.run(sql`DROP TABLE \`spec_rows\`;`)
  await db.run(sql`DROP TABLE \`spec_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`spec_groups\`;`)
  await db.run(sql`DROP TABLE \`spec_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`solution_uses\`;`)
  await db.run(sql`DROP TABLE \`solution_uses_locales\`;`)
  await db.run(sql`DROP TABLE \`download_kinds\`;`)
  await db.run(sql`DROP TABLE \`download_kinds_locales\`;`)
  await db.run(sql`DROP TABLE \`faq_topics\`;`)
  await db.run(sql`DROP TABLE \`faq_topics_locales\`;`)
  await db.run(sql`DROP TABLE \`article_categories\`;`)
  await db.run(sql`DROP TABLE \`article_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`leads_items\`;`)
  await db.run(sql`DROP TABLE \`leads_answers\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`DROP TABLE \`messages_answers\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`lead_notes\`;`)
  await db.run(sql`DROP TABLE \`reply_templates\`;`)
  await db.run(sql`DROP TABLE \`votes\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`DROP TABLE \`folders\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`browser_reports\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`scheduled_publishing\`;`)
  await db.run(sql`DROP TABLE \`consistency_checks\`;`)
  await db.run(sql`DROP TABLE \`engine_pings\`;`)
  await db.run(sql`DROP TABLE \`insight_counts\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_qr_codes\`;`)
  await db.run(sql`DROP TABLE \`site_qr_codes_locales\`;`)
  await db.run(sql`DROP TABLE \`site_verification_tags\`;`)
  await db.run(sql`DROP TABLE \`site_holidays\`;`)
  await db.run(sql`DROP TABLE \`site_registrations\`;`)
  await db.run(sql`DROP TABLE \`site_registrations_locales\`;`)
  await db.run(sql`DROP TABLE \`site_parts_off\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`DROP TABLE \`site_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_qr_codes\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_qr_codes_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_verification_tags\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_holidays\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_registrations\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_registrations_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_parts_off\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v_locales\`;`)
  await db.run(sql`DROP TABLE \`home_sections_items\`;`)
  await db.run(sql`DROP TABLE \`home_sections_items_locales\`;`)
  await db.run(sql`DROP TABLE \`home_sections\`;`)
  await db.run(sql`DROP TABLE \`home_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`home_rels\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_sections_items\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_sections_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v_rels\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_below\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_below_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_below\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_below_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`forms_added\`;`)
  await db.run(sql`DROP TABLE \`forms_added_locales\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_added\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_added_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`claims_claims_readings\`;`)
  await db.run(sql`DROP TABLE \`claims_claims_readings_locales\`;`)
  await db.run(sql`DROP TABLE \`claims_claims\`;`)
  await db.run(sql`DROP TABLE \`claims_claims_locales\`;`)
  await db.run(sql`DROP TABLE \`claims\`;`)
  await db.run(sql`DROP TABLE \`_claims_v_version_claims_readings\`;`)
  await db.run(sql`DROP TABLE \`_claims_v_version_claims_readings_locales\`;`)
  await db.run(sql`DROP TABLE \`_claims_v_version_claims\`;`)
  await db.run(sql`DROP TABLE \`_claims_v_version_claims_locales\`;`)
  await db.run(sql`DROP TABLE \`_claims_v\`;`)
  await db.run(sql`DROP TABLE \`interface_texts_entries\`;`)
  await db.run(sql`DROP TABLE \`interface_texts_entries_locales\`;`)
  await db.run(sql`DROP TABLE \`interface_texts\`;`)
  await db.run(sql`DROP TABLE \`_interface_texts_v_version_entries\`;`)
  await db.run(sql`DROP TABLE \`_interface_texts_v_version_entries_locales\`;`)
  await db.run(sql`DROP TABLE \`_interface_texts_v\`;`)
}
