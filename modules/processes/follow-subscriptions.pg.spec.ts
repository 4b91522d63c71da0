import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '../kernel/decider/decider.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { plusDays } from '../kernel/decider/time.js';
import { openMembers } from '../members/members.fixtures.js';
import { type SubscriptionEvent, subscriptionEvents } from '../payments/subscription/subscription.events.js';
import { changed, ended, requested, started } from '../premium/subscription.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;

const now = new Date().toISOString();
const [paid, longer] = [plusDays(now, 30), plusDays(now, 60)];

test('a member has the tier as long as it is paid, through upgrade, past due, cancellation and end', async () => {
  const [ana, cleo] = [await smc.member('Ana'), await smc.adminMember()];
  const id = randomUUID();
  const tier = async () => (await ana.status()).subscriptionTier;
  await record(id, requested(ana.id));
  expect(await tier()).toBe('free');
  await record(id, started({ paidUntil: paid }, ana.id));
  expect(await tier()).toBe('premium');
  expect(await grantsOf(cleo, ana)).toMatchObject([
    { id, tier: 'premium', isPaid: true, until: plusDays(paid, 7), status: 'running' },
  ]);
  const revoked = await cleo.call('POST', `/api/admin/members/${ana.id}/tiers/${id}/revoke`, { note: 'No.' });
  expect(revoked).toMatchObject({ status: 409, body: { code: 'PAID_GRANT' } });

  await record(id, changed({ plan: 'premium_plus', paidUntil: longer }, ana.id));
  expect(await tier()).toBe('premium_plus');
  await record(id, changed({ plan: 'premium_plus', paidUntil: longer, status: 'past_due' }, ana.id));
  expect(await tier()).toBe('premium_plus');
  await record(id, changed({ plan: 'premium_plus', paidUntil: longer, endsAt: longer }, ana.id));
  expect(await grantsOf(cleo, ana)).toMatchObject([{ tier: 'premium_plus', until: longer }]);
  await record(id, ended(now));
  expect(await tier()).toBe('free');
  expect(await told(ana)).toEqual([
    'You now have Premium. Thank you for keeping the lights on.',
    'Your membership is Premium+ from now on.',
    expect.stringMatching(
      /^Your last payment for Premium\+ did not go through\. You keep it until .+\. Check your card/,
    ),
    expect.stringMatching(/^Your subscription is cancelled: nothing more is charged\./),
    expect.stringMatching(/^Your Premium\+ membership has ended\. Everything that you made stays/),
  ]);
});

test('a subscription to something else gives nothing', async () => {
  const bob = await smc.member('Bob');
  const gift = { kind: 'monthly-gift', id: randomUUID() };
  const [asked, begun] = [requested(bob.id), started({ paidUntil: paid }, bob.id)];
  await record(
    randomUUID(),
    { ...asked, data: { ...asked.data, purpose: gift } },
    { ...begun, data: { ...begun.data, purpose: gift } },
  );
  expect(await bob.status()).toMatchObject({ subscriptionTier: 'free' });
});

async function record(id: string, ...events: readonly SubscriptionEvent[]): Promise<void> {
  const { eventStore } = smc.runtime;
  await eventStore.append(
    subscriptionEvents,
    id,
    events as readonly DomainEvent[] as readonly SubscriptionEvent[],
    'any',
    systemCommand(new Date().toISOString()),
  );
  await smc.waitForProcessors();
}

async function grantsOf(admin: Member, { id }: Member): Promise<unknown> {
  return (await admin.get(`/api/admin/members/${id}/grants`)).body.grants;
}

/** The oldest first, about memberships. */
async function told(member: Member): Promise<readonly string[]> {
  const all = (await member.get('/api/notifications')).body as unknown as readonly { message: string }[];
  return all
    .map(({ message }) => message)
    .filter((message) => /Premium|subscription/.test(message))
    .reverse();
}
