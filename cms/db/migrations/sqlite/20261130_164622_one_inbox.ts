import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form\` text DEFAULT 'buy' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`subject\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`model\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`serial\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`since\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`light\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`tried\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`territory\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`business\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`volumes\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`brands\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`searched\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`message_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`leads_form_idx\` ON \`leads\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`leads_message_id_idx\` ON \`leads\` (\`message_id\`);`)
  // A number is either that of a message before or that of a lead now: what moves gets numbers above all that were ever given.
  await db.run(sql`INSERT INTO leads (id, message_id, form, status, submission_id, answered_at, created_at, updated_at, deleted_at, name, company, email, phone, subject, model, serial, since, light, tried, territory, business, volumes, brands, searched, message, origin_source, origin_referrer, origin_utm_source, origin_utm_medium, origin_utm_campaign, origin_utm_term, origin_utm_content, language, page, consent, consent_text, policy_version, consent_at)
    SELECT m.id + (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name IN ('leads', 'messages')), m.id, coalesce(m.form, 'message'),
      CASE m.status WHEN 'answered' THEN 'contacted' ELSE m.status END,
      CASE WHEN EXISTS (SELECT 1 FROM leads l WHERE l.submission_id = m.submission_id) THEN m.submission_id || '-' || m.id ELSE m.submission_id END,
      CASE WHEN m.status IN ('answered', 'closed') THEN first.at END,
      m.created_at, m.updated_at, m.deleted_at, m.name, m.company, m.email, m.phone, m.subject, m.model, m.serial, m.since, m.light, m.tried, m.territory, m.business, m.volumes, m.brands, m.searched, m.message, m.origin_source, m.origin_referrer, m.origin_utm_source, m.origin_utm_medium, m.origin_utm_campaign, m.origin_utm_term, m.origin_utm_content, m.language, m.page, m.consent, m.consent_text, m.policy_version, m.consent_at
    FROM messages m LEFT JOIN (
      SELECT record_id, min(created_at) AS at FROM audit_log WHERE record = 'messages' AND changes LIKE '%"status"%' GROUP BY record_id
    ) first ON first.record_id = CAST(m.id AS text)
    ORDER BY m.id;`)
  await db.run(sql`INSERT INTO leads_answers (_order, _parent_id, id, label, value)
    SELECT a._order, l.id, a.id, a.label, a.value FROM messages_answers a JOIN leads l ON l.message_id = a._parent_id;`)
  await db.run(sql`UPDATE lead_notes SET lead_id = (SELECT l.id FROM leads l WHERE l.message_id = lead_notes.message_id) WHERE message_id IS NOT NULL;`)
  await db.run(sql`INSERT INTO lead_notes (lead_id, text, created_at, updated_at)
    SELECT l.id, m.note, m.updated_at, m.updated_at FROM messages m JOIN leads l ON l.message_id = m.id WHERE trim(coalesce(m.note, '')) <> '';`)
  await db.run(sql`UPDATE notices SET lead_id = (SELECT l.id FROM leads l WHERE l.message_id = notices.message_id) WHERE message_id IS NOT NULL;`)
  await db.run(sql`UPDATE payload_locked_documents_rels SET leads_id = (SELECT l.id FROM leads l WHERE l.message_id = payload_locked_documents_rels.messages_id)
    WHERE messages_id IS NOT NULL;`)
  await db.run(sql`UPDATE audit_log SET record = 'leads', changes = replace(changes, '"answered"', '"contacted"'),
    record_id = coalesce((SELECT CAST(l.id AS text) FROM leads l WHERE l.message_id = CAST(audit_log.record_id AS integer)), 'messages/' || record_id)
    WHERE record = 'messages' AND record_id <> '-';`)
  await db.run(sql`UPDATE audit_log SET record = 'leads' WHERE record = 'messages';`)
  await db.run(sql`CREATE TABLE \`__new_lead_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer,
  	\`text\` text NOT NULL,
  	\`subject\` text,
  	\`mailed_to\` text,
  	\`author_id\` integer,
  	\`author_name\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_lead_notes\`("id", "lead_id", "text", "subject", "mailed_to", "author_id", "author_name", "created_at", "updated_at") SELECT "id", "lead_id", "text", "subject", "mailed_to", "author_id", "author_name", "created_at", "updated_at" FROM \`lead_notes\`;`)
  await db.run(sql`DROP TABLE \`lead_notes\`;`)
  await db.run(sql`ALTER TABLE \`__new_lead_notes\` RENAME TO \`lead_notes\`;`)
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_author_idx\` ON \`lead_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`channel\` text NOT NULL,
  	\`target\` text,
  	\`lead_id\` integer,
  	\`note_id\` integer,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`sent_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`stalled\` numeric,
  	\`next_at\` text,
  	\`taken_until\` text,
  	\`last_fault\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`note_id\`) REFERENCES \`lead_notes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notices\`("id", "channel", "target", "lead_id", "note_id", "state", "sent_at", "attempts", "stalled", "next_at", "taken_until", "last_fault", "key", "updated_at", "created_at") SELECT "id", "channel", "target", "lead_id", "note_id", "state", "sent_at", "attempts", "stalled", "next_at", "taken_until", "last_fault", "key", "updated_at", "created_at" FROM \`notices\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`ALTER TABLE \`__new_notices\` RENAME TO \`notices\`;`)
  await db.run(sql`CREATE INDEX \`notices_channel_idx\` ON \`notices\` (\`channel\`);`)
  await db.run(sql`CREATE INDEX \`notices_lead_idx\` ON \`notices\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_note_idx\` ON \`notices\` (\`note_id\`);`)
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
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`downloads_id\` integer,
  	\`videos_id\` integer,
  	\`testimonials_id\` integer,
  	\`banners_id\` integer,
  	\`faqs_id\` integer,
  	\`needs_id\` integer,
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
  	FOREIGN KEY (\`needs_id\`) REFERENCES \`needs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`reply_templates_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`folders_id\`) REFERENCES \`folders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "series_id", "accessories_id", "solutions_id", "pages_id", "articles_id", "downloads_id", "videos_id", "testimonials_id", "banners_id", "faqs_id", "needs_id", "services_id", "brands_id", "inventions_id", "marks_id", "media_id", "spec_rows_id", "spec_groups_id", "solution_uses_id", "download_kinds_id", "faq_topics_id", "article_categories_id", "leads_id", "reply_templates_id", "folders_id", "redirects_id", "users_id", "audit_log_id") SELECT "id", "order", "parent_id", "path", "products_id", "series_id", "accessories_id", "solutions_id", "pages_id", "articles_id", "downloads_id", "videos_id", "testimonials_id", "banners_id", "faqs_id", "needs_id", "services_id", "brands_id", "inventions_id", "marks_id", "media_id", "spec_rows_id", "spec_groups_id", "solution_uses_id", "download_kinds_id", "faq_topics_id", "article_categories_id", "leads_id", "reply_templates_id", "folders_id", "redirects_id", "users_id", "audit_log_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_needs_id_idx\` ON \`payload_locked_documents_rels\` (\`needs_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`folders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`DROP TABLE \`messages_answers\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
  	\`company\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`subject\` text,
  	\`model\` text,
  	\`serial\` text,
  	\`since\` text,
  	\`light\` text,
  	\`tried\` text,
  	\`territory\` text,
  	\`business\` text,
  	\`volumes\` text,
  	\`brands\` text,
  	\`searched\` text,
  	\`message\` text,
  	\`form\` text DEFAULT 'message',
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
  await db.run(sql`CREATE INDEX \`messages_form_idx\` ON \`messages\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_language_idx\` ON \`messages\` (\`language\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_submission_id_idx\` ON \`messages\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_deleted_at_idx\` ON \`messages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`lead_notes\` ADD \`message_id\` integer REFERENCES messages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`lead_notes_message_idx\` ON \`lead_notes\` (\`message_id\`);`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`message_id\` integer REFERENCES messages(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`notices_message_idx\` ON \`notices\` (\`message_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`messages_id\` integer REFERENCES messages(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`INSERT INTO messages (id, form, status, submission_id, created_at, updated_at, deleted_at, name, company, email, phone, subject, model, serial, since, light, tried, territory, business, volumes, brands, searched, message, origin_source, origin_referrer, origin_utm_source, origin_utm_medium, origin_utm_campaign, origin_utm_term, origin_utm_content, language, page, consent, consent_text, policy_version, consent_at)
    SELECT coalesce(l.message_id, l.id), l.form, CASE WHEN l.status IN ('new', 'closed', 'spam') THEN l.status WHEN l.status IN ('won', 'lost') THEN 'closed' ELSE 'answered' END,
      l.submission_id, l.created_at, l.updated_at, l.deleted_at, l.name, l.company, l.email, l.phone, l.subject, l.model, l.serial, l.since, l.light, l.tried, l.territory, l.business, l.volumes, l.brands, l.searched, l.message, l.origin_source, l.origin_referrer, l.origin_utm_source, l.origin_utm_medium, l.origin_utm_campaign, l.origin_utm_term, l.origin_utm_content, l.language, l.page, l.consent, l.consent_text, l.policy_version, l.consent_at
    FROM leads l WHERE l.form <> 'buy';`)
  await db.run(sql`INSERT INTO messages_answers (_order, _parent_id, id, label, value)
    SELECT a._order, coalesce(l.message_id, l.id), a.id, a.label, a.value FROM leads_answers a JOIN leads l ON l.id = a._parent_id WHERE l.form <> 'buy';`)
  await db.run(sql`UPDATE lead_notes SET message_id = (SELECT coalesce(l.message_id, l.id) FROM leads l WHERE l.id = lead_notes.lead_id), lead_id = NULL
    WHERE lead_id IN (SELECT id FROM leads WHERE form <> 'buy');`)
  await db.run(sql`UPDATE notices SET message_id = (SELECT coalesce(l.message_id, l.id) FROM leads l WHERE l.id = notices.lead_id), lead_id = NULL
    WHERE lead_id IN (SELECT id FROM leads WHERE form <> 'buy');`)
  await db.run(sql`UPDATE payload_locked_documents_rels SET messages_id = (SELECT coalesce(l.message_id, l.id) FROM leads l WHERE l.id = payload_locked_documents_rels.leads_id), leads_id = NULL
    WHERE leads_id IN (SELECT id FROM leads WHERE form <> 'buy');`)
  await db.run(sql`UPDATE audit_log SET record = 'messages', record_id = (SELECT CAST(CAST(coalesce(l.message_id, l.id) AS integer) AS text) FROM leads l WHERE CAST(l.id AS text) = audit_log.record_id)
    WHERE record = 'leads' AND record_id IN (SELECT CAST(id AS text) FROM leads WHERE form <> 'buy');`)
  await db.run(sql`DELETE FROM leads_answers WHERE _parent_id IN (SELECT id FROM leads WHERE form <> 'buy');`)
  await db.run(sql`DELETE FROM leads WHERE form <> 'buy';`)
  await db.run(sql`UPDATE leads SET status = 'lost' WHERE status = 'closed';`)
  await db.run(sql`DROP INDEX \`leads_form_idx\`;`)
  await db.run(sql`DROP INDEX \`leads_message_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`subject\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`model\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`serial\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`since\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`light\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`tried\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`territory\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`business\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`volumes\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`brands\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`searched\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`message_id\`;`)
}
