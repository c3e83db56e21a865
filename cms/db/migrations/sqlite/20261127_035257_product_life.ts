import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`life\` text DEFAULT 'active';`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`life_since\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`successor_id\` integer REFERENCES products(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`products_life_idx\` ON \`products\` (\`life\`);`)
  await db.run(sql`CREATE INDEX \`products_life_since_idx\` ON \`products\` (\`life_since\`);`)
  await db.run(sql`CREATE INDEX \`products_successor_idx\` ON \`products\` (\`successor_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_life\` text DEFAULT 'active';`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_life_since\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_successor_id\` integer REFERENCES products(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_life_idx\` ON \`_products_v\` (\`version_life\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_life_since_idx\` ON \`_products_v\` (\`version_life_since\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_successor_idx\` ON \`_products_v\` (\`version_successor_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`code\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`released\` text,
  	\`featured\` text,
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
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`in_use_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "saved_by", "code", "slug", "order", "released", "featured", "series_id", "width", "depth", "height", "top_view_left", "top_view_top", "top_view_width", "top_view_height", "in_use_id", "model_id", "purchase_minimum_order", "purchase_sample_days", "purchase_lead_days", "purchase_warranty_months", "seo_picture_id", "english", "english_lacks", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "saved_by", "code", "slug", "order", "released", "featured", "series_id", "width", "depth", "height", "top_view_left", "top_view_top", "top_view_width", "top_view_height", "in_use_id", "model_id", "purchase_minimum_order", "purchase_sample_days", "purchase_lead_days", "purchase_warranty_months", "seo_picture_id", "english", "english_lacks", "updated_at", "created_at", "deleted_at", "_status" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_code_idx\` ON \`products\` (\`code\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_order_idx\` ON \`products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_released_idx\` ON \`products\` (\`released\`);`)
  await db.run(sql`CREATE INDEX \`products_featured_idx\` ON \`products\` (\`featured\`);`)
  await db.run(sql`CREATE INDEX \`products_series_idx\` ON \`products\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`products_in_use_idx\` ON \`products\` (\`in_use_id\`);`)
  await db.run(sql`CREATE INDEX \`products_model_idx\` ON \`products\` (\`model_id\`);`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_picture_idx\` ON \`products\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_english_idx\` ON \`products\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_saved_by\` text,
  	\`version_code\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_released\` text,
  	\`version_featured\` text,
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
  	FOREIGN KEY (\`version_series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_in_use_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_saved_by", "version_code", "version_slug", "version_order", "version_released", "version_featured", "version_series_id", "version_width", "version_depth", "version_height", "version_top_view_left", "version_top_view_top", "version_top_view_width", "version_top_view_height", "version_in_use_id", "version_model_id", "version_purchase_minimum_order", "version_purchase_sample_days", "version_purchase_lead_days", "version_purchase_warranty_months", "version_seo_picture_id", "version_english", "version_english_lacks", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_saved_by", "version_code", "version_slug", "version_order", "version_released", "version_featured", "version_series_id", "version_width", "version_depth", "version_height", "version_top_view_left", "version_top_view_top", "version_top_view_width", "version_top_view_height", "version_in_use_id", "version_model_id", "version_purchase_minimum_order", "version_purchase_sample_days", "version_purchase_lead_days", "version_purchase_warranty_months", "version_seo_picture_id", "version_english", "version_english_lacks", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_code_idx\` ON \`_products_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_slug_idx\` ON \`_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_order_idx\` ON \`_products_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_released_idx\` ON \`_products_v\` (\`version_released\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_featured_idx\` ON \`_products_v\` (\`version_featured\`);`)
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
}
