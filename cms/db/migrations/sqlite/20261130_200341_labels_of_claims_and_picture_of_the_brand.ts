import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`brand_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`site_brand_picture_idx\` ON \`site\` (\`brand_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_v\` ADD \`version_brand_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_brand_picture_idx\` ON \`_site_v\` (\`version_brand_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`claims_claims_readings_locales\` ADD \`label\` text;`)
  await db.run(sql`ALTER TABLE \`_claims_v_version_claims_readings_locales\` ADD \`label\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site\` (
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
  	\`purchase_single_pieces\` text,
  	\`purchase_seller_url\` text,
  	\`purchase_fewest_pieces\` numeric,
  	\`platform_url\` text,
  	\`app_store_url\` text,
  	\`android_url\` text,
  	\`logo_id\` integer,
  	\`logo_dark_id\` integer,
  	\`mark_id\` integer,
  	\`hero_picture_id\` integer,
  	\`products_picture_id\` integer,
  	\`card_picture_id\` integer,
  	\`accent\` text,
  	\`typeface\` text,
  	\`typeface_file_id\` integer,
  	\`untranslated_pages\` text DEFAULT 'say' NOT NULL,
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
  	FOREIGN KEY (\`products_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`typeface_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site\`("id", "saved_by", "latitude", "longitude", "phone", "email", "sales_email", "support_email", "purchase_minimum_order", "purchase_sample_days", "purchase_lead_days", "purchase_warranty_months", "purchase_single_pieces", "purchase_seller_url", "purchase_fewest_pieces", "platform_url", "app_store_url", "android_url", "logo_id", "logo_dark_id", "mark_id", "hero_picture_id", "products_picture_id", "card_picture_id", "accent", "typeface", "typeface_file_id", "untranslated_pages", "works_monday", "works_tuesday", "works_wednesday", "works_thursday", "works_friday", "works_saturday", "works_sunday", "opens", "closes", "scenery", "updated_at", "created_at") SELECT "id", "saved_by", "latitude", "longitude", "phone", "email", "sales_email", "support_email", "purchase_minimum_order", "purchase_sample_days", "purchase_lead_days", "purchase_warranty_months", "purchase_single_pieces", "purchase_seller_url", "purchase_fewest_pieces", "platform_url", "app_store_url", "android_url", "logo_id", "logo_dark_id", "mark_id", "hero_picture_id", "products_picture_id", "card_picture_id", "accent", "typeface", "typeface_file_id", "untranslated_pages", "works_monday", "works_tuesday", "works_wednesday", "works_thursday", "works_friday", "works_saturday", "works_sunday", "opens", "closes", "scenery", "updated_at", "created_at" FROM \`site\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`ALTER TABLE \`__new_site\` RENAME TO \`site\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_purchase_purchase_single_pieces_idx\` ON \`site\` (\`purchase_single_pieces\`);`)
  await db.run(sql`CREATE INDEX \`site_logo_idx\` ON \`site\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_logo_dark_idx\` ON \`site\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_mark_idx\` ON \`site\` (\`mark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_hero_picture_idx\` ON \`site\` (\`hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`site_products_picture_idx\` ON \`site\` (\`products_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`site_card_picture_idx\` ON \`site\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`site_typeface_idx\` ON \`site\` (\`typeface\`);`)
  await db.run(sql`CREATE INDEX \`site_typeface_file_idx\` ON \`site\` (\`typeface_file_id\`);`)
  await db.run(sql`CREATE INDEX \`site_untranslated_pages_idx\` ON \`site\` (\`untranslated_pages\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_v\` (
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
  	\`version_purchase_single_pieces\` text,
  	\`version_purchase_seller_url\` text,
  	\`version_purchase_fewest_pieces\` numeric,
  	\`version_platform_url\` text,
  	\`version_app_store_url\` text,
  	\`version_android_url\` text,
  	\`version_logo_id\` integer,
  	\`version_logo_dark_id\` integer,
  	\`version_mark_id\` integer,
  	\`version_hero_picture_id\` integer,
  	\`version_products_picture_id\` integer,
  	\`version_card_picture_id\` integer,
  	\`version_accent\` text,
  	\`version_typeface\` text,
  	\`version_typeface_file_id\` integer,
  	\`version_untranslated_pages\` text DEFAULT 'say' NOT NULL,
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
  	FOREIGN KEY (\`version_products_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_typeface_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_v\`("id", "version_saved_by", "version_latitude", "version_longitude", "version_phone", "version_email", "version_sales_email", "version_support_email", "version_purchase_minimum_order", "version_purchase_sample_days", "version_purchase_lead_days", "version_purchase_warranty_months", "version_purchase_single_pieces", "version_purchase_seller_url", "version_purchase_fewest_pieces", "version_platform_url", "version_app_store_url", "version_android_url", "version_logo_id", "version_logo_dark_id", "version_mark_id", "version_hero_picture_id", "version_products_picture_id", "version_card_picture_id", "version_accent", "version_typeface", "version_typeface_file_id", "version_untranslated_pages", "version_works_monday", "version_works_tuesday", "version_works_wednesday", "version_works_thursday", "version_works_friday", "version_works_saturday", "version_works_sunday", "version_opens", "version_closes", "version_scenery", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_saved_by", "version_latitude", "version_longitude", "version_phone", "version_email", "version_sales_email", "version_support_email", "version_purchase_minimum_order", "version_purchase_sample_days", "version_purchase_lead_days", "version_purchase_warranty_months", "version_purchase_single_pieces", "version_purchase_seller_url", "version_purchase_fewest_pieces", "version_platform_url", "version_app_store_url", "version_android_url", "version_logo_id", "version_logo_dark_id", "version_mark_id", "version_hero_picture_id", "version_products_picture_id", "version_card_picture_id", "version_accent", "version_typeface", "version_typeface_file_id", "version_untranslated_pages", "version_works_monday", "version_works_tuesday", "version_works_wednesday", "version_works_thursday", "version_works_friday", "version_works_saturday", "version_works_sunday", "version_opens", "version_closes", "version_scenery", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_v\` RENAME TO \`_site_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_v_version_purchase_version_purchase_single_pieces_idx\` ON \`_site_v\` (\`version_purchase_single_pieces\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_logo_idx\` ON \`_site_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_logo_dark_idx\` ON \`_site_v\` (\`version_logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_mark_idx\` ON \`_site_v\` (\`version_mark_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_hero_picture_idx\` ON \`_site_v\` (\`version_hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_products_picture_idx\` ON \`_site_v\` (\`version_products_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_card_picture_idx\` ON \`_site_v\` (\`version_card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_typeface_idx\` ON \`_site_v\` (\`version_typeface\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_typeface_file_idx\` ON \`_site_v\` (\`version_typeface_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_untranslated_pages_idx\` ON \`_site_v\` (\`version_untranslated_pages\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_created_at_idx\` ON \`_site_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_updated_at_idx\` ON \`_site_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`claims_claims_readings_locales\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`_claims_v_version_claims_readings_locales\` DROP COLUMN \`label\`;`)
}
