import { dispatch } from '../kernel/decider/command-bus.js';
import { newId } from '../kernel/decider/identifiers.js';
import { metaOf } from '../kernel/testing/decider.fixtures.js';
import { openMembers } from '../members/members.fixtures.js';
import { listingDecider } from './listing/listing.decider.js';
import { content } from './listing/listing.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('a hidden listing is for its seller alone, who goes on changing it, until it is shown again', async () => {
  const ana = await smc.member('Ana');
  const id = await ana.list();
  const ref = { kind: 'listing', id };
  await smc.moderate('hide', ref);
  await smc.waitForProcessors();
  expect(await smc.guest(`/api/listings/${id}`)).toMatchObject({ status: 404 });
  expect((await smc.guest('/api/listings?search=radio')).body).toMatchObject({ total: 0 });
  expect((await ana.get(`/api/listings/${id}`)).body).toMatchObject({ status: 'active', isHidden: true });
  expect((await ana.get('/api/my/listings')).body.listings).toMatchObject([
    { id, title: 'Radio', isHidden: true },
  ]);
  await smc.moderate('show', ref);
  await smc.waitForProcessors();
  expect((await smc.guest(`/api/listings/${id}`)).body).toMatchObject({ status: 'active', isHidden: false });
  await smc.moderate('hide', ref);
  await ana.ok('POST', `/api/listings/${id}/withdraw`, {});
  await smc.moderate('show', ref);
  expect(await smc.runtime.contents.standingOf(ref)).toBe('gone');
});

test('a case sees a listing as it was reported, whatever became of it; of an erased seller it sees stand-ins', async () => {
  const bob = await smc.member('Bob');
  const id = await bob.list();
  const { contents, bus } = smc.runtime;
  await smc.waitForProcessors();
  const target = await contents.toReport({ kind: 'listing', id }, { actor: undefined, now: soon });
  if (!target) throw new Error('a guest sees it');
  const revise = {
    type: 'ReviseListing' as const,
    content,
    meta: { ...metaOf(bob.id, new Date().toISOString()), commandId: newId() },
  };
  await dispatch(bus, listingDecider, id, revise);
  await smc.moderate('remove', { kind: 'listing', id });
  expect(await contents.evidenceOf(target)).toMatchObject({
    title: 'Radio',
    fields: expect.arrayContaining([{ label: 'Price', value: '$45 or best offer' }]),
    isErased: false,
  });
  expect(await contents.standingOf(target)).toBe('removed');
  await smc.runtime.eventStore.keys.erase(bob.id);
  expect(await contents.evidenceOf(target)).toMatchObject({ title: 'Removed listing', isErased: true });
});

const soon = new Date(Date.now() + 60_000).toISOString();
