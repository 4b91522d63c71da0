import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { invalid } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { JobRun } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Database, databaseOn } from '../../kernel/postgres/database.js';
import { Looks } from '../look/looks.service.js';
import { paymentsMigrations } from '../payments.migrations.js';
import type { PaymentProvider, Webhook } from '../provider/payment-provider.js';
import { deleteOldWebhooksJob } from './delete-old-webhooks.job.js';
import { followWebhookJob } from './follow-webhook.job.js';
import { WebhookInbox } from './webhook-inbox.js';

const now = '2026-06-01T12:00:00.000Z';
let database: TestDatabase;
let db: Database;
let inbox: WebhookInbox;
/** What was looked at, and what the read model knows. */
let looked: string[];
let refs: Map<string, { readonly kind: 'payment' | 'subscription'; readonly id: string }>;
let isAway: boolean;

beforeAll(async () => {
  database = await freshDatabase(paymentsMigrations);
  db = databaseOn(database.pool);
  inbox = new WebhookInbox(db, 's'.repeat(32));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate paying.webhook, kernel.job');
  [looked, refs, isAway] = [[], new Map(), false];
});

/** A provider whose webhooks are their own JSON; the signature is a word. */
const provider = {
  name: 'stripe',
  readWebhook: (bytes: Buffer, signature: string | undefined) => {
    if (signature !== 'good') throw invalid('WEBHOOK_REFUSED', { message: 'No.' });
    return JSON.parse(bytes.toString()) as Webhook;
  },
} as unknown as PaymentProvider;
const receive = (id: string, about: Webhook['about'], signature = 'good') =>
  inbox.receive(provider, Buffer.from(JSON.stringify({ id, type: 'paid', about })), signature, now);

const look = (what: string) => async (id: string) => {
  if (isAway) throw new Error('away');
  looked.push(`${what} ${id}`);
};
const looks = { payment: look('payment'), subscription: look('subscription') };
const lookup = { byRef: async (ref: string) => refs.get(ref) };
const get = ((what: unknown) => (what === Looks ? looks : lookup)) as ModuleContext['get'];
const follow = (id: string, attempt = 1) => {
  const run: JobRun = { attempt, isLast: false, now, signal: new AbortController().signal };
  return followWebhookJob({ db, clock: { now: () => now }, get }).run({ provider: 'stripe', id }, run);
};

const stored = async () =>
  (await database.pool.query('select id, sealed, handled_at from paying.webhook order by id')).rows as {
    id: string;
    sealed: Buffer | null;
    handled_at: string | null;
  }[];
const waiting = async () =>
  (await database.pool.query<{ key: string }>('select key from kernel.job order by key')).rows.map(
    ({ key }) => key,
  );

const ofPayment = [{ kind: 'payment', id: 'p1' }] as const;
const ofRef = [{ kind: 'ref', ref: 'pi_1' }] as const;

test('a webhook is stored as it came, unreadable in the database, with one job, however often it comes', async () => {
  await Promise.all([1, 2, 3].map(() => receive('evt_1', ofPayment)));
  const [webhook, ...others] = await stored();
  expect(others).toEqual([]);
  expect(webhook).toMatchObject({ id: 'evt_1', handled_at: null });
  expect(webhook?.sealed?.toString('latin1')).not.toContain('p1');
  expect(await waiting()).toEqual(['stripe evt_1']);
});

test('one that is refused is not stored', async () => {
  await expect(receive('evt_1', ofPayment, 'bad')).rejects.toMatchObject({ code: 'WEBHOOK_REFUSED' });
  expect(await stored()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('one about nothing of ours is handled with its coming', async () => {
  await receive('evt_1', []);
  expect(await stored()).toMatchObject([{ handled_at: expect.any(String) }]);
  expect(await waiting()).toEqual([]);
});

test('what it is about is looked at once', async () => {
  await receive('evt_1', [...ofPayment, { kind: 'subscription', id: 's1' }]);
  await follow('evt_1');
  await follow('evt_1');
  expect(looked).toEqual(['payment p1', 'subscription s1']);
  expect(await stored()).toMatchObject([{ handled_at: expect.any(String) }]);
});

test('while the provider is away it waits', async () => {
  await receive('evt_1', ofPayment);
  isAway = true;
  await expect(follow('evt_1', 9)).rejects.toThrow('away');
  expect(await stored()).toMatchObject([{ handled_at: null }]);
  isAway = false;
  await follow('evt_1', 10);
  expect(looked).toEqual(['payment p1']);
});

test('an id of the provider that is not known yet is looked up again, and given up after the fifth time', async () => {
  await receive('evt_1', ofRef);
  await expect(follow('evt_1', 4)).rejects.toThrow('not known yet: pi_1');
  refs.set('pi_1', { kind: 'payment', id: 'p1' });
  await follow('evt_1', 5);
  expect(looked).toEqual(['payment p1']);
  await receive('evt_2', [{ kind: 'ref', ref: 'pi_of_others' }]);
  await follow('evt_2', 5);
  expect(await stored()).toMatchObject([
    { id: 'evt_1', handled_at: expect.any(String) },
    { id: 'evt_2', handled_at: expect.any(String) },
  ]);
});

test('what webhooks held is deleted after ninety days; their ids stay, so that none is handled twice', async () => {
  await receive('evt_1', ofPayment);
  const clean = (at: string) =>
    deleteOldWebhooksJob({ db }).run({
      attempt: 1,
      isLast: false,
      now: at,
      signal: new AbortController().signal,
    });
  await clean(plusDays(now, 89));
  expect(await stored()).toMatchObject([{ sealed: expect.any(Buffer) }]);
  await clean(plusDays(now, 91));
  expect(await stored()).toMatchObject([{ id: 'evt_1', sealed: null }]);
});
