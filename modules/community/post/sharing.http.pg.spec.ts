import { memberEvents } from '../../identity/member/member.events.js';
import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { markVerified, openMembers } from '../../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

async function verified(name: string): Promise<Member> {
  const member = await smc.member(name);
  await markVerified(smc.pool, member.id);
  return member;
}

const publish = (by: Member, shared: object, id = newId()) =>
  by.call('POST', '/api/posts', { id, body: 'Look at this.', shared });
const shareable = (by: Member, kind: string, id: string) => by.get(`/api/posts/shareable/${kind}/${id}`);
const notFound = { status: 404, body: { code: 'CONTENT_NOT_FOUND' } };

test('a post shows a listing as it is today, for whoever may see it, and stays when its seller is erased', async () => {
  const [ana, bob] = [await verified('Ana'), await verified('Bob')];
  const id = await ana.list();
  bob.seen = ana.seen;
  const card = { kind: 'listing', name: 'listing', title: 'Radio', href: `/listing/${id}`, state: null };
  expect((await shareable(bob, 'listing', id)).body).toMatchObject(card);
  const post = newId();
  expect(await publish(bob, { kind: 'listing', id }, post)).toMatchObject({ status: 201 });
  const sharedBy = async (seen: number) => (await smc.guest(`/api/posts/${post}`, seen)).body;
  const { version, shared } = await sharedBy(bob.seen);
  expect(shared).toMatchObject(card);
  await ana.ok('POST', `/api/listings/${id}/sell`, { where: 'elsewhere' });
  expect(await sharedBy(ana.seen)).toMatchObject({ version, shared: { title: 'Radio', state: 'Sold' } });
  const erased = event('MemberErased', { memberId: ana.id });
  await smc.runtime.eventStore.append(memberEvents, ana.id, [erased], 'any', metaOf(ana.id));
  await smc.waitForProcessors();
  expect(await sharedBy(0)).toMatchObject({
    version,
    body: 'Look at this.',
    shared: { title: null, href: null, photo: null, details: [], state: 'No longer here' },
  });
});

test('nobody shares a draft, another member’s share link, what cannot be shared, or what is not there', async () => {
  const [cal, bob] = [await verified('Cal'), await verified('Bob')];
  const made = async (path: string, body: object) => {
    const answer = await cal.call('POST', path, body);
    expect(answer).toMatchObject({ status: 201 });
    return String(answer.body.id);
  };
  const draft = await made('/api/listings', {
    listingType: 'for_sale',
    title: 'Fender',
    categoryPrimary: 'Parts',
    categorySub: 'Body',
    priceMode: 'ask',
    place: { text: 'Janesville, WI' },
  });
  const link = await made('/api/inventory/share-links', { title: 'The meet', scope: 'all' });
  bob.seen = cal.seen;
  for (const [by, kind, id] of [
    [cal, 'listing', draft],
    [bob, 'share-link', link],
    [cal, 'member', bob.id],
    [cal, 'gathering', newId()],
  ] as const) {
    expect(await shareable(by, kind, id)).toMatchObject(notFound);
    expect(await publish(by, { kind, id })).toMatchObject(notFound);
  }
  expect((await shareable(cal, 'share-link', link)).body).toMatchObject({
    href: expect.stringMatching(/^\/s\//),
  });
});
