import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterSecret } from '../../modules/kernel/encryption/master-secret.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { databaseOn, openPool } from '../../modules/kernel/postgres/database.js';
import { startEmbeddedPostgres } from '../../modules/kernel/postgres/embedded-postgres.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { listingSearch } from '../../projections/marketplace/listing-search/listing-search.projection.js';
import { startApp } from '../journeys/start-app.mjs';

const kills = 20;
const writers = 4;

/** kill -9 under writes. Acknowledged commands are there once, others can be sent again under their key, and the read model that survived
 *  equals a rebuilt one.
 *  source  ADR 0002, ADR 0004, ADR 0006 */
test(`${kills} times kill -9 under writes: nothing acknowledged is lost, nothing is done twice, the read model equals a rebuild`, async () => {
  const dir = await mkdtemp(join(tmpdir(), 'smc-kill-'));
  const acknowledged = new Map<string, string>();
  const unknown = new Set<string>();
  let token = '';
  for (let round = 0; round <= kills; round++) {
    const app = await startApp({ dir, env: { SMC_DEMO: '0', APP_CHECK: '0' } });
    token = await enter(app.url, round === 0);
    for (const key of unknown) {
      acknowledged.set(key, await draft(app.url, token, key)); // the same key again, after the crash
      unknown.delete(key);
    }
    if (round === kills) {
      await app.close();
      break;
    }
    const killing = { now: false };
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; !killing.now; n++) {
        const key = `round-${round}-writer-${writer}-${n}`;
        unknown.add(key);
        const id = await draft(app.url, token, key).catch(() => undefined);
        if (id === undefined) return;
        acknowledged.set(key, id);
        unknown.delete(key);
      }
    });
    while (acknowledged.size < (round + 1) * (10 + round)) await new Promise(setImmediate);
    await app.kill();
    killing.now = true;
    await Promise.all(writing);
  }

  expect(acknowledged.size).toBeGreaterThan(kills * 10);
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
  await inspect(dir, [...acknowledged.values()]);
  await rm(dir, { recursive: true, force: true });
}, 600_000);

async function inspect(dir: string, ids: readonly string[]): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir });
  const pool = openPool(postgres.url);
  try {
    const { rows } = await pool.query<{ drafts: number }>(
      "select count(*) as drafts from kernel.event where type = 'ListingDrafted' and stream = any($1)",
      [ids.map((id) => `listing-${id}`)],
    );
    const all = await pool.query<{ drafts: number }>(
      "select count(*) as drafts from kernel.event where type = 'ListingDrafted'",
    );
    expect(rows[0]?.drafts).toBe(ids.length);
    expect(all.rows[0]?.drafts).toBe(ids.length);

    const store = openPostgresEventStore(pool);
    const eventStore = new DomainEventStore(store, new PersonKeys(pool, await masterSecret(dir, undefined)));
    const processors = new Processors(
      [listingSearch],
      [],
      eventStore,
      databaseOn(pool),
      pool,
      ({ error }) => {
        throw error;
      },
    );
    processors.start();
    expect(await processors.waitForPosition(await store.head(), [listingSearch.name], 20_000)).toBe(true);
    await processors.stop();
    const survived = await digests(pool);
    await processors.rebuild('listing-search');
    expect(await digests(pool)).toEqual(survived);
    await store.close();
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

/** A digest of the rows of every table of the read model. */
async function digests(pool: ReturnType<typeof openPool>): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<{ table: string }>(
    "select relname as table from pg_class where relnamespace = 'listing_search'::regnamespace and relkind = 'r' order by 1",
  );
  const found: Record<string, string> = {};
  for (const { table } of rows) {
    const content = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from listing_search."${table}" t order by 1`,
    );
    found[table] = `${content.rows.length} ${createHash('sha256')
      .update(content.rows.map(({ row }) => row).join('\n'))
      .digest('hex')}`;
  }
  expect(rows.length).toBeGreaterThan(3);
  return found;
}

async function enter(url: string, first: boolean): Promise<string> {
  const answer = await post(url, first ? '/api/auth/sign-up' : '/api/auth/sign-in', {
    email: 'ana@example.com',
    password: 'three two seven small block',
    ...(first && { dateOfBirth: '1968-05-04' }),
  });
  return (answer as { accessToken: string }).accessToken;
}

async function draft(url: string, token: string, key: string): Promise<string> {
  const listing = {
    listingType: 'for_sale',
    title: `Block for ${key}`,
    categoryPrimary: 'Parts',
    categorySub: 'Engine',
    priceMode: 'ask',
    place: { text: 'Janesville, WI' },
  };
  return (
    (await post(url, '/api/listings', listing, {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': key,
    })) as { id: string }
  ).id;
}

async function post(
  url: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}
