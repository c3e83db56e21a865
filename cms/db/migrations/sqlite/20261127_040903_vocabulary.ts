import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`products_specs\` ADD \`codes\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_specs\` ADD \`codes\` text;`)
  // The codes of a row move into it, in their order.
  await db.run(sql`UPDATE \`products_specs\` SET \`codes\` = (SELECT json_group_array(value) FROM (SELECT value FROM \`products_specs_codes\` WHERE parent_id = \`products_specs\`.id ORDER BY \`order\`)) WHERE id IN (SELECT parent_id FROM \`products_specs_codes\`);`)
  await db.run(sql`UPDATE \`_products_v_version_specs\` SET \`codes\` = (SELECT json_group_array(value) FROM (SELECT value FROM \`_products_v_version_specs_codes\` WHERE parent_id = \`_products_v_version_specs\`.id ORDER BY \`order\`)) WHERE id IN (SELECT parent_id FROM \`_products_v_version_specs_codes\`);`)
  await db.run(sql`DROP TABLE \`products_specs_codes\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_specs_codes\`;`)
  await db.run(sql`ALTER TABLE \`series\` ADD \`called_for\` text;`)
  await db.run(sql`ALTER TABLE \`_series_v\` ADD \`version_called_for\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`spec_rows_id\` integer REFERENCES spec_rows(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spec_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`spec_rows_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_specs_codes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_specs_codes_order_idx\` ON \`products_specs_codes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_specs_codes_parent_idx\` ON \`products_specs_codes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_specs_codes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v_version_specs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_specs_codes_order_idx\` ON \`_products_v_version_specs_codes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_specs_codes_parent_idx\` ON \`_products_v_version_specs_codes\` (\`parent_id\`);`)
  await db.run(sql`DROP TABLE \`spec_rows_codes\`;`)
  await db.run(sql`DROP TABLE \`spec_rows_codes_locales\`;`)
  await db.run(sql`DROP TABLE \`spec_rows\`;`)
  await db.run(sql`DROP TABLE \`spec_rows_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`series_id\` integer,
  	\`accessories_id\` integer,
  	\`solutions_id\` integer,
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
  	\`leads_id\` integer,
  	\`messages_id\` integer,
  	\`folders_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`audit_log_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accessories_id\`) REFERENCES \`accessories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`folders_id\`) REFERENCES \`folders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "series_id", "accessories_id", "solutions_id", "articles_id", "downloads_id", "videos_id", "testimonials_id", "banners_id", "faqs_id", "services_id", "brands_id", "inventions_id", "marks_id", "media_id", "leads_id", "messages_id", "folders_id", "redirects_id", "users_id", "audit_log_id") SELECT "id", "order", "parent_id", "path", "products_id", "series_id", "accessories_id", "solutions_id", "articles_id", "downloads_id", "videos_id", "testimonials_id", "banners_id", "faqs_id", "services_id", "brands_id", "inventions_id", "marks_id", "media_id", "leads_id", "messages_id", "folders_id", "redirects_id", "users_id", "audit_log_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_series_id_idx\` ON \`payload_locked_documents_rels\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accessories_id_idx\` ON \`payload_locked_documents_rels\` (\`accessories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solutions_id_idx\` ON \`payload_locked_documents_rels\` (\`solutions_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`folders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`ALTER TABLE \`products_specs\` DROP COLUMN \`codes\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_specs\` DROP COLUMN \`codes\`;`)
  await db.run(sql`ALTER TABLE \`series\` DROP COLUMN \`called_for\`;`)
  await db.run(sql`ALTER TABLE \`_series_v\` DROP COLUMN \`version_called_for\`;`)
}
