import { openMembers } from '../members.fixtures.js';
import { guardiansOn, type Member } from './guardians.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const { minor, withVerifiedEmail } = guardiansOn(() => smc);

test('the notification of an invitation counts as read once its recipient has accepted, and for nobody else', async () => {
  const [kid, mom, dad] = [
    await minor('Kit'),
    await withVerifiedEmail('Mom'),
    await withVerifiedEmail('Dad'),
  ];
  for (const one of [mom, dad])
    await kid.ok('POST', '/api/account/guardian-invitations', { email: await mailOf(one) });
  expect([await told(mom), await told(dad)]).toEqual([[unread], [unread]]);
  const token = await smc.tokenIn('guardian-invitation', await mailOf(mom));
  await mom.ok('POST', '/api/guardian-invitations/accept', { token });
  expect([await told(mom), await told(dad)]).toEqual([[{ ...unread, read: true }], [unread]]);
});

test('it stays unread when the invitation is accepted by an account with another e-mail', async () => {
  const [kid, mom, work] = [
    await minor('Kay'),
    await withVerifiedEmail('Mom'),
    await withVerifiedEmail('Work'),
  ];
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
