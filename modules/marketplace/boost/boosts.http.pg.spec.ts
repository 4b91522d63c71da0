import { grown, openMembers } from '../../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let admin: Member;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  admin = await smc.adminMember();
});
afterAll(() => smc.close());

/** A member who has some open listings and a tier. */
async function seller(name: string, tier: 'premium' | 'premium_plus', open: number) {
  const member = await smc.member(name, grown);
  const until = new Date(Date.now() + 9e7).toISOString();
  const grant = { tier, reason: 'promo', note: 'Jefferson.', until };
  await admin.ok('POST', `/api/admin/members/${member.id}/tiers`, grant);
  const listings: string[] = [];
  for (let n = 0; n < open; n++) listings.push(await member.list());
  await smc.waitForProcessors();
  return { member, listings };
}
const boost = (member: Member, id: string | undefined) => member.call('PUT', `/api/listings/${id}/boost`, {});
const codesOf = (answers: readonly { readonly body: Record<string, unknown> }[]) =>
  answers.map(({ body }) => body.code ?? 'boosted').toSorted();

test('a member has as many boosts at once as the tier allows, however many calls come together', async () => {
  const { member, listings } = await seller('Ana Boosts', 'premium_plus', 5);
  const answers = await Promise.all(listings.map((id) => boost(member, id)));
  expect(codesOf(answers)).toEqual(['TOO_MANY_BOOSTS', 'TOO_MANY_BOOSTS', 'boosted', 'boosted', 'boosted']);
  const { body } = await member.get('/api/my/boosts');
  expect(body).toMatchObject({ most: 3, days: 7 });
  expect(body.boosts).toHaveLength(3);
});

test('a boost that is stopped, or whose listing is not shown, does not count', async () => {
  const { member, listings } = await seller('Bea Boosts', 'premium', 3);
  const [first, second, third] = listings;
  expect(codesOf([await boost(member, first), await boost(member, second)])).toEqual([
    'TOO_MANY_BOOSTS',
    'boosted',
  ]);
  await member.ok('POST', `/api/listings/${first}/pause`, {});
  await smc.waitForProcessors();
  expect(codesOf([await boost(member, second)])).toEqual(['boosted']);
  expect(codesOf([await boost(member, third)])).toEqual(['TOO_MANY_BOOSTS']);
  expect(await member.call('DELETE', `/api/listings/${second}/boost`)).toMatchObject({ status: 200 });
  expect(codesOf([await boost(member, third)])).toEqual(['boosted']);
});

test('who has no boosts cannot start one', async () => {
  const cal = await smc.member('Cal Free', grown);
  const id = await cal.list();
  expect(await boost(cal, id)).toMatchObject({ status: 403 });
  expect((await cal.get('/api/my/boosts')).body).toEqual({ boosts: [], most: 0, days: 7 });
});
