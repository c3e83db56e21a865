import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`products\` ADD \`in_use_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`model_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`products_in_use_idx\` ON \`products\` (\`in_use_id\`);`)
  await db.run(sql`CREATE INDEX \`products_model_idx\` ON \`products\` (\`model_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_in_use_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_model_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_in_use_idx\` ON \`_products_v\` (\`version_in_use_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_model_idx\` ON \`_products_v\` (\`version_model_id\`);`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`portrait_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`testimonials_portrait_idx\` ON \`testimonials\` (\`portrait_id\`);`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`version_portrait_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_portrait_idx\` ON \`_testimonials_v\` (\`version_portrait_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`google_verification\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`bing_verification\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`baidu_verification\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_google_verification\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_bing_verification\` text;`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_baidu_verification\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`site_qr_codes\`;`)
  await db.run(sql`DROP TABLE \`site_qr_codes_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_qr_codes\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_qr_codes_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`released\` text,
  	\`featured\` text,
  	\`series_id\` integer,
  	\`width\` numeric,
  	\`depth\` numeric,
  	\`height\` numeric,
  	\`purchase_minimum_order\` numeric,
  	\`purchase_sample_days\` numeric,
  	\`purchase_lead_days\` numeric,
  	\`purchase_warranty_months\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "code", "slug", "order", "released", "featured", "series_id", "width", "depth", "height", "purchase_minimum_order", "purchase_sample_days", "purchase_lead_days", "purchase_warranty_months", "updated_at", "created_at", "_status") SELECT "id", "code", "slug", "order", "released", "featured", "series_id", "width", "depth", "height", "purchase_minimum_order", "purchase_sample_days", "purchase_lead_days", "purchase_warranty_months", "updated_at", "created_at", "_status" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_code_idx\` ON \`products\` (\`code\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_order_idx\` ON \`products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_released_idx\` ON \`products\` (\`released\`);`)
  await db.run(sql`CREATE INDEX \`products_featured_idx\` ON \`products\` (\`featured\`);`)
  await db.run(sql`CREATE INDEX \`products_series_idx\` ON \`products\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_code\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_released\` text,
  	\`version_featured\` text,
  	\`version_series_id\` integer,
  	\`version_width\` numeric,
  	\`version_depth\` numeric,
  	\`version_height\` numeric,
  	\`version_purchase_minimum_order\` numeric,
  	\`version_purchase_sample_days\` numeric,
  	\`version_purchase_lead_days\` numeric,
  	\`version_purchase_warranty_months\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_code", "version_slug", "version_order", "version_released", "version_featured", "version_series_id", "version_width", "version_depth", "version_height", "version_purchase_minimum_order", "version_purchase_sample_days", "version_purchase_lead_days", "version_purchase_warranty_months", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_code", "version_slug", "version_order", "version_released", "version_featured", "version_series_id", "version_width", "version_depth", "version_height", "version_purchase_minimum_order", "version_purchase_sample_days", "version_purchase_lead_days", "version_purchase_warranty_months", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_code_idx\` ON \`_products_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_order_idx\` ON \`_products_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_released_idx\` ON \`_products_v\` (\`version_released\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_featured_idx\` ON \`_products_v\` (\`version_featured\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_series_idx\` ON \`_products_v\` (\`version_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_testimonials\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`solution_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`solution_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_testimonials\`("id", "slug", "order", "solution_id", "updated_at", "created_at", "_status") SELECT "id", "slug", "order", "solution_id", "updated_at", "created_at", "_status" FROM \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new_testimonials\` RENAME TO \`testimonials\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_slug_idx\` ON \`testimonials\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_order_idx\` ON \`testimonials\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_solution_idx\` ON \`testimonials\` (\`solution_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__testimonials_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_solution_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_solution_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__testimonials_v\`("id", "parent_id", "version_slug", "version_order", "version_solution_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_slug", "version_order", "version_solution_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_testimonials_v\`;`)
  await db.run(sql`DROP TABLE \`_testimonials_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__testimonials_v\` RENAME TO \`_testimonials_v\`;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_slug_idx\` ON \`_testimonials_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_order_idx\` ON \`_testimonials_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_solution_idx\` ON \`_testimonials_v\` (\`version_solution_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__status_idx\` ON \`_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_snapshot_idx\` ON \`_testimonials_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_published_locale_idx\` ON \`_testimonials_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_latest_idx\` ON \`_testimonials_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`google_verification\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`bing_verification\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`baidu_verification\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_google_verification\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_bing_verification\`;`)
  await db.run(sql`ALTER TABLE \`_site_v\` DROP COLUMN \`version_baidu_verification\`;`)
}
