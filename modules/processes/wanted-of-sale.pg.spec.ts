import { randomUUID } from 'node:crypto';
import { idOfDeal } from '../deals/deal-ids.shared.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { notifyMatches } from '../matching/match/notify-matches.job.js';
import { openMembers } from '../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;

const offer = {
  listingType: 'for_sale',
  title: 'Fender, LH',
  categoryPrimary: 'Parts',
  categorySub: 'Body',
  priceMode: 'fixed',
  price: 160,
  condition: 'used-good',
  fitment: [{ make: 'Chevrolet', model: 'C10', yearFrom: 1960, yearTo: 1966 }],
  place: { text: 'Madison, WI' },
};
const wantedAd = { ...offer, listingType: 'wanted', title: "Driver's side fender", price: 200 };

test('a wanted ad is found when its author buys a listing that was found for it, and open again when the sale is taken back', async () => {
  const [seller, seeker] = [await smc.member('Sal'), await smc.member('Bob')];
  const wantedAds = [
    await published(seeker, wantedAd),
    await published(seeker, { ...wantedAd, quantity: 2 }),
  ];
  const other = await published(await smc.member('Cid'), wantedAd);
  const listing = await published(seller, offer);
  await matched();
  const statuses = async () =>
    Promise.all(
      [...wantedAds, other].map(async (id) => (await seeker.get(`/api/listings/${id}`)).body.status),
    );

  await seeker.ok('POST', `/api/listings/${listing}/hold`, {});
  await seller.ok('POST', `/api/listings/${listing}/sell`, { where: 'here', price: 150 });
  await smc.waitForProcessors();
  expect(await statuses()).toEqual(['sold', 'active', 'active']);
  const told = (await seeker.get('/api/notifications')).body as unknown as readonly { message: string }[];
  expect(told.map(({ message }) => message)).toContain(
    "You bought what you were looking for, so “Driver's side fender” is marked found. Undo that if you still need it.",
  );
  expect(told.filter(({ message }) => message.includes('feedback'))).toEqual([]);

  await seller.ok('POST', `/api/listings/${listing}/reopen`);
  await smc.waitForProcessors();
  expect(await statuses()).toEqual(['active', 'active', 'active']);
});

test('whoever only asked keeps their wanted ad until they say that they bought it', async () => {
  const [seller, seeker] = [await smc.member('Sue'), await smc.member('Ben')];
  const wanted = await published(seeker, wantedAd);
  const listing = await published(seller, offer);
  await matched();
  const message = { id: randomUUID(), body: 'Is it straight?' };
  await seeker.call('POST', '/api/threads', { about: { kind: 'listing', listingId: listing }, message });
  await seller.ok('POST', '/api/offers/done', { listingId: listing, memberId: seeker.id, price: 150 });
  await smc.waitForProcessors();
  const status = async () => (await seeker.get(`/api/listings/${wanted}`)).body.status;
  expect(await status()).toBe('active');

  const dealId = idOfDeal({ listingId: listing, sellerId: seller.id, buyerId: seeker.id });
  await seeker.ok('POST', `/api/offers/${dealId}/confirm`, {});
  await smc.waitForProcessors();
  expect(await status()).toBe('sold');
});

async function published(member: Member, listing: object): Promise<string> {
  const { body } = await member.call('POST', '/api/listings', listing);
  await member.ok('POST', `/api/listings/${body.id}/publish`, {});
  return String(body.id);
}

async function matched(): Promise<void> {
  await smc.waitForProcessors();
  const get = ((token: symbol) => smc.server.app.get(token)) as unknown as ModuleContext['get'];
  await notifyMatches({ db: smc.runtime.db, bus: smc.runtime.bus, get }, new Date().toISOString());
  await smc.waitForProcessors();
}
