import { randomUUID } from 'node:crypto';
import { type DomainEvent, event } from '../kernel/decider/decider.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import type { RecordedEvent } from '../kernel/event-store/events.js';
import { MODULE_CONTEXT, type ModuleContext } from '../kernel/manifest/manifest.js';
import { openMembers } from '../members/members.fixtures.js';
import { paymentEvents } from '../payments/payment/payment.events.js';
import { type SubscriptionEvent, subscriptionEvents } from '../payments/subscription/subscription.events.js';
import { endSubscriptions } from './end-subscriptions.job.js';
import { requested, started } from './subscription.fixtures.js';
import { addSubscription } from './subscription-rows.js';
import { purposeKind } from './term.shared.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const now = new Date().toISOString();

test('of two that begin together only the older one ends', async () => {
  const { id: member } = await smc.member('Ana');
  const [older, newer] = [randomUUID(), randomUUID()];
  await keep(member, older);
  await keep(member, newer);
  await record(older, requested(member), started({}, member));
  await record(newer, requested(member), started({}, member));
  const both = [...(await eventsOf(older)), ...(await eventsOf(newer))];
  await handle(both.filter(({ type }) => type === 'SubscriptionStarted'));
  await smc.waitForProcessors();
  expect(await toEnd([older, newer])).toEqual([older]);
});

test('whoever leaves ends nothing of another, though an id of theirs was kept', async () => {
  const [ana, eve] = [await smc.member('Ana'), await smc.member('Eve')];
  const [hers, others] = [randomUUID(), randomUUID()];
  await record(hers, requested(eve.id));
  await record(others, requested(ana.id), started({}, ana.id));
  await keep(eve.id, hers);
  await keep(eve.id, others);
  await eve.ok('POST', '/api/account/erasure', {});
  await smc.waitForProcessors();
  expect(await toEnd([hers, others])).toEqual([hers]);
});

test('a dispute of an invoice ends the subscription now; one of a gift ends none', async () => {
  const [ana, bob] = [await smc.member('Ana'), await smc.member('Bob')];
  const [disputed, other] = [randomUUID(), randomUUID()];
  for (const [id, member] of [
    [disputed, ana.id],
    [other, bob.id],
  ] as const) {
    await record(id, requested(member), started({}, member));
    await keep(member, id);
  }
  await dispute({ kind: purposeKind, id: ana.id });
  await dispute({ kind: 'donation', id: bob.id });
  await smc.waitForProcessors();
  expect(await toEnd([disputed, other])).toEqual([disputed]);
});

const dispute = (purpose: { readonly kind: string; readonly id: string }) =>
  smc.runtime.eventStore.append(
    paymentEvents,
    randomUUID(),
    [event('DisputeOpened', { purpose, ref: 'dp_1', amountCents: 500, code: 'fraudulent' })],
    'any',
    systemCommand(now),
  );
const context = () => smc.server.app.get<ModuleContext>(MODULE_CONTEXT);
const keep = (member: string, id: string) =>
  addSubscription(context().db, { id, member_id: member, requested_at: now });
const eventsOf = (id: string) => smc.runtime.eventStore.read(subscriptionEvents, id);

async function record(id: string, ...events: readonly SubscriptionEvent[]): Promise<void> {
  await smc.runtime.eventStore.append(
    subscriptionEvents,
    id,
    events as readonly DomainEvent[] as readonly SubscriptionEvent[],
    'any',
    systemCommand(now),
  );
}

/** As the reactor does when these come at once. */
const handle = (events: readonly RecordedEvent[]) =>
  context()
    .db.transaction()
    .execute((tx) => endSubscriptions(context()).handle(tx, events));

async function toEnd(ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await smc.pool.query<{ id: string }>(
    "select payload->>'subscriptionId' as id from kernel.job where name = 'end-subscription' and payload->>'subscriptionId' = any($1)",
    [ids],
  );
  return rows.map(({ id }) => id);
}
