import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseTransaction } from './database.js';

/** Adds new rows by COPY, which takes the database a third of the time of an insert.
 *  in      rows: values of these columns, in their order; objects and arrays become JSON, null and undefined NULL
 *  errors  what PostgreSQL refuses, including an existing row */
export type CopyRows = (
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
) => Promise<void>;

/** A separate connection for work that copies rows: `copyRows` takes part in transactions of `db`. Its commits do
 *  not wait for the disk: after a power cut the rebuild starts again, and the commit of the switch waits for all
 *  earlier ones. */
export interface CopyConnection {
  readonly db: Database;
  readonly copyRows: CopyRows;
  /** A pipelined transaction: independent statements are sent without waiting for each other's results, and run in order. */
  inTransaction<Result>(work: (tx: DatabaseTransaction) => Promise<Result>): Promise<Result>;
  release(): void;
}

export async function openCopyConnection(pool: pg.Pool): Promise<CopyConnection> {
  const client = await pool.connect();
  await client.query('set synchronous_commit = off');
  Object.assign(client, { pipeline: true }); // statements do not wait for earlier results
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
      client.query('begin').catch(() => undefined); // every later statement fails too
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
    release: () => client.release(true), // a statement may be under way
  };
}

/** Statements of the same turn of the event loop go out in one write. Each write wakes the database process, however short it is. */
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

/** The rows are sent right after the statement, so that the database reads them while this process makes the next
 *  ones. If it refuses the statement, it ignores them. */
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
