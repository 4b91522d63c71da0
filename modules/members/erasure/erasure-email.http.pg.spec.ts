import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { openMembers } from '../members.fixtures.js';
import { erasureEvents } from './erasure.events.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('a member who asks to be erased gets one mail a day, however often they ask', async () => {
  const ana = await smc.member('Ana');
  await ana.verifyMail();
  for (let times = 2; times > 0; times--) {
    await ana.ok('POST', '/api/account/erasure', {});
    await ana.ok('DELETE', '/api/account/erasure');
  }
  expect(await emailsTo(ana)).toBe(1);
});

test('no mail goes to an unverified address, which may be somebody else’s', async () => {
  const stranger = await smc.member('Stranger');
  await stranger.ok('POST', '/api/account/erasure', {});
  expect(await emailsTo(stranger)).toBe(0);
});

test('the mail follows from the event, even when the process ends right after recording it', async () => {
  const bea = await smc.member('Bea');
  await bea.verifyMail();
  const now = new Date().toISOString();
  const meta = { actor: { id: bea.id, roles: [] }, now, commandId: newId() };
  const asked = event('ErasureRequested', { dueAt: plusDays(now, 14) });
  await smc.runtime.eventStore.append(erasureEvents, bea.id, [asked], 'none', meta);
  expect(await emailsTo(bea)).toBe(1);
});

async function emailsTo({ id }: { readonly id: string }): Promise<number> {
  await smc.waitForProcessors();
  const { rowCount } = await smc.pool.query(
    "select from mail.outbox where person_id::text = $1 and kind = 'erasure-requested'",
    [id],
  );
  return rowCount ?? 0;
}
