import { openMembers } from '../../members/members.fixtures.js';
import { subscriptionEvents } from '../../payments/subscription/subscription.events.js';
import { eraseDue } from '../../processes/erase-member.process.js';
import { paymentOfGift, subscriptionOfGift } from '../donation/gift-ids.shared.js';
import { bodyOf, carryOut, receive, takesChecks } from '../donation/gifts.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers(takesChecks);
});
afterAll(() => smc.close());

test('an erased member gives no longer each month and is not thanked; what they gave stays, with its number', async () => {
  const [ana, admin] = [await smc.member('Ana'), await smc.adminMember()];
  const once = bodyOf('Ana Jensen', ana.mail);
  expect((await ana.call('POST', '/api/donations', once)).status).toBe(201);
  await receive(smc, admin, once.id);
  const monthly = bodyOf('Ana Jensen', ana.mail, { frequency: 'monthly', way: 'card' });
  const { body } = await ana.call('POST', '/api/donations', monthly);
  const ref = new URL(String(body.url), smc.url).pathname.split('/').at(-1);
  await ana.ok('POST', `/api/payments/test/${ref}`, { act: 'pay' });
  const before = (await smc.guest('/api/donations/donors')).body;
  expect(before.gifts).toMatchObject([{ id: once.id, who: 'Ana Jensen' }]);
  const { goal } = (await smc.guest('/api/donations/giving')).body;

  await ana.ok('POST', '/api/account/erasure', {});
  await carryOut(smc);
  await eraseDue(smc.runtime, new Date(Date.now() + 15 * 86_400_000).toISOString());
  await carryOut(smc);

  const { eventStore } = smc.runtime;
  const last = (await eventStore.read(subscriptionEvents, subscriptionOfGift(monthly.id))).at(-1);
  expect(last?.type).toBe('SubscriptionEnded');
  expect((await smc.guest('/api/donations/donors')).body).toMatchObject({ gifts: [] });
  expect((await admin.get('/api/feed?feed=all')).body).toMatchObject({ entries: [] });
  expect((await smc.guest('/api/donations/giving')).body).toMatchObject({ goal, latest: [] });
  const opened = await admin.call('POST', `/api/donations/${once.id}/donor`, { reason: 'A letter.' });
  expect(JSON.stringify(opened.body)).not.toMatch(/Jensen|ana\.\d/i);
  const payment = (await admin.get(`/api/payments/${paymentOfGift(once.id)}`)).body;
  expect(payment).toMatchObject({ amount: 50, status: 'settled' });
  const { rows } = await smc.pool.query('select number from giving.receipt where donation_id = $1', [
    once.id,
  ]);
  expect(rows).toHaveLength(1);
});
