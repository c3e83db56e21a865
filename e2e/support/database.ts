import { Client } from "pg";

/** The database of one run on the PostgreSQL server that `DATABASE_URL` names: fresh, and removed afterwards. */
const NAME = /^waymark_e2e_\d+$/;

/** The address of the run's own database on that server. */
export function ownDatabase(server: string, port: string): string {
  const url = new URL(server);
  url.pathname = `/waymark_e2e_${port}`;
  return url.href;
}

/** Makes the run's database. `server` is an address whose user may create databases. */
export async function createDatabase(server: string, own: string): Promise<void> {
  await onServer(server, `create database ${databaseName(own)}`);
}

/** Removes the run's database, even while others are connected. */
export async function dropDatabase(server: string, own: string): Promise<void> {
  await onServer(server, `drop database if exists ${databaseName(own)} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseName(own: string): string {
  const name = new URL(own).pathname.slice(1);
  if (!NAME.test(name)) throw new Error(`${name} is no database of these tests`);
  return name;
}
