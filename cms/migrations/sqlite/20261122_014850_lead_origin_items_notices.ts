import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leads_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`quantity\` numeric,
  	\`product_id\` integer,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_items_order_idx\` ON \`leads_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_items_parent_id_idx\` ON \`leads_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_items_product_idx\` ON \`leads_items\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`channel\` text NOT NULL,
  	\`target\` text,
  	\`lead_id\` integer,
  	\`message_id\` integer,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text,
  	\`sent_at\` text,
  	\`taken_until\` text,
  	\`last_fault\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_channel_idx\` ON \`notices\` (\`channel\`);`)
  await db.run(sql`CREATE INDEX \`notices_lead_idx\` ON \`notices\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_message_idx\` ON \`notices\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_state_idx\` ON \`notices\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`notices_next_at_idx\` ON \`notices\` (\`next_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_sent_at_idx\` ON \`notices\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_taken_until_idx\` ON \`notices\` (\`taken_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_key_idx\` ON \`notices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_source\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_referrer\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_utm_source\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_utm_medium\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_utm_campaign\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_utm_term\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`origin_utm_content\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`origin_source\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`origin_referrer\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`origin_utm_source\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`origin_utm_medium\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`origin_utm_campaign\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`origin_utm_term\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`origin_utm_content\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leads_items\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_source\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_referrer\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_utm_source\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_utm_medium\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_utm_campaign\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_utm_term\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`origin_utm_content\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`origin_source\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`origin_referrer\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`origin_utm_source\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`origin_utm_medium\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`origin_utm_campaign\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`origin_utm_term\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`origin_utm_content\`;`)
}
