import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_picture_idx\` ON \`products\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_seo_version_seo_picture_idx\` ON \`_products_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`series\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`series_deleted_at_idx\` ON \`series\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_series_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_series_v_version_version_deleted_at_idx\` ON \`_series_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`accessories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`accessories_deleted_at_idx\` ON \`accessories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_accessories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_accessories_v_version_version_deleted_at_idx\` ON \`_accessories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`solutions_seo_seo_picture_idx\` ON \`solutions\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_deleted_at_idx\` ON \`solutions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_seo_version_seo_picture_idx\` ON \`_solutions_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_deleted_at_idx\` ON \`_solutions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`articles_seo_seo_picture_idx\` ON \`articles\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`articles_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`articles_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_seo_version_seo_picture_idx\` ON \`_articles_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`downloads\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`downloads_deleted_at_idx\` ON \`downloads\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_downloads_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_deleted_at_idx\` ON \`_downloads_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_deleted_at_idx\` ON \`_videos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`banners_deleted_at_idx\` ON \`banners\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_banners_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_deleted_at_idx\` ON \`_banners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`faqs_deleted_at_idx\` ON \`faqs\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_faqs_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_faqs_v_version_version_deleted_at_idx\` ON \`_faqs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`services_seo_seo_picture_idx\` ON \`services\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_version_seo_picture_idx\` ON \`_services_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`brands\` ADD \`seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`brands\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`brands_seo_seo_picture_idx\` ON \`brands\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_deleted_at_idx\` ON \`brands\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`brands_locales\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`brands_locales\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_brands_v\` ADD \`version_seo_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_brands_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_seo_version_seo_picture_idx\` ON \`_brands_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_deleted_at_idx\` ON \`_brands_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_brands_v_locales\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_brands_v_locales\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`inventions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`inventions_deleted_at_idx\` ON \`inventions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_inventions_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_inventions_v_version_version_deleted_at_idx\` ON \`_inventions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`marks\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`marks_deleted_at_idx\` ON \`marks\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_marks_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_marks_v_version_version_deleted_at_idx\` ON \`_marks_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`leads_deleted_at_idx\` ON \`leads\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`messages_deleted_at_idx\` ON \`messages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`role\` text DEFAULT 'viewer' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`totp_secret\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`totp_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`users_role_idx\` ON \`users\` (\`role\`);`)
  await db.run(sql`CREATE INDEX \`users_deleted_at_idx\` ON \`users\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`audit_log_id\` integer REFERENCES audit_log(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  // Whoever had an account could do everything.
  await db.run(sql`UPDATE \`users\` SET \`role\` = 'administrator';`)
  for (const column of UNSET_ON_DELETE) await unsetOnDelete(db, column)
}

/** Columns that were added without saying what happens when the file that they name is deleted, which refuses the deletion. */
const UNSET_ON_DELETE = [
  { table: 'products', column: 'in_use_id', index: 'products_in_use_idx' },
  { table: 'products', column: 'model_id', index: 'products_model_idx' },
  { table: '_products_v', column: 'version_in_use_id', index: '_products_v_version_version_in_use_idx' },
  { table: '_products_v', column: 'version_model_id', index: '_products_v_version_version_model_idx' },
  { table: 'testimonials', column: 'portrait_id', index: 'testimonials_portrait_idx' },
  { table: '_testimonials_v', column: 'version_portrait_id', index: '_testimonials_v_version_version_portrait_idx' },
  { table: 'brands', column: 'picture_id', index: 'brands_picture_idx' },
  { table: '_brands_v', column: 'version_picture_id', index: '_brands_v_version_version_picture_idx' },
]

/** Makes the column anew, empty once its file is deleted, with what is in it. SQLite cannot change a column's constraint. */
async function unsetOnDelete(db: MigrateUpArgs['db'], { table, column, index }: (typeof UNSET_ON_DELETE)[number]): Promise<void> {
  const made = `${column}_made`
  for (const statement of [
    `ALTER TABLE \`${table}\` ADD \`${made}\` integer REFERENCES media(id) ON DELETE set null;`,
    `UPDATE \`${table}\` SET \`${made}\` = \`${column}\`;`,
    `DROP INDEX \`${index}\`;`,
    `ALTER TABLE \`${table}\` DROP COLUMN \`${column}\`;`,
    `ALTER TABLE \`${table}\` RENAME COLUMN \`${made}\` TO \`${column}\`;`,
    `CREATE INDEX \`${index}\` ON \`${table}\` (\`${column}\`);`,
  ]) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
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
  	\`in_use_id\` integer,
  	\`model_id\` integer,
  	\`purchase_minimum_order\` numeric,
  	\`purchase_sample_days\` numeric,
  	\`purchase_lead_days\` numeric,
  	\`purchase_warranty_months\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`in_use_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "code", "slug", "order", "released", "featured", "series_id", "width", "depth", "height", "in_use_id", "model_id", "purchase_minimum_order", "purchase_sample_days", "purchase_lead_days", "purchase_warranty_months", "updated_at", "created_at", "_status") SELECT "id", "code", "slug", "order", "released", "featured", "series_id", "width", "depth", "height", "in_use_id", "model_id", "purchase_minimum_order", "purchase_sample_days", "purchase_lead_days", "purchase_warranty_months", "updated_at", "created_at", "_status" FROM \`products\`;`)
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
  	\`version_in_use_id\` integer,
  	\`version_model_id\` integer,
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
  	FOREIGN KEY (\`version_series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_in_use_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_model_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_code", "version_slug", "version_order", "version_released", "version_featured", "version_series_id", "version_width", "version_depth", "version_height", "version_in_use_id", "version_model_id", "version_purchase_minimum_order", "version_purchase_sample_days", "version_purchase_lead_days", "version_purchase_warranty_months", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_code", "version_slug", "version_order", "version_released", "version_featured", "version_series_id", "version_width", "version_depth", "version_height", "version_in_use_id", "version_model_id", "version_purchase_minimum_order", "version_purchase_sample_days", "version_purchase_lead_days", "version_purchase_warranty_months", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_products_v\`;`)
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
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_solutions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`tab\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_solutions\`("id", "slug", "order", "tab", "updated_at", "created_at", "_status") SELECT "id", "slug", "order", "tab", "updated_at", "created_at", "_status" FROM \`solutions\`;`)
  await db.run(sql`DROP TABLE \`solutions\`;`)
  await db.run(sql`ALTER TABLE \`__new_solutions\` RENAME TO \`solutions\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_slug_idx\` ON \`solutions\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`solutions_order_idx\` ON \`solutions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_tab_idx\` ON \`solutions\` (\`tab\`);`)
  await db.run(sql`CREATE INDEX \`solutions_updated_at_idx\` ON \`solutions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_created_at_idx\` ON \`solutions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions__status_idx\` ON \`solutions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__solutions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_tab\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__solutions_v\`("id", "parent_id", "version_slug", "version_order", "version_tab", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_slug", "version_order", "version_tab", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_solutions_v\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__solutions_v\` RENAME TO \`_solutions_v\`;`)
  await db.run(sql`CREATE INDEX \`_solutions_v_parent_idx\` ON \`_solutions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_slug_idx\` ON \`_solutions_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_order_idx\` ON \`_solutions_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_tab_idx\` ON \`_solutions_v\` (\`version_tab\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_updated_at_idx\` ON \`_solutions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_created_at_idx\` ON \`_solutions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version__status_idx\` ON \`_solutions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_created_at_idx\` ON \`_solutions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_updated_at_idx\` ON \`_solutions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_snapshot_idx\` ON \`_solutions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_published_locale_idx\` ON \`_solutions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_latest_idx\` ON \`_solutions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`category\` text,
  	\`published_at\` text,
  	\`updated_on\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "slug", "category", "published_at", "updated_on", "picture_id", "updated_at", "created_at", "_status") SELECT "id", "slug", "category", "published_at", "updated_on", "picture_id", "updated_at", "created_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_category_idx\` ON \`articles\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`articles_published_at_idx\` ON \`articles\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_on_idx\` ON \`articles\` (\`updated_on\`);`)
  await db.run(sql`CREATE INDEX \`articles_picture_idx\` ON \`articles\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_category\` text,
  	\`version_published_at\` text,
  	\`version_updated_on\` text,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_slug", "version_category", "version_published_at", "version_updated_on", "version_picture_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_slug", "version_category", "version_published_at", "version_updated_on", "version_picture_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_category_idx\` ON \`_articles_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_published_at_idx\` ON \`_articles_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_on_idx\` ON \`_articles_v\` (\`version_updated_on\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_picture_idx\` ON \`_articles_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`listed\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "slug", "order", "listed", "updated_at", "created_at", "_status") SELECT "id", "slug", "order", "listed", "updated_at", "created_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_order_idx\` ON \`services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_listed\` integer DEFAULT true,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version_slug", "version_order", "version_listed", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_slug", "version_order", "version_listed", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_order_idx\` ON \`_services_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_snapshot_idx\` ON \`_services_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_published_locale_idx\` ON \`_services_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_brands\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`kind\` text,
  	\`year\` numeric,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_brands\`("id", "slug", "order", "kind", "year", "picture_id", "updated_at", "created_at", "_status") SELECT "id", "slug", "order", "kind", "year", "picture_id", "updated_at", "created_at", "_status" FROM \`brands\`;`)
  await db.run(sql`DROP TABLE \`brands\`;`)
  await db.run(sql`ALTER TABLE \`__new_brands\` RENAME TO \`brands\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`brands_slug_idx\` ON \`brands\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`brands_order_idx\` ON \`brands\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`brands_kind_idx\` ON \`brands\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`brands_picture_idx\` ON \`brands\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_updated_at_idx\` ON \`brands\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`brands_created_at_idx\` ON \`brands\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`brands__status_idx\` ON \`brands\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__brands_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_kind\` text,
  	\`version_year\` numeric,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__brands_v\`("id", "parent_id", "version_slug", "version_order", "version_kind", "version_year", "version_picture_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_slug", "version_order", "version_kind", "version_year", "version_picture_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_brands_v\`;`)
  await db.run(sql`DROP TABLE \`_brands_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__brands_v\` RENAME TO \`_brands_v\`;`)
  await db.run(sql`CREATE INDEX \`_brands_v_parent_idx\` ON \`_brands_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_slug_idx\` ON \`_brands_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_order_idx\` ON \`_brands_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_kind_idx\` ON \`_brands_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_picture_idx\` ON \`_brands_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_updated_at_idx\` ON \`_brands_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version_created_at_idx\` ON \`_brands_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_version_version__status_idx\` ON \`_brands_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_created_at_idx\` ON \`_brands_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_updated_at_idx\` ON \`_brands_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_snapshot_idx\` ON \`_brands_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_published_locale_idx\` ON \`_brands_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brands_v_latest_idx\` ON \`_brands_v\` (\`latest\`);`)
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
  	\`redirects_id\` integer,
  	\`users_id\` integer,
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
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "series_id", "accessories_id", "solutions_id", "articles_id", "downloads_id", "videos_id", "testimonials_id", "banners_id", "faqs_id", "services_id", "brands_id", "inventions_id", "marks_id", "media_id", "leads_id", "messages_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "products_id", "series_id", "accessories_id", "solutions_id", "articles_id", "downloads_id", "videos_id", "testimonials_id", "banners_id", "faqs_id", "services_id", "brands_id", "inventions_id", "marks_id", "media_id", "leads_id", "messages_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`series_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`series\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_series_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_series_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`accessories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`accessories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_accessories_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_accessories_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`downloads_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`downloads\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_downloads_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_downloads_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`videos_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_videos_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`testimonials_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_testimonials_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`banners_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_banners_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`faqs_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`faqs\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_faqs_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_faqs_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`inventions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`inventions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_inventions_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_inventions_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`marks_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`marks\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_marks_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_marks_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`leads_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`messages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`redirects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`redirects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`users_role_idx\`;`)
  await db.run(sql`DROP INDEX \`users_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`totp_secret\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`totp_step\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`articles_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`articles_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_seo_description\`;`)
  await db.run(sql`ALTER TABLE \`brands_locales\` DROP COLUMN \`seo_title\`;`)
  await db.run(sql`ALTER TABLE \`brands_locales\` DROP COLUMN \`seo_description\`;`)
  await db.run(sql`ALTER TABLE \`_brands_v_locales\` DROP COLUMN \`version_seo_title\`;`)
  await db.run(sql`ALTER TABLE \`_brands_v_locales\` DROP COLUMN \`version_seo_description\`;`)
}
