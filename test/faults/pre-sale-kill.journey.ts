import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { event } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { systemCommand } from '../../modules/kernel/decider/system-command.js';
import { plusDays } from '../../modules/kernel/decider/time.js';
import { masterSecret } from '../../modules/kernel/encryption/master-secret.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { openPool } from '../../modules/kernel/postgres/database.js';
import { startEmbeddedPostgres } from '../../modules/kernel/postgres/embedded-postgres.js';
import { preSaleEvents } from '../../modules/orders/pre-sale/pre-sale.events.js';
import { drafted, offered, row } from '../../modules/orders/pre-sale/pre-sale.fixtures.js';
import { startApp } from '../journeys/start-app.mjs';

const kills = 3;
const buyers = 10;
/** Fewer than buyers want, so that they want the same. */
const spaces = 8;
const env = { SMC_DEMO: '0', APP_CHECK: '0' };
const dateId = newId();

/** kill -9 in the middle of an opening. What was acknowledged is in the log once, what was not can be sent again under its key, and no space ever has two buyers.
 *  source  modules/orders/README.md, The line; ADR 0110, ADR 0111 */
test(`${kills} times kill -9 in the middle of an opening: nothing acknowledged is lost, nothing is done twice`, async () => {
  const dir = await mkdtemp(join(tmpdir(), 'smc-pre-sale-kill-'));
  const first = await startApp({ dir, env });
  for (let at = 0; at < buyers; at++) await enter(first.url, at, true);
  await first.close();
  await open(dir);

  const acknowledged = new Set<string>();
  const unknown = new Map<string, Sent>();
  for (let round = 0; round <= kills; round++) {
    const app = await startApp({ dir, env });
    const tokens: string[] = [];
    for (let at = 0; at < buyers; at++) tokens.push(await enter(app.url, at, false));
    const send = async (sent: Sent) => {
      unknown.set(sent.key, sent);
      const answer = await call(app.url, tokens[sent.buyer] ?? '', sent);
      unknown.delete(sent.key);
      if (answer.status < 300 && sent.path === '/api/orders') acknowledged.add(sent.orderId);
      return answer;
    };
    for (const sent of [...unknown.values()]) {
      const { status, position } = await send(sent); // the same key again, after the crash
      expect(status).toBeLessThan(500);
      if (status < 300 && sent.path === '/api/orders') await send(leaving(sent, position));
    }
    if (round === kills) {
      await app.close();
      break;
    }
    const killing = { now: false };
    const buying = Array.from({ length: buyers }, async (_, buyer) => {
      for (let n = 0; !killing.now; n++) {
        const order = placing(buyer, n % spaces);
        const held = await send(order).catch(() => undefined);
        if (held === undefined) return;
        if (held.status >= 300) continue;
        if (!(await send(leaving(order, held.position)).catch(() => undefined))) return;
      }
    });
    while (acknowledged.size < (round + 1) * 30) await new Promise(setImmediate);
    await app.kill();
    killing.now = true;
    await Promise.all(buying);
  }

  await inspect(dir, acknowledged);
  await rm(dir, { recursive: true, force: true });
}, 600_000);

interface Sent {
  readonly buyer: number;
  readonly orderId: string;
  readonly path: string;
  readonly key: string;
  readonly body: object;
  readonly seen: number;
}

function placing(buyer: number, space: number): Sent {
  const orderId = newId();
  const lines = [{ productId: 'space', spaceId: `a${space + 1}` }];
  return {
    ...{ buyer, orderId, path: '/api/orders', key: `place-${orderId}`, seen: 0 },
    body: { id: orderId, preSaleId: dateId, lines },
  };
}

/** in  seen: the position at which the order is held */
const leaving = ({ buyer, orderId }: Sent, seen: number): Sent => ({
  ...{ buyer, orderId, path: `/api/orders/${orderId}/leave`, key: `leave-${orderId}`, body: {}, seen },
});

/** out  the status and the position; of an order that waits in the line, those of its answer */
async function call(url: string, token: string, { path, key, body, seen }: Sent) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  let answer = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': key, 'X-Min-Position': String(seen) },
    body: JSON.stringify(body),
  });
  for (;;) {
    const said = (await answer.json()) as { readonly ticket?: string; readonly position?: number };
    if (!answer.ok || said.ticket === undefined)
      return { status: answer.status, position: said.position ?? 0 };
    answer = await fetch(`${url}/api/orders/tickets/${said.ticket}`, { headers });
  }
}

/** A machine that does much else may refuse for a moment: passwords take long. */
async function enter(url: string, at: number, isNew: boolean): Promise<string> {
  const response = await fetch(url + (isNew ? '/api/auth/sign-up' : '/api/auth/sign-in'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${at + 1}` },
    body: JSON.stringify({
      email: `buyer${at}@example.com`,
      password: 'three two seven small block',
      ...(isNew && { dateOfBirth: '1968-05-04' }),
    }),
  });
  if (response.status === 503) {
    await response.text();
    return enter(url, at, isNew);
  }
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { accessToken: string }).accessToken;
}

/** A pre-sale that everybody may buy in, and buyers whose addresses are verified. */
async function open(dir: string): Promise<void> {
  await withLog(dir, async ({ eventStore, pool }) => {
    const now = new Date().toISOString();
    const opening = [
      drafted({
        ...{ opensAt: plusDays(now, -1), closesAt: plusDays(now, 9) },
        ...{ windows: [], renewal: null, refunds: [], checksUntil: null, noShowAt: null },
      }),
      offered(row('a', spaces)),
      event('PreSaleAnnounced', { by: 'rex' }),
    ];
    await eventStore.append(preSaleEvents, dateId, opening, 'none', systemCommand(now));
    await pool.query('update identity.account set email_verified_at = now()');
  });
}

async function inspect(dir: string, acknowledged: ReadonlySet<string>): Promise<void> {
  await withLog(dir, async ({ eventStore }) => {
    const events = await eventStore.read(preSaleEvents, dateId);
    const held = new Map<string, string>();
    const reserved: string[] = [];
    for (const { type, data } of events) {
      if (type === 'OrderReserved') {
        reserved.push(data.orderId);
        for (const { spaceId } of data.lines) {
          expect(held.get(String(spaceId))).toBeUndefined();
          held.set(String(spaceId), data.orderId);
        }
      }
      if (type === 'OrderAbandoned')
        for (const [space, orderId] of held) if (orderId === data.orderId) held.delete(space);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills * 30);
    expect(new Set(reserved).size).toBe(reserved.length);
    expect([...acknowledged].filter((id) => !reserved.includes(id))).toEqual([]);
    expect(events.map(({ version }) => version)).toEqual(events.map((_, at) => at + 1));
  });
}

async function withLog(
  dir: string,
  work: (log: {
    readonly eventStore: DomainEventStore;
    readonly pool: ReturnType<typeof openPool>;
  }) => Promise<void>,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dir });
  const pool = openPool(postgres.url);
  const store = openPostgresEventStore(pool);
  try {
    await work({
      eventStore: new DomainEventStore(store, new PersonKeys(pool, await masterSecret(dir, undefined))),
      pool,
    });
  } finally {
    await store.close();
    await pool.end();
    await postgres.stop();
  }
}
