import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

const TARGETS = 'products series accessories solutions articles downloads videos testimonials banners faqs services brands inventions marks media'.split(' ')

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  // What is there already is checked once; nothing is before the first content.
  for (const target of TARGETS)
    await db.run(sql.raw(`INSERT INTO \`consistency_checks\` (\`key\`, \`target\`, \`record\`, \`next_at\`)
      SELECT '${target}/' || \`id\`, '${target}', \`id\`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM \`${target}\`;`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consistency_checks\`;`)
}
