import { guardiansOn, type Member } from '../guardians/guardians.fixtures.js';
import { openMembers, profile } from '../members.fixtures.js';

/** Who sees what on the one page of a person: the table of the README, rule 4. */
let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const { answeredFor } = guardiansOn(() => smc);
type Viewer = Member | null;

/** What a viewer sees of who a member is, whether they see the listings, and why they cannot write. */
async function seen(of: Member, viewer: Viewer) {
  const get = (path: string) => (viewer ? viewer.get(path) : smc.guest(path));
  const page = await get(`/api/members/${of.id}`);
  const listings = await get(`/api/sellers/${of.id}`);
  const who = page.status !== 200 ? page.body.code : page.body.bio ? 'whole' : 'first name';
  return [who, listings.status, page.body.whyNotWrite ?? null];
}

test('an adult is seen by everybody; the listings by neither of two between whom there is a block', async () => {
  const ann = await smc.member('Ann');
  await ann.ok('PUT', '/api/account/profile', { ...profile, handle: 'ann-of-janesville' });
  const id = await ann.list();
  const [bob, cyd, dee] = [await smc.member('Bob'), await smc.member('Cyd'), await smc.member('Dee')];
  const { kid, admin } = await answeredFor('Kit Quiverfull');
  await ann.ok('POST', `/api/members/${bob.id}/block`, {});
  await cyd.ok('POST', `/api/members/${ann.id}/block`, {});
  await smc.waitForProcessors();
  expect(await seen(ann, null)).toEqual(['whole', 200, null]);
  expect(await seen(ann, ann)).toEqual(['whole', 200, null]);
  expect(await seen(ann, dee)).toEqual(['whole', 200, null]);
  expect(await seen(ann, admin)).toEqual(['whole', 200, null]);
  expect(await seen(ann, kid)).toEqual(['whole', 200, 'ASK_GUARDIAN']);
  expect(await seen(ann, bob)).toEqual(['whole', 404, 'NOT_EACH_OTHER']);
  expect(await seen(ann, cyd)).toEqual(['whole', 404, 'NOT_EACH_OTHER']);
  expect((await kid.get(`/api/listings/${id}`)).body.whyNotWrite).toBe('ASK_GUARDIAN');
  expect((await dee.get(`/api/listings/${id}`)).body.whyNotWrite).toBeNull();
  expect((await kid.get(`/api/threads/to?member=${ann.id}`)).body).toMatchObject({
    mayWrite: false,
    whyNotWrite: 'ASK_GUARDIAN',
  });
  await ann.suspended();
  await smc.waitForProcessors();
  expect(await seen(ann, kid)).toEqual(['whole', 200, 'ASK_GUARDIAN']);
  expect(await seen(ann, dee)).toEqual(['whole', 200, 'NOT_EACH_OTHER']);
});

test('a minor is seen by the guardian and admins, and by others while a listing is public: the first name alone', async () => {
  const { kid, mom, admin } = await answeredFor('Zed Quiverfull');
  await kid.ok('PUT', '/api/account/profile', { ...profile, firstName: 'Zed', handle: null });
  const [bob, { kid: pal }] = [await smc.member('Bob'), await answeredFor('Pal Quiverfull')];
  await smc.waitForProcessors();
  for (const viewer of [null, bob, pal])
    expect(await seen(kid, viewer)).toEqual(['MEMBER_NOT_FOUND', 404, null]);
  expect(await seen(kid, mom)).toEqual(['whole', 404, null]);
  expect(await seen(kid, admin)).toEqual(['whole', 200, 'NOT_EACH_OTHER']);
  expect(await seen(kid, kid)).toEqual(['whole', 200, null]);
  const id = await kid.list();
  await smc.waitForProcessors();
  expect(await seen(kid, null)).toEqual(['first name', 200, null]);
  expect(await seen(kid, bob)).toEqual(['first name', 200, 'NOT_EACH_OTHER']);
  expect(await seen(kid, pal)).toEqual(['first name', 200, null]);
  expect(await seen(kid, mom)).toEqual(['whole', 200, null]);
  expect((await bob.get(`/api/listings/${id}`)).body).toMatchObject({
    seller: { handle: null, name: 'Zed', forSale: 1 },
    whyNotWrite: 'NOT_EACH_OTHER',
  });
});

test('listings of one kind, and the numbers of both', async () => {
  const eve = await smc.member('Eve');
  await eve.list();
  const ad = {
    listingType: 'wanted',
    title: 'Tri-power intake',
    categoryPrimary: 'Parts',
    categorySub: 'Engine',
    priceMode: 'ask',
    place: { text: 'Janesville, WI' },
  };
  const { body } = await eve.call('POST', '/api/listings', ad);
  await eve.ok('POST', `/api/listings/${body.id}/publish`, {});
  for (const [asked, titles] of [
    ['?listingType=for_sale', ['Radio']],
    ['?listingType=wanted', ['Tri-power intake']],
    ['', ['Tri-power intake', 'Radio']],
  ] as const) {
    const storefront = (await eve.get(`/api/sellers/${eve.id}${asked}`)).body;
    expect(storefront.seller).toMatchObject({ forSale: 1, wanted: 1 });
    expect((storefront.listings as { title: string }[]).map(({ title }) => title)).toEqual(titles);
  }
});
