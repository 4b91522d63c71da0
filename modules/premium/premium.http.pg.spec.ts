import { randomUUID } from 'node:crypto';
import { MODULE_CONTEXT, type ModuleContext } from '../kernel/manifest/manifest.js';
import { openMembers, yearsAgo } from '../members/members.fixtures.js';
import { PLANS_ON_SALE, type PlansOnSale } from '../payments/payments.ports.js';
import { subscriptionEvents } from '../payments/subscription/subscription.events.js';
import { endSubscriptionJob } from './end-subscriptions.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;
const monthly = { plan: 'premium', interval: 'month' } as const;

test('anybody reads what the plans cost: a year is ten months', async () => {
  const ana = await smc.member('Ana');
  expect((await ana.get('/api/subscription/plans')).body).toEqual({
    isOpen: true,
    isTest: true,
    plans: [
      { plan: 'premium', month: 5, year: 50 },
      { plan: 'premium_plus', month: 12, year: 120 },
    ],
    boosts: { premium: 1, premium_plus: 3 },
  });
  const onSale = await smc.server.app.get<PlansOnSale>(PLANS_ON_SALE).all();
  expect(onSale).toContainEqual({
    plan: 'premium_plus',
    words: 'Premium+',
    interval: 'year',
    amountCents: 12_000,
  });
});

test('a member subscribes, has the tier when they come back, and manages it at the provider', async () => {
  const bob = await smc.member('Bob');
  expect(await mine(bob)).toMatchObject({ tier: 'free', grants: [], subscription: null });
  expect(await bob.call('POST', '/api/subscription/portal')).toMatchObject({ status: 404 });
  await subscribeAndPay(bob);
  expect(await mine(bob)).toMatchObject({
    subscription: { plan: 'premium', amount: 5, interval: 'month', status: 'active', endsAt: null },
  });
  await smc.waitForProcessors();
  expect(await mine(bob)).toMatchObject({ tier: 'premium', grants: [{ tier: 'premium', isPaid: true }] });

  const again = await bob.call('POST', '/api/subscription', { id: randomUUID(), ...monthly });
  expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } });
  const portal = await bob.call('POST', '/api/subscription/portal');
  await act(String(portal.body.url), { act: 'upgrade', plan: 'premium_plus', interval: 'month' });
  await mine(bob, 'true');
  await smc.waitForProcessors();
  expect(await mine(bob)).toMatchObject({ tier: 'premium_plus', subscription: { plan: 'premium_plus' } });
});

test('another plan closes the page of the first, so that nobody pays twice; the same id keeps its page', async () => {
  const cid = await smc.member('Cid');
  const id = randomUUID();
  const first = await subscribe(cid, { id, ...monthly });
  expect(await subscribe(cid, { id, ...monthly })).toBe(first);
  const second = await subscribe(cid, { id: randomUUID(), plan: 'premium_plus', interval: 'year' });
  expect(await act(first, { act: 'pay' })).toMatchObject({ status: 409 });
  expect((await act(second, { act: 'pay' })).status).toBe(200);
  expect(await mine(cid)).toMatchObject({
    subscription: { plan: 'premium_plus', amount: 120, interval: 'year' },
  });
});

test('what was paid at the first page a moment ago stays, and another plan is refused', async () => {
  const dot = await smc.member('Dot');
  const id = randomUUID();
  const first = await subscribe(dot, { id, ...monthly });
  await act(first, { act: 'pay without a webhook' });
  const other = await dot.call('POST', '/api/subscription', {
    ...{ id: randomUUID(), plan: 'premium_plus', interval: 'year' },
  });
  expect(other).toMatchObject({ status: 409, body: { code: 'ALREADY_SUBSCRIBED' } });
  expect(await mine(dot)).toMatchObject({ subscription: { plan: 'premium', status: 'active' } });
});

test('the id of another member’s subscription is refused, and not kept', async () => {
  const [fay, gil] = [await smc.member('Fay'), await smc.member('Gil')];
  const id = randomUUID();
  await subscribe(fay, { id, ...monthly });
  const refused = await gil.call('POST', '/api/subscription', { id, ...monthly });
  expect(refused).toMatchObject({ status: 409, body: { code: 'PAYMENT_ID_TAKEN' } });
  expect(await mine(gil)).toMatchObject({ subscription: null });
});

test('a minor is sent to their guardian', async () => {
  const kid = await smc.member('Kid', { dateOfBirth: yearsAgo(15) });
  const refused = await kid.call('POST', '/api/subscription', { id: randomUUID(), ...monthly });
  expect(refused).toMatchObject({ status: 403, body: { code: 'GUARDIAN_PAYS' } });
});

test('whoever asks to leave is charged no more, and keeps what they paid', async () => {
  const eve = await smc.member('Eve');
  const id = await subscribeAndPay(eve);
  await mine(eve);
  await smc.waitForProcessors();
  await eve.ok('POST', '/api/account/erasure', {});
  await smc.waitForProcessors();
  await endJobs();
  const last = (await smc.runtime.eventStore.read(subscriptionEvents, id)).at(-1);
  expect(last).toMatchObject({
    type: 'SubscriptionChanged',
    data: { status: 'active', endsAt: expect.any(String) },
  });
});

async function subscribeAndPay(member: Member): Promise<string> {
  const id = randomUUID();
  await act(await subscribe(member, { id, ...monthly }), { act: 'pay' });
  return id;
}

async function subscribe(member: Member, body: object): Promise<string> {
  const { status, body: answer } = await member.call('POST', '/api/subscription', body);
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return String(answer.url);
}

async function mine(member: Member, cameBack = 'false') {
  return (await member.get(`/api/subscription?cameBack=${cameBack}`)).body;
}

/** Jobs do not run by themselves here. */
async function endJobs(): Promise<void> {
  const { rows } = await smc.pool.query("select payload from kernel.job where name = 'end-subscription'");
  const job = endSubscriptionJob(smc.server.app.get<ModuleContext>(MODULE_CONTEXT));
  for (const { payload } of rows)
    await job.run(payload, {
      attempt: 1,
      isLast: false,
      now: new Date().toISOString(),
      signal: AbortSignal.timeout(9_000),
    });
}

/** What happens at a page of the test checkout. */
async function act(url: string, body: object) {
  const ref = new URL(url, 'http://localhost').pathname.split('/').at(-1);
  const answer = await fetch(`${smc.url}/api/payments/test/${ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
