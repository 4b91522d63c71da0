import { createHmac, type Hmac } from 'node:crypto';
import { derivedKey } from '../../encryption/derived-key.js';
import type { Database } from '../../postgres/database.js';
import type { EventStore, StoredEvent } from '../event-store.js';

/** A range of the log, with a hash of the previous link and of every event in it. Only the installation's secret can compute it.
 *  source  ADR 0045 */
export interface ChainLink {
  /** The last position of the previous link; 0 for the first. */
  readonly after: number;
  /** The position of its last event. */
  readonly position: number;
  readonly events: number;
  readonly hash: Buffer;
  /** When it was made, ISO-8601 UTC. */
  readonly at: string;
}

export interface ChainDeps {
  readonly log: EventStore;
  readonly db: Database;
  /** The installation's secret. */
  readonly secret: string;
}

/** Add links for new events, up to a limit, so that one run is short.
 *  out  how many events were chained */
export async function extendChain(
  { log, db, secret }: ChainDeps,
  { now, signal }: { readonly now: string; readonly signal?: AbortSignal },
): Promise<number> {
  const key = chainKey(secret);
  let last: Pick<ChainLink, 'position' | 'hash'> = (await lastLink(db)) ?? beginning;
  let chained = 0;
  while (chained < maxInARun && !signal?.aborted) {
    const events = await log.readAll(last.position, eventsInALink);
    const end = events.at(-1);
    if (!end) break;
    const link = { after: last.position, position: end.position, events: events.length, at: now };
    const hash = hashOf(key, last.hash, events);
    await chain(db)
      .insertInto('kernel.log_chain')
      .values({ ...link, hash })
      .execute(); // the primary key refuses a second link at the same position
    last = { ...link, hash };
    chained += events.length;
  }
  return chained;
}

/** All links, in order. */
export async function* chainLinks(db: Database): AsyncGenerator<ChainLink> {
  for (let after = -1; ; ) {
    const links = await chain(db)
      .selectFrom('kernel.log_chain')
      .selectAll()
      .where('after', '>', after)
      .orderBy('after')
      .limit(1_000)
      .execute();
    yield* links;
    const last = links.at(-1);
    if (!last) return;
    after = last.after;
  }
}

export const chainKey = (secret: string): Buffer => derivedKey(secret, 'log chain');

/** A hash that takes events one by one, and starts with the previous link's hash. */
export const openHash = (key: Buffer, before: Buffer): Hmac => createHmac('sha256', key).update(before);

/** Everything that the log stores of an event, as one text: equal for both stores, and for any order of fields. */
export const lineOf = ({ position, stream, version, id, type, shape, data, meta, at }: StoredEvent): string =>
  `${canonical([position, stream, version, id, type, shape, data, meta, at])}\n`;

/** The hash before the first link. */
export const beginning = { position: 0, hash: Buffer.alloc(32) };

/** The maximum events of one link: a fault is located to one of them. */
const eventsInALink = 500;
const maxInARun = 100_000;

type ChainTables = { 'kernel.log_chain': ChainLink };

const chain = (db: Database) => db.withTables<ChainTables>();

export const lastLink = (db: Database): Promise<ChainLink | undefined> =>
  chain(db).selectFrom('kernel.log_chain').selectAll().orderBy('after', 'desc').limit(1).executeTakeFirst();

function hashOf(key: Buffer, before: Buffer, events: readonly StoredEvent[]): Buffer {
  const hash = openHash(key, before);
  for (const event of events) hash.update(lineOf(event));
  return hash.digest();
}

/** JSON with the fields of each object in alphabetical order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = value as Readonly<Record<string, unknown>>;
  const parts = Object.keys(fields)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`);
  return `{${parts.join(',')}}`;
}
