import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`leads\` ADD \`consent_text\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`consent_text\` text;`)
  await db.run(sql`ALTER TABLE \`lead_notes\` ADD \`subject\` text;`)
  await db.run(sql`ALTER TABLE \`lead_notes\` ADD \`mailed_to\` text;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`note_id\` integer REFERENCES lead_notes(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`notices_note_idx\` ON \`notices\` (\`note_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reply_templates_id\` integer REFERENCES reply_templates(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leads_answers\`;`)
  await db.run(sql`DROP TABLE \`messages_answers\`;`)
  await db.run(sql`DROP TABLE \`reply_templates\`;`)
  await db.run(sql`DROP TABLE \`forms_added\`;`)
  await db.run(sql`DROP TABLE \`forms_added_locales\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_added\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_added_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`channel\` text NOT NULL,
  	\`target\` text,
  	\`lead_id\` integer,
  	\`message_id\` integer,
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
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notices\`("id", "channel", "target", "lead_id", "message_id", "state", "sent_at", "attempts", "next_at", "taken_until", "last_fault", "key", "updated_at", "created_at") SELECT "id", "channel", "target", "lead_id", "message_id", "state", "sent_at", "attempts", "next_at", "taken_until", "last_fault", "key", "updated_at", "created_at" FROM \`notices\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`ALTER TABLE \`__new_notices\` RENAME TO \`notices\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`notices_channel_idx\` ON \`notices\` (\`channel\`);`)
  await db.run(sql`CREATE INDEX \`notices_lead_idx\` ON \`notices\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_message_idx\` ON \`notices\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_state_idx\` ON \`notices\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`notices_sent_at_idx\` ON \`notices\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_next_at_idx\` ON \`notices\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_taken_until_idx\` ON \`notices\` (\`taken_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_key_idx\` ON \`notices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
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
  	\`spec_rows_id\` integer,
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
  	FOREIGN KEY (\`spec_rows_id\`) REFERENCES \`spec_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`folders_id\`) REFERENCES \`folders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "series_id", "accessories_id", "solutions_id", "articles_id", "downloads_id", "videos_id", "testimonials_id", "banners_id", "faqs_id", "services_id", "brands_id", "inventions_id", "marks_id", "media_id", "spec_rows_id", "leads_id", "messages_id", "folders_id", "redirects_id", "users_id", "audit_log_id") SELECT "id", "order", "parent_id", "path", "products_id", "series_id", "accessories_id", "solutions_id", "articles_id", "downloads_id", "videos_id", "testimonials_id", "banners_id", "faqs_id", "services_id", "brands_id", "inventions_id", "marks_id", "media_id", "spec_rows_id", "leads_id", "messages_id", "folders_id", "redirects_id", "users_id", "audit_log_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spec_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`spec_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`folders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`consent_text\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`consent_text\`;`)
  await db.run(sql`ALTER TABLE \`lead_notes\` DROP COLUMN \`subject\`;`)
  await db.run(sql`ALTER TABLE \`lead_notes\` DROP COLUMN \`mailed_to\`;`)
}
