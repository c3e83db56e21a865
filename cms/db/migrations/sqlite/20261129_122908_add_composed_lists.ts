import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`navigation_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu_locales\` RENAME TO \`navigation_menu_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_menu_locales_locale_parent_id_unique\` ON \`navigation_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_locales_parent_idx\` ON \`navigation_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_footer_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_footer_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`navigation_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_footer_locales\` RENAME TO \`navigation_footer_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_locales_locale_parent_id_unique\` ON \`navigation_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_locales_parent_idx\` ON \`navigation_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_menu_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_menu_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`_navigation_v_version_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_menu_locales\` RENAME TO \`_navigation_v_version_menu_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_locales_locale_parent_id_unique\` ON \`_navigation_v_version_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_locales_parent_idx\` ON \`_navigation_v_version_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_footer_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_footer_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`_navigation_v_version_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_footer_locales\` RENAME TO \`_navigation_v_version_footer_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_locales_locale_parent_id_unique\` ON \`_navigation_v_version_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_locales_parent_idx\` ON \`_navigation_v_version_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`navigation_menu\` ADD \`kind\` text DEFAULT 'own';`)
  await db.run(sql`CREATE INDEX \`navigation_menu_kind_idx\` ON \`navigation_menu\` (\`kind\`);`)
  await db.run(sql`ALTER TABLE \`navigation_footer\` ADD \`kind\` text DEFAULT 'own';`)
  await db.run(sql`CREATE INDEX \`navigation_footer_kind_idx\` ON \`navigation_footer\` (\`kind\`);`)
  await db.run(sql`ALTER TABLE \`_navigation_v_version_menu\` ADD \`kind\` text DEFAULT 'own';`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_kind_idx\` ON \`_navigation_v_version_menu\` (\`kind\`);`)
  await db.run(sql`ALTER TABLE \`_navigation_v_version_footer\` ADD \`kind\` text DEFAULT 'own';`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_kind_idx\` ON \`_navigation_v_version_footer\` (\`kind\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`navigation_menu_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`navigation_menu\` DROP COLUMN \`kind\`;`)
  await db.run(sql`DROP INDEX \`navigation_footer_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`navigation_footer\` DROP COLUMN \`kind\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_version_menu_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v_version_menu\` DROP COLUMN \`kind\`;`)
  await db.run(sql`DROP INDEX \`_navigation_v_version_footer_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`_navigation_v_version_footer\` DROP COLUMN \`kind\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_navigation_menu_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_menu_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`navigation_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_menu_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_menu_locales\` RENAME TO \`navigation_menu_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_menu_locales_locale_parent_id_unique\` ON \`navigation_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_menu_locales_parent_idx\` ON \`navigation_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_navigation_footer_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_navigation_footer_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`navigation_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_navigation_footer_locales\` RENAME TO \`navigation_footer_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_locales_locale_parent_id_unique\` ON \`navigation_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_locales_parent_idx\` ON \`navigation_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_menu_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_menu_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`_navigation_v_version_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_menu_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_menu_locales\` RENAME TO \`_navigation_v_version_menu_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_menu_locales_locale_parent_id_unique\` ON \`_navigation_v_version_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_menu_locales_parent_idx\` ON \`_navigation_v_version_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__navigation_v_version_footer_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__navigation_v_version_footer_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`_navigation_v_version_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__navigation_v_version_footer_locales\` RENAME TO \`_navigation_v_version_footer_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_locales_locale_parent_id_unique\` ON \`_navigation_v_version_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_locales_parent_idx\` ON \`_navigation_v_version_footer_locales\` (\`_parent_id\`);`)
}
