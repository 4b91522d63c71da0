import { openMembers } from '../members.fixtures.js';
import { guardiansOn, type Member } from './guardians.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const { minor, proven } = guardiansOn(() => smc);

test('an invitation that was accepted counts as read, and stays unread before and for whom it was not accepted by', async () => {
  const [kid, mom, dad] = [await minor('Kit'), await proven('Mom'), await proven('Dad')];
  for (const one of [mom, dad])
    await kid.ok('POST', '/api/account/guardian-invitations', { email: await mailOf(one) });
  expect([await told(mom), await told(dad)]).toEqual([[unread], [unread]]);
  const token = await smc.tokenIn('guardian-invitation', await mailOf(mom));
  await mom.ok('POST', '/api/guardian-invitations/accept', { token });
  expect([await told(mom), await told(dad)]).toEqual([[{ ...unread, read: true }], [unread]]);
});

test('one that was accepted with the account of another mail stays as it was', async () => {
  const [kid, mom, work] = [await minor('Kay'), await proven('Mom'), await proven('Work')];
  await kid.ok('POST', '/api/account/guardian-invitations', { email: await mailOf(work) });
  const token = await smc.tokenIn('guardian-invitation', await mailOf(work));
  await mom.ok('POST', '/api/guardian-invitations/accept', { token });
  expect([await told(mom), await told(work)]).toEqual([[], [unread]]);
});

const unread = { subtype: 'invited', href: '/guardian', read: false };
const mailOf = async (one: Member) => String((await one.status()).email);

async function told(one: Member): Promise<readonly (typeof unread)[]> {
  await smc.waitForProcessors();
  const lines = (await one.get('/api/notifications')).body as unknown as (typeof unread & {
    readonly type: string;
  })[];
  return lines
    .filter(({ type }) => type === 'guardian')
    .map(({ subtype, href, read }) => ({ subtype, href, read }));
}
