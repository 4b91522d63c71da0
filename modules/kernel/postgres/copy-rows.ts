import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseTransaction } from './database.js';

/** Adds new rows by COPY, which costs the database a third of an insert.
 *  in      rows: values of these columns, in their order; objects and arrays become JSON, null and undefined NULL
 *  errors  what PostgreSQL refuses, a row that is there already too */
export type CopyRows = (
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
) => Promise<void>;

/** One connection of its own, for work that copies rows: what `db` begins, `copyRows` takes part in. Its commits do not wait for the disk: what is
 *  built beside is built again after a power cut, and the commit of the switch waits for all before it. */
export interface CopyConnection {
  readonly db: Database;
  readonly copyRows: CopyRows;
  /** A transaction whose statements are sent at once: each that does not need the answer of another can be asked beside it, and they run in their order. */
  inTransaction<Result>(work: (tx: DatabaseTransaction) => Promise<Result>): Promise<Result>;
  release(): void;
}

export async function openCopyConnection(pool: pg.Pool): Promise<CopyConnection> {
  const client = await pool.connect();
  await client.query('set synchronous_commit = off');
  Object.assign(client, { pipeline: true }); // statements do not wait for the answers before them
  sendTogether(client);
  const always: PostgresPoolClient = {
    query: client.query.bind(client) as unknown as PostgresPoolClient['query'],
    release: () => undefined,
  };
  const only = { options: pool.options, connect: async () => always, end: async () => undefined };
  const db: Database = new Kysely<object>({ dialect: new PostgresDialect({ pool: only }) });
  return {
    db,
    inTransaction: async (work) => {
      client.query('begin').catch(() => undefined); // whatever comes after it fails too
      try {
        const result = await work(db as DatabaseTransaction);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },
    copyRows: async (table, columns, rows) => {
      if (rows.length) await copy(client, `copy ${table} (${columns.join(', ')}) from stdin`, textOf(rows));
    },
    release: () => client.release(true), // something may be under way
  };
}

/** What is asked in the same turn of the event loop goes out in one write. Each write wakes the process of the database, however short it is. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & Pick<pg.Client, 'connection'>).connection;
  const query = client.query.bind(client) as (...what: readonly unknown[]) => unknown;
  const together = (...what: readonly unknown[]) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    return query(...what);
  };
  Object.assign(client, { query: together });
}

/** The rows follow the statement at once, so that the database reads them while this process makes the next ones. After a statement that it refuses, it
 *  leaves them out. */
function copy(client: pg.PoolClient, statement: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(statement, (error) => (error ? reject(error) : resolve()));
    const begin = query.submit.bind(query);
    const submit = (connection: pg.Connection & CopyProtocol) => {
      begin(connection);
      connection.sendCopyFromChunk(Buffer.from(text));
      connection.endCopyFrom();
    };
    client.query(Object.assign(query, { submit, handleCopyInResponse: () => undefined }));
  });
}

/** The part of pg's connection that its types leave out. */
interface CopyProtocol {
  sendCopyFromChunk(rows: Buffer): void;
  endCopyFrom(): void;
}

/** Rows in the text format of COPY. */
export function textOf(rows: readonly (readonly unknown[])[]): string {
  let text = '';
  for (const row of rows) {
    for (let at = 0; at < row.length; at++) text += (at ? '\t' : '') + fieldOf(row[at]);
    text += '\n';
  }
  return text;
}

function fieldOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : String(value);
}

const escaped = (text: string): string =>
  special.test(text) ? text.replace(everySpecial, (one) => escapes[one] ?? one) : text;

const special = /[\\\t\n\r]/;
const everySpecial = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
