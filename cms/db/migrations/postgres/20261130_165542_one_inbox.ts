import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A value that is added to a type could not be used before the end of the transaction, so the type of the status is made anew.
  await db.execute(sql`
  CREATE TYPE "public"."enum_leads_form" AS ENUM('buy', 'message', 'partner', 'fault', 'question');
  ALTER TABLE "leads" ALTER COLUMN "status" DROP DEFAULT;
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_status";
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost', 'closed', 'spam');
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE "public"."enum_leads_status" USING "status"::"public"."enum_leads_status";
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new';
  ALTER TABLE "leads" ADD COLUMN "form" "enum_leads_form" DEFAULT 'buy' NOT NULL;
  ALTER TABLE "leads" ADD COLUMN "subject" varchar;
  ALTER TABLE "leads" ADD COLUMN "model" varchar;
  ALTER TABLE "leads" ADD COLUMN "serial" varchar;
  ALTER TABLE "leads" ADD COLUMN "since" varchar;
  ALTER TABLE "leads" ADD COLUMN "light" varchar;
  ALTER TABLE "leads" ADD COLUMN "tried" varchar;
  ALTER TABLE "leads" ADD COLUMN "territory" varchar;
  ALTER TABLE "leads" ADD COLUMN "business" varchar;
  ALTER TABLE "leads" ADD COLUMN "volumes" varchar;
  ALTER TABLE "leads" ADD COLUMN "brands" varchar;
  ALTER TABLE "leads" ADD COLUMN "searched" varchar;
  ALTER TABLE "leads" ADD COLUMN "message_id" numeric;
  CREATE INDEX "leads_form_idx" ON "leads" USING btree ("form");
  CREATE INDEX "leads_message_id_idx" ON "leads" USING btree ("message_id");`)
  // A number is either that of a message before or that of a lead now: what moves gets numbers above all that were ever given.
  await db.execute(sql`
  INSERT INTO leads (id, message_id, form, status, submission_id, answered_at, created_at, updated_at, deleted_at, name, company, email, phone, subject, model, serial, since, light, tried, territory, business, volumes, brands, searched, message, origin_source, origin_referrer, origin_utm_source, origin_utm_medium, origin_utm_campaign, origin_utm_term, origin_utm_content, language, page, consent, consent_text, policy_version, consent_at)
    SELECT m.id + (SELECT greatest((SELECT last_value FROM leads_id_seq), (SELECT last_value FROM messages_id_seq))), m.id,
      coalesce(m.form::text, 'message')::enum_leads_form,
      (CASE m.status::text WHEN 'answered' THEN 'contacted' ELSE m.status::text END)::enum_leads_status,
      CASE WHEN EXISTS (SELECT 1 FROM leads l WHERE l.submission_id = m.submission_id) THEN m.submission_id || '-' || m.id ELSE m.submission_id END,
      CASE WHEN m.status IN ('answered', 'closed') THEN first.at END,
      m.created_at, m.updated_at, m.deleted_at, m.name, m.company, m.email, m.phone, m.subject, m.model, m.serial, m.since, m.light, m.tried, m.territory, m.business, m.volumes, m.brands, m.searched, m.message, m.origin_source, m.origin_referrer, m.origin_utm_source, m.origin_utm_medium, m.origin_utm_campaign, m.origin_utm_term, m.origin_utm_content, m.language, m.page, m.consent, m.consent_text, m.policy_version, m.consent_at
    FROM messages m LEFT JOIN (
      SELECT record_id, min(created_at) AS at FROM audit_log WHERE record = 'messages' AND changes::text LIKE '%"status"%' GROUP BY record_id
    ) first ON first.record_id = m.id::text
    ORDER BY m.id;
  SELECT setval('leads_id_seq', greatest((SELECT last_value FROM leads_id_seq), (SELECT max(id) FROM leads))) WHERE EXISTS (SELECT 1 FROM leads);
  INSERT INTO leads_answers (_order, _parent_id, id, label, value)
    SELECT a._order, l.id, a.id, a.label, a.value FROM messages_answers a JOIN leads l ON l.message_id = a._parent_id;
  UPDATE lead_notes n SET lead_id = l.id FROM leads l WHERE l.message_id = n.message_id;
  INSERT INTO lead_notes (lead_id, text, created_at, updated_at)
    SELECT l.id, m.note, m.updated_at, m.updated_at FROM messages m JOIN leads l ON l.message_id = m.id WHERE trim(coalesce(m.note, '')) <> '';
  UPDATE notices n SET lead_id = l.id FROM leads l WHERE l.message_id = n.message_id;
  UPDATE payload_locked_documents_rels r SET leads_id = l.id FROM leads l WHERE l.message_id = r.messages_id;
  UPDATE audit_log a SET record = 'leads', record_id = l.id::text, changes = replace(changes::text, '"answered"', '"contacted"')::jsonb
    FROM leads l WHERE a.record = 'messages' AND a.record_id = l.message_id::text;
  UPDATE audit_log SET record = 'leads', record_id = 'messages/' || record_id WHERE record = 'messages' AND record_id <> '-';
  UPDATE audit_log SET record = 'leads' WHERE record = 'messages';`)
  await db.execute(sql`
  ALTER TABLE "lead_notes" DROP COLUMN "message_id";
  ALTER TABLE "notices" DROP COLUMN "message_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "messages_id";
  DROP TABLE "messages_answers";
  DROP TABLE "messages";
  DROP TYPE "public"."enum_messages_form";
  DROP TYPE "public"."enum_messages_status";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_messages_form" AS ENUM('message', 'partner', 'fault', 'question');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'answered', 'closed', 'spam');
  CREATE TABLE "messages_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"name" varchar,
  	"company" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"subject" varchar,
  	"model" varchar,
  	"serial" varchar,
  	"since" varchar,
  	"light" varchar,
  	"tried" varchar,
  	"territory" varchar,
  	"business" varchar,
  	"volumes" varchar,
  	"brands" varchar,
  	"searched" varchar,
  	"message" varchar,
  	"form" "enum_messages_form" DEFAULT 'message',
  	"origin_source" varchar,
  	"origin_referrer" varchar,
  	"origin_utm_source" varchar,
  	"origin_utm_medium" varchar,
  	"origin_utm_campaign" varchar,
  	"origin_utm_term" varchar,
  	"origin_utm_content" varchar,
  	"note" varchar,
  	"status" "enum_messages_status" DEFAULT 'new' NOT NULL,
  	"language" varchar NOT NULL,
  	"page" varchar,
  	"consent" boolean DEFAULT false NOT NULL,
  	"consent_text" varchar,
  	"policy_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"submission_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "lead_notes" ADD COLUMN "message_id" integer;
  ALTER TABLE "notices" ADD COLUMN "message_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "messages_id" integer;
  ALTER TABLE "messages_answers" ADD CONSTRAINT "messages_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "messages_answers_order_idx" ON "messages_answers" USING btree ("_order");
  CREATE INDEX "messages_answers_parent_id_idx" ON "messages_answers" USING btree ("_parent_id");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages_form_idx" ON "messages" USING btree ("form");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_language_idx" ON "messages" USING btree ("language");
  CREATE UNIQUE INDEX "messages_submission_id_idx" ON "messages" USING btree ("submission_id");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_deleted_at_idx" ON "messages" USING btree ("deleted_at");
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lead_notes_message_idx" ON "lead_notes" USING btree ("message_id");
  CREATE INDEX "notices_message_idx" ON "notices" USING btree ("message_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");`)
  await db.execute(sql`
  INSERT INTO messages (id, form, status, submission_id, created_at, updated_at, deleted_at, name, company, email, phone, subject, model, serial, since, light, tried, territory, business, volumes, brands, searched, message, origin_source, origin_referrer, origin_utm_source, origin_utm_medium, origin_utm_campaign, origin_utm_term, origin_utm_content, language, page, consent, consent_text, policy_version, consent_at)
    SELECT coalesce(l.message_id, l.id), l.form::text::enum_messages_form,
      (CASE WHEN l.status IN ('new', 'closed', 'spam') THEN l.status::text WHEN l.status IN ('won', 'lost') THEN 'closed' ELSE 'answered' END)::enum_messages_status,
      l.submission_id, l.created_at, l.updated_at, l.deleted_at, l.name, l.company, l.email, l.phone, l.subject, l.model, l.serial, l.since, l.light, l.tried, l.territory, l.business, l.volumes, l.brands, l.searched, l.message, l.origin_source, l.origin_referrer, l.origin_utm_source, l.origin_utm_medium, l.origin_utm_campaign, l.origin_utm_term, l.origin_utm_content, l.language, l.page, l.consent, l.consent_text, l.policy_version, l.consent_at
    FROM leads l WHERE l.form <> 'buy';
  SELECT setval('messages_id_seq', (SELECT max(id) FROM messages)) WHERE EXISTS (SELECT 1 FROM messages);
  INSERT INTO messages_answers (_order, _parent_id, id, label, value)
    SELECT a._order, coalesce(l.message_id, l.id), a.id, a.label, a.value FROM leads_answers a JOIN leads l ON l.id = a._parent_id WHERE l.form <> 'buy';
  UPDATE lead_notes n SET message_id = coalesce(l.message_id, l.id), lead_id = NULL FROM leads l WHERE l.id = n.lead_id AND l.form <> 'buy';
  UPDATE notices n SET message_id = coalesce(l.message_id, l.id), lead_id = NULL FROM leads l WHERE l.id = n.lead_id AND l.form <> 'buy';
  UPDATE payload_locked_documents_rels r SET messages_id = coalesce(l.message_id, l.id), leads_id = NULL FROM leads l WHERE l.id = r.leads_id AND l.form <> 'buy';
  UPDATE audit_log a SET record = 'messages', record_id = coalesce(l.message_id, l.id)::text FROM leads l
    WHERE a.record = 'leads' AND a.record_id = l.id::text AND l.form <> 'buy';
  DELETE FROM leads WHERE form <> 'buy';
  UPDATE leads SET status = 'lost' WHERE status = 'closed';`)
  await db.execute(sql`
  ALTER TABLE "leads" ALTER COLUMN "status" DROP DEFAULT;
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_status";
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'quoted', 'won', 'lost', 'spam');
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE "public"."enum_leads_status" USING "status"::"public"."enum_leads_status";
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new';
  DROP INDEX "leads_form_idx";
  DROP INDEX "leads_message_id_idx";
  ALTER TABLE "leads" DROP COLUMN "form";
  ALTER TABLE "leads" DROP COLUMN "subject";
  ALTER TABLE "leads" DROP COLUMN "model";
  ALTER TABLE "leads" DROP COLUMN "serial";
  ALTER TABLE "leads" DROP COLUMN "since";
  ALTER TABLE "leads" DROP COLUMN "light";
  ALTER TABLE "leads" DROP COLUMN "tried";
  ALTER TABLE "leads" DROP COLUMN "territory";
  ALTER TABLE "leads" DROP COLUMN "business";
  ALTER TABLE "leads" DROP COLUMN "volumes";
  ALTER TABLE "leads" DROP COLUMN "brands";
  ALTER TABLE "leads" DROP COLUMN "searched";
  ALTER TABLE "leads" DROP COLUMN "message_id";
  DROP TYPE "public"."enum_leads_form";`)
}
