import { exportDeals } from '../../projections/deals/deals/deals.export.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { deterministicId, newId } from '../kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../kernel/decider/time.js';
import { databaseOn } from '../kernel/postgres/database.js';
import { listingDecider } from '../marketplace/listing/listing.decider.js';
import { type Answer, openMembers } from '../members/members.fixtures.js';
import type { ThreadCard } from '../messages/messages.contract.js';
import type { DealView } from './deals.contract.js';
import { endDueDeals } from './end-due-deals.job.js';
import { feedbackDecider } from './feedback/feedback.decider.js';
import { offerDecider } from './offer/offer.decider.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Member;
let bob: Member;
let cid: Member;
beforeAll(async () => {
  smc = await openMembers();
  [ana, bob, cid] = [await smc.member('Ana'), await smc.member('Bob'), await smc.member('Cid')];
});
afterAll(() => smc.close());

test('from an offer over a counter-offer and a hold to a sale and feedback, with one buyer who misses out', async () => {
  const listingId = await ana.list();
  const threadId = await offered(bob, listingId, 30);
  const other = await offered(cid, listingId, 25);
  expect(await deal(ana, threadId)).toMatchObject({
    side: 'seller',
    steps: [{ kind: 'offer', price: 30, status: 'pending', isMine: false }],
    allowedActions: ['accept', 'counter', 'decline', 'finish'],
  });
  expect((await inbox(ana))[0]).toMatchObject({ unread: 1, last: { words: 'Offer: $25' } });
  expect((await ana.get(`/api/offers/listing/${listingId}`)).body.deals).toMatchObject([
    { other: { name: 'Bob' }, offer: { price: 30, isMine: false } },
    { other: { name: 'Cid' }, offer: { price: 25 } },
  ]);

  expect([await unread(ana, threadId), await unread(ana, other)]).toEqual([1, 1]);
  const { lastPosition } = (await ana.get(`/api/threads/${threadId}`)).body;
  await ana.ok('PUT', `/api/threads/${threadId}/read`, { upTo: lastPosition });
  expect([await unread(ana, threadId), await unread(ana, other)]).toEqual([0, 1]);

  const { id } = await deal(ana, threadId);
  await ana.ok('POST', `/api/offers/${id}/counter`, { price: 40 });
  const countered = await deal(bob, threadId);
  expect(countered.steps).toMatchObject([
    { status: 'countered' },
    { price: 40, status: 'pending', isMine: false },
  ]);
  await bob.ok('POST', `/api/offers/${id}/accept`, lastOf(countered));
  const held = await deal(ana, threadId);
  expect(held).toMatchObject({
    price: 40,
    steps: [{}, { status: 'accepted' }, { kind: 'held' }],
    allowedActions: ['finish', 'extend', 'release'],
  });
  const cidsDeal = await deal(cid, other);
  expect(cidsDeal).toMatchObject({ isHeldByOther: true, allowedActions: ['withdraw'] });
  const late = await ana.call('POST', `/api/offers/${cidsDeal.id}/accept`, lastOf(cidsDeal));
  expect(late).toMatchObject({ status: 409, body: { code: 'LISTING_NOT_OPEN' } });

  await ana.ok('POST', `/api/offers/${id}/extend`, {});
  const extended = await deal(bob, threadId);
  expect(Date.parse(extended.heldUntil ?? '') - Date.parse(held.heldUntil ?? '')).toBe(96 * 3_600_000);
  await ana.ok('POST', '/api/offers/done', { listingId, memberId: bob.id, price: 40 });
  await timePasses();
  expect((await deal(cid, other)).steps).toMatchObject([{ status: 'closed' }]);
  expect(await notices(cid)).toContain(
    '“Radio” has been sold, so your offer of $25 has ended. Thank you for making it.',
  );
  expect(await deal(bob, threadId)).toMatchObject({
    steps: [{}, {}, { kind: 'held' }, { kind: 'held' }, { kind: 'done', price: 40 }],
    allowedActions: [],
    feedback: { mayGive: true, hasTheirs: false },
  });
  expect(await feedbackDue(bob)).toMatchObject([{ threadId, name: 'Ana' }]);
  expect(await feedbackDue(cid)).toEqual([]);

  const give = { dealId: id, rating: 'good', comment: 'Zyzzyva was on time.' };
  expect(await bob.call('POST', '/api/feedback', give)).toMatchObject({ status: 201 });
  expect(await cid.call('POST', '/api/feedback', give)).toMatchObject({ status: 404 });
  expect((await deal(ana, threadId)).feedback).toMatchObject({
    hasTheirs: true,
    theirs: null,
    isShown: false,
  });
  expect(await feedbackDue(bob)).toEqual([]);
  expect(await feedbackDue(ana)).toMatchObject([{ threadId, name: 'Bob' }]);
  expect(await reputation(ana)).toMatchObject({ partners: 0, recent: [] });
  await ana.call('POST', '/api/feedback', { dealId: id, rating: 'neutral' });
  expect((await deal(bob, threadId)).feedback).toMatchObject({
    isShown: true,
    theirs: { rating: 'neutral' },
  });
  await ana.ok('POST', `/api/feedback/${id}/answer`, { answer: 'Thank you!' });
  expect(await reputation(ana)).toMatchObject({
    good: 1,
    partners: 1,
    recent: [
      { comment: 'Zyzzyva was on time.', answer: 'Thank you!', from: { name: 'Bob' }, fromSide: 'buyer' },
    ],
  });
  await smc.runtime.eventStore.keys.erase(bob.id);
  expect(await reputation(ana)).toMatchObject({ good: 1, recent: [{ comment: '', answer: 'Thank you!' }] });
});

test('two offers accepted at once: one is held, the other keeps waiting', async () => {
  const listingId = await ana.list();
  const [dee, eve] = [await smc.member('Dee'), await smc.member('Eve')];
  const deals = [
    await deal(ana, await offered(dee, listingId, 20)),
    await deal(ana, await offered(eve, listingId, 21)),
  ];
  const answers = await Promise.all(
    deals.map((one) => ana.call('POST', `/api/offers/${one.id}/accept`, lastOf(one))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const after = await Promise.all(deals.map(async (one) => (await deal(ana, threadOf(one))).steps[0]));
  expect(after.map((step) => step?.kind === 'offer' && step.status).toSorted()).toEqual([
    'accepted',
    'pending',
  ]);
});

test('an offer is accepted although the process ended after the hold; its hold ends when it was taken back before', async () => {
  for (const isWithdrawn of [false, true]) {
    const listingId = await ana.list();
    const threadId = await offered(cid, listingId, 20);
    const before = await deal(ana, threadId);
    const { offerId } = lastOf(before);
    if (isWithdrawn) await cid.ok('POST', `/api/offers/${before.id}/withdraw`, { offerId });
    const meta = { actor: { id: ana.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
    await dispatch(smc.runtime.bus, listingDecider, listingId, {
      type: 'HoldForBuyer',
      buyerId: cid.id,
      offerId,
      meta,
    });
    await smc.waitForProcessors();
    const { steps, heldUntil } = await deal(ana, threadId);
    expect(steps[0]).toMatchObject({ status: isWithdrawn ? 'withdrawn' : 'accepted' });
    expect(heldUntil === null).toBe(isWithdrawn);
    expect((await ana.get(`/api/listings/${listingId}`)).body.status).toBe(isWithdrawn ? 'active' : 'held');
  }
});

test('time ends an offer after 48 hours, and shows feedback after 14 days', async () => {
  const listingId = await ana.list();
  const threadId = await offered(cid, listingId, 20);
  await timePasses(plusHours(new Date().toISOString(), 49));
  expect((await deal(cid, threadId)).steps).toMatchObject([{ status: 'expired' }]);
  const { id } = await deal(cid, threadId);
  await ana.ok('POST', '/api/offers/done', { listingId, memberId: cid.id, price: null });
  await smc.waitForProcessors();
  await cid.call('POST', '/api/feedback', { dealId: id, rating: 'bad', comment: 'Rusty.' });
  await timePasses(plusDays(new Date().toISOString(), 15));
  expect((await deal(ana, threadId)).feedback).toMatchObject({ theirs: { rating: 'bad' }, mayGive: false });
});

test('a hold without an offer opens the conversation, and its end is told in it', async () => {
  const [fay, gus] = [await smc.member('Fay'), await smc.member('Gus')];
  const listingId = await fay.list();
  await gus.ok('POST', `/api/listings/${listingId}/hold`, {});
  const [card] = await inbox(fay);
  expect(card).toMatchObject({ title: 'Radio', others: [{ name: 'Gus' }], last: { words: 'On hold' } });
  await gus.ok('POST', `/api/listings/${listingId}/release`, {});
  expect((await deal(fay, card?.id ?? '')).steps).toMatchObject([
    { kind: 'held' },
    { kind: 'released', by: 'them' },
  ]);
});

test('the note of a hold is a message of the one conversation, also when it comes at once; the holder sees what they hold', async () => {
  const [fay, gus] = [await smc.member('Fay'), await smc.member('Gus')];
  const listingId = await fay.list();
  await gus.ok('POST', `/api/listings/${listingId}/hold`, {});
  const threadId = await written(gus, listingId);
  expect(await inbox(fay)).toMatchObject([{ id: threadId }]);
  expect(await deal(fay, threadId)).toMatchObject({ steps: [{ kind: 'held' }], side: 'seller' });
  const { listings } = (await gus.get('/api/my/holds')).body;
  expect(listings).toMatchObject([{ id: listingId, seller: { name: 'Fay' }, allowedActions: ['release'] }]);
  expect((await gus.get('/api/my/listings')).body.heldForMe).toBe(1);
  expect((await fay.get('/api/my/holds')).body.listings).toEqual([]);
  const betweenThem = [
    await fay.get(`/api/my/holds?with=${gus.id}`),
    await gus.get(`/api/my/holds?with=${fay.id}`),
  ];
  for (const { body } of betweenThem)
    expect(body.listings).toMatchObject([
      { id: listingId, allowedActions: expect.arrayContaining(['release']) },
    ]);
  expect((await gus.get(`/api/my/holds?with=${ana.id}`)).body.listings).toEqual([]);
  await fay.ok('POST', `/api/members/${gus.id}/block`, {});
  await smc.waitForProcessors();
  expect((await gus.get('/api/my/holds')).body.listings).toEqual([]);
});

test('those whose offers a sale ended hear once that it is taken back, unless they watch the listing', async () => {
  const [fay, gus] = [await smc.member('Fay'), await smc.member('Gus')];
  const [hal, ida] = [await smc.member('Hal'), await smc.member('Ida')];
  const listingId = await fay.list();
  const threadId = await offered(gus, listingId, 20);
  for (const other of [hal, ida]) await offered(other, listingId, 25);
  await hal.ok('PUT', `/api/saved-searches/watched/${listingId}`);
  await smc.waitForProcessors();
  await fay.ok('POST', '/api/offers/done', { listingId, memberId: ida.id, price: 25 });
  await timePasses();
  expect((await notices(gus))[0]).toContain('has been sold, so your offer of $20 has ended');
  await fay.ok('POST', `/api/listings/${listingId}/reopen`);
  const forSale = '“Radio” is for sale again: it was not sold after all.';
  expect((await listed(gus))[0]).toMatchObject({ message: forSale, href: `/messages/${threadId}` });
  expect((await notices(gus)).filter((one) => one === forSale)).toHaveLength(1);
  for (const other of [hal, ida]) expect(await notices(other)).not.toContain(forSale);
  expect(await notices(hal)).toContain(
    '“Radio”, which you watch, is available again: nobody has it on hold.',
  );
});

test('a wanted ad is found with the member who had one, and both say how it went', async () => {
  const { body } = await ana.call('POST', '/api/listings', wanted);
  await ana.ok('POST', `/api/listings/${body.id}/publish`, {});
  const listingId = String(body.id);
  const threadId = await written(cid, listingId);
  expect(await deal(cid, threadId)).toMatchObject({ side: 'seller', isWanted: true, allowedActions: [] });
  await ana.ok('POST', '/api/offers/done', { listingId, memberId: cid.id, price: null });
  expect(await deal(cid, threadId)).toMatchObject({ side: 'seller', feedback: { mayGive: true } });
});

test('marks from before, on sales that nobody confirmed, count once the other side has said anything', async () => {
  const [sly, una, val] = await threeMore();
  const legacy = async (buyer: Member, speaks: boolean) => {
    const parties = { listingId: newId(), sellerId: sly.id, buyerId: buyer.id };
    const id = deterministicId('deal', parties.listingId, sly.id, buyer.id);
    const at = new Date().toISOString();
    const meta = (who: string) => ({ actor: { id: who, roles: [] }, now: at, commandId: newId() });
    const by = 'seller' as const;
    const { bus } = smc.runtime;
    await dispatch(bus, offerDecider, id, {
      type: 'FinishDeal',
      parties,
      priceCents: 1,
      doneAt: at,
      by,
      meta: meta('time'),
    });
    const said = {
      type: 'GiveFeedback',
      parties,
      sale: 'agreed',
      until: plusDays(at, 14),
      comment: '',
    } as const;
    await dispatch(bus, feedbackDecider, id, { ...said, isNamed: false, rating: 'bad', meta: meta(sly.id) });
    if (speaks)
      await dispatch(bus, feedbackDecider, id, {
        ...said,
        isNamed: true,
        rating: 'good',
        meta: meta(buyer.id),
      });
  };
  await legacy(una, false);
  await legacy(val, true);
  await timePasses(plusDays(new Date().toISOString(), 15));
  expect(await reputation(una, sly)).toMatchObject({ bad: 0, partners: 0, recent: [] });
  expect(await reputation(val, sly)).toMatchObject({ bad: 1, partners: 1 });
  expect(await reputation(sly, val)).toMatchObject({ good: 1, partners: 1 });
});

test('what is said of a disputed sale is neither shown nor counted until the dispute is taken back', async () => {
  const [sly, una] = await threeMore();
  const { id, threadId } = await soldAfterHold(sly, una);
  await sly.call('POST', '/api/feedback', { dealId: id, rating: 'bad' });
  await una.ok('POST', `/api/offers/${id}/dispute`);
  await timePasses(plusDays(new Date().toISOString(), 15));
  expect(await reputation(una, sly)).toMatchObject({ bad: 0, recent: [] });
  expect((await deal(una, threadId)).feedback).toMatchObject({
    isShown: false,
    theirs: null,
    hasTheirs: false,
  });
  await una.ok('POST', `/api/offers/${id}/confirm`);
  await timePasses(plusDays(new Date().toISOString(), 15));
  expect(await reputation(una, sly)).toMatchObject({ bad: 1, recent: [{ rating: 'bad' }] });
});

test('feedback that a decision voids counts nowhere, and counts again when it is taken back', async () => {
  const [sly, una] = [await smc.member('Sol'), await smc.member('Uma')];
  const { id } = await soldAfterHold(sly, una);
  await una.call('POST', '/api/feedback', { dealId: id, rating: 'good', comment: 'Great.' });
  await sly.call('POST', '/api/feedback', { dealId: id, rating: 'good' });
  const [mark] = (await reputation(sly, una)).recent as readonly { readonly id: string }[];
  const ref = { kind: 'feedback', id: String(mark?.id) };
  const guest = { actor: undefined, now: new Date().toISOString() };
  const target = await smc.runtime.contents.toReport(ref, guest);
  expect(target).toMatchObject({ ...ref, ownerId: una.id });
  await smc.moderate('remove', ref);
  await smc.waitForProcessors();
  expect(await reputation(sly, una)).toMatchObject({ good: 0, partners: 0, recent: [] });
  expect(await reputation(una, sly)).toMatchObject({ good: 1 });
  expect(target && (await smc.runtime.contents.evidenceOf(target))).toMatchObject({ text: 'Great.' });
  await smc.moderate('bringBack', ref);
  await smc.waitForProcessors();
  expect(await reputation(sly, una)).toMatchObject({ good: 1, recent: [{ comment: 'Great.' }] });
});

test('a sale to whoever only asked leaves no mark until they say that they bought it', async () => {
  const [sly, una] = await threeMore();
  const bad = { rating: 'bad', comment: 'Never came.' };
  const soldTo = async () => {
    const listingId = await sly.list();
    const threadId = await written(una, listingId);
    await sly.ok('POST', '/api/offers/done', { listingId, memberId: una.id, price: 40 });
    return { threadId, listingId, dealId: (await deal(una, threadId)).id };
  };
  const give = (who: Member, dealId: string, said: object = bad) =>
    who.call('POST', '/api/feedback', { dealId, ...said });
  const [first, second] = [await soldTo(), await soldTo()];
  expect(await notices(una)).toContainEqual(
    expect.stringMatching(/^\S.* marked “Radio” as sold to you for \$40\. Did you buy it\? Say yes or no\.$/),
  );
  for (const { dealId } of [first, second])
    expect(await give(sly, dealId)).toMatchObject({ status: 409, body: { code: 'DEAL_UNCONFIRMED' } });
  expect((await deal(una, first.threadId)).sale).toEqual({
    status: 'unconfirmed',
    mayConfirm: true,
    mayDispute: true,
  });
  expect((await deal(sly, first.threadId)).sale).toMatchObject({ mayConfirm: false, mayDispute: false });
  expect(await sly.call('POST', `/api/offers/${first.dealId}/confirm`)).toMatchObject({ status: 404 });
  await una.ok('POST', `/api/offers/${first.dealId}/dispute`);
  expect(await give(sly, first.dealId)).toMatchObject({ status: 409, body: { code: 'DEAL_DISPUTED' } });
  expect(await notices(sly)).toContainEqual(
    expect.stringMatching(
      /^\S.* says that your deal about “Radio” did not take place\. Take it back if you chose the wrong member\.$/,
    ),
  );
  await una.ok('POST', `/api/offers/${second.dealId}/confirm`);
  expect(await give(sly, second.dealId)).toMatchObject({ status: 201 });
  await timePasses(plusDays(new Date().toISOString(), 15));
  expect(await reputation(una, sly)).toMatchObject({ bad: 1, partners: 1 });
});

test('after a block neither of the two leaves or answers feedback', async () => {
  const [sly, una] = await threeMore();
  const { id, threadId } = await soldAfterHold(sly, una);
  await una.ok('POST', `/api/members/${sly.id}/block`);
  const closed = { status: 409, body: { code: 'THREAD_CLOSED' } };
  for (const who of [sly, una]) {
    expect(await who.call('POST', '/api/feedback', { dealId: id, rating: 'bad' })).toMatchObject(closed);
    expect(await who.call('POST', `/api/feedback/${id}/answer`, { answer: 'No.' })).toMatchObject(closed);
    expect((await deal(who, threadId)).feedback).toMatchObject({ mayGive: false, mayAnswer: false });
    expect(await feedbackDue(who)).toEqual([]);
  }
});

test('the price of a listing that is not public is for its author and for those who talk about it', async () => {
  const [ann, val] = [ana, (await threeMore())[2]];
  const body = {
    listingType: 'for_sale',
    title: 'Radio',
    categoryPrimary: 'Parts',
    categorySub: 'Electrical',
    priceMode: 'obo',
    price: 450,
    place: { text: 'Janesville, WI' },
  };
  const draft = String((await ann.call('POST', '/api/listings', body)).body.id);
  const priceFor = async (who: typeof ann) => (await who.get(`/api/offers/listing/${draft}`)).body;
  await smc.waitForProcessors();
  expect(await priceFor(cid)).toEqual({ deals: [], mayOffer: false, askingPrice: null });
  expect(await priceFor(ann)).toMatchObject({ askingPrice: 450 });
  await ann.call('POST', `/api/listings/${draft}/publish`, {});
  await smc.waitForProcessors();
  expect(await priceFor(cid)).toMatchObject({ mayOffer: true, askingPrice: 450 });
  await cid.call('POST', '/api/offers', { listingId: draft, price: 400 });
  await ann.ok('POST', `/api/listings/${draft}/pause`);
  await smc.waitForProcessors();
  expect(await priceFor(cid)).toMatchObject({ mayOffer: false, askingPrice: 450 });
  expect(await priceFor(val)).toEqual({ deals: [], mayOffer: false, askingPrice: null });
});

test('a fixed price takes no offers, nobody offers for their own listing, and a block ends it', async () => {
  const listingId = await ana.list();
  expect(await offer(ana, listingId, 20)).toMatchObject({ status: 403, body: { code: 'OWN_LISTING' } });
  expect(await offer(cid, listingId, 46)).toMatchObject({ status: 422, body: { code: 'ABOVE_ASKING' } });
  const threadId = await offered(cid, listingId, 20);
  await ana.ok('POST', `/api/members/${cid.id}/block`, {});
  expect(await offer(cid, listingId, 21)).toMatchObject({ status: 409, body: { code: 'THREAD_CLOSED' } });
  const { id, steps } = await deal(ana, threadId);
  expect(
    await ana.call('POST', `/api/offers/${id}/accept`, {
      offerId: steps[0]?.kind === 'offer' && steps[0].offerId,
    }),
  ).toMatchObject({
    status: 409,
    body: { code: 'THREAD_CLOSED' },
  });
});

test('the archive has the deals of a member, with their own words', async () => {
  await smc.waitForProcessors();
  const section = exportDeals({ db: databaseOn(smc.pool), eventStore: smc.runtime.eventStore });
  const own = JSON.stringify(await section.read(cid.id));
  expect(own).toContain('Rusty.');
  expect(own).toContain('OfferMade');
  expect(JSON.stringify(await section.read(ana.id))).not.toContain('Rusty.');
});

type Member = Awaited<ReturnType<typeof smc.member>>;

const wanted = {
  listingType: 'wanted',
  title: 'Wiper motor',
  categoryPrimary: 'Parts',
  categorySub: 'Electrical',
  priceMode: 'ask',
  place: { text: 'Janesville, WI' },
};

const offer = (from: Member, listingId: string, price: number): Promise<Answer> =>
  from.call('POST', '/api/offers', { listingId, price });

/** out  the thread's id */
async function offered(from: Member, listingId: string, price: number): Promise<string> {
  const answer = await offer(from, listingId, price);
  expect(answer).toMatchObject({ status: 201 });
  return String(answer.body.threadId);
}

async function written(from: Member, listingId: string): Promise<string> {
  const about = { kind: 'listing', listingId };
  const answer = await from.call('POST', '/api/threads', {
    about,
    message: { id: newId(), body: 'I have one.' },
  });
  return String(answer.body.id);
}

async function soldAfterHold(seller: Member, buyer: Member) {
  const listingId = await seller.list();
  await buyer.ok('POST', `/api/listings/${listingId}/hold`);
  const threadId = String((await inbox(buyer))[0]?.id);
  await seller.ok('POST', '/api/offers/done', { listingId, memberId: buyer.id, price: 40 });
  return { id: (await deal(seller, threadId)).id, threadId };
}

async function deal(of: Member, threadId: string): Promise<DealView> {
  await smc.waitForProcessors();
  const answer = await of.get(`/api/offers/thread/${threadId}`);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.deal as DealView;
}

const threadOf = ({ listingId, otherId }: DealView): string =>
  deterministicId('thread', 'listing', listingId, ...[ana.id, otherId].sort());

function lastOf({ steps }: DealView): { readonly offerId: string } {
  const last = steps.findLast((step) => step.kind === 'offer');
  return { offerId: last?.kind === 'offer' ? last.offerId : '' };
}

async function inbox(of: Member): Promise<readonly ThreadCard[]> {
  await smc.waitForProcessors();
  return (await of.get('/api/threads?filter=inbox')).body.threads as readonly ThreadCard[];
}

interface Notice {
  readonly message: string;
  readonly href: string;
  readonly read: boolean;
}

async function listed(of: Member): Promise<readonly Notice[]> {
  await smc.waitForProcessors();
  return (await of.get('/api/notifications')).body as unknown as readonly Notice[];
}

const notices = async (of: Member) => (await listed(of)).map(({ message }) => message);

/** How many unread notifications lead to a thread. */
const unread = async (of: Member, threadId: string) =>
  (await listed(of)).filter(({ read, href }) => !read && href === `/messages/${threadId}`).length;

/** The feedback about a member. Where their listings are seen, the same numbers are beside these. */
async function reputation(of: Member, reader?: Member) {
  await smc.waitForProcessors();
  const get = (path: string) => (reader ? reader.get(path) : smc.guest(path));
  const { body } = await get(`/api/feedback/member/${of.id}`);
  const { recent, ...rating } = body;
  const listings = await get(`/api/sellers/${of.id}`);
  if (listings.status === 200) expect(listings.body.seller).toMatchObject({ rating });
  return body;
}

async function feedbackDue(of: Member) {
  await smc.waitForProcessors();
  return (await of.get('/api/feedback/due')).body.due;
}

/** Members of the tests about disputed sales; feedback from earlier tests stays. */
let more: Promise<readonly [Member, Member, Member]> | undefined;
const threeMore = () => (more ??= newThree());
const newThree = async () =>
  [await smc.member('Sly'), await smc.member('Una'), await smc.member('Val')] as const;

async function timePasses(now = new Date().toISOString()): Promise<void> {
  await smc.waitForProcessors();
  await endDueDeals({ db: databaseOn(smc.pool), bus: smc.runtime.bus }, now);
  await smc.waitForProcessors();
}
