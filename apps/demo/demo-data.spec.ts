import { fewestSellers } from '../../modules/analytics/prices/comps.rules.js';
import { gatheringDecider } from '../../modules/events/gathering/gathering.decider.js';
import { foldEvents } from '../../modules/kernel/decider/decider.js';
import { listingDecider } from '../../modules/marketplace/listing/listing.decider.js';
import { listingState } from '../../modules/marketplace/listing/listing.state.js';
import { ListingBody } from '../../modules/marketplace/listing.schemas.js';
import { threadDecider } from '../../modules/messages/thread/thread.decider.js';
import { type Thread } from '../../modules/messages/thread/thread.state.js';
import { kindIn } from '../../projections/analytics/sold-prices/fold-parts.js';
import { audiencePlan } from './audience.js';
import { slipWord } from './code-word-slip.js';
import { dealPlans } from './deal-plans.js';
import { fullDemo } from './demo-size.js';
import { gatheringPlans } from './gathering-plans.js';
import { followingCommands, publishingCommands } from './listing-commands.js';
import { listingPlan, pickerOf, withPurchaseOf } from './listing-plans.js';
import { pastSales } from './past-sales.js';
import { people } from './people.js';
import { allPictures } from './pictures.js';
import { isQuiet } from './places.js';
import { talkPlans } from './talk-plans.js';

const now = '2026-11-20T12:00:00.000Z';
const everybody = people('rules', fullDemo.people);
const pick = pickerOf(everybody);
const plans = Array.from({ length: fullDemo.listings }, (_, at) => listingPlan('rules', at, pick));
const past = pastSales('rules', everybody);
const shown = plans.filter(({ fate }) => fate.status === 'active');
const share = (part: number) => part / plans.length;

test('the same seed makes the same demo data', () => {
  expect(people('rules', 40)).toEqual(everybody.slice(0, 40));
  expect(listingPlan('rules', 17, pick)).toEqual(plans[17]);
  expect(listingPlan('other', 17, pick)).not.toEqual(plans[17]);
});

test('when all names are taken, more dealers get one with a number, and the same seed the same one', () => {
  const many = people('rules', 3_000);
  expect(new Set(many.map(({ name }) => name)).size).toBe(3_000);
  expect(many.filter(({ isDealer }) => isDealer)).toHaveLength(120);
  expect(people('rules', 3_000)).toEqual(many);
});

test('at least 3,000 classic listings can be found, mixed as at a swap meet', () => {
  expect(shown.filter(({ offer }) => offer.marketSegment === 'classic').length).toBeGreaterThanOrEqual(3_000);
  const ofKind = (name: string) => plans.filter(({ offer }) => offer.categoryPrimary === name).length;
  expect(share(ofKind('Cars'))).toBeCloseTo(0.135, 1);
  expect(share(ofKind('Tools'))).toBeCloseTo(0.08, 1);
  expect(share(plans.filter(({ offer }) => offer.listingType === 'wanted').length)).toBeCloseTo(0.085, 1);
  for (const segment of ['late_model', 'dealer', 'regular'])
    expect(plans.filter(({ offer }) => offer.marketSegment === segment).length).toBeGreaterThan(10);
  for (const status of ['held', 'paused', 'sold'])
    expect(plans.filter(({ fate }) => fate.status === status).length).toBeGreaterThan(40);
});

test('the member who signs in as a buyer has bought something lately, and holds one thing at an agreed price', () => {
  const [, donna] = everybody;
  const all = donna
    ? withPurchaseOf(
        donna,
        plans.map((plan) => ({ plan })),
      ).map(({ plan }) => plan)
    : [];
  const mine = all.filter(
    ({ fate }) => fate.status === 'sold' && fate.where === 'here' && fate.buyer === donna,
  );
  expect(mine.length).toBeGreaterThan(0);
  const held = dealPlans('rules', all, everybody, now)
    .flat()
    .filter(({ command }) => command.type === 'HoldForBuyer' && command.buyerId === donna?.memberId);
  expect(held).toHaveLength(1);
});

test('the real rules accept every command, and lead to the planned outcome', () => {
  for (const plan of [...plans, ...past]) {
    const photos = plan.offer.pictures.map((_, at) => ({ id: `p${at}`, width: 1200, height: 900 }));
    let state = foldEvents(listingState, []);
    for (const command of [...publishingCommands(plan, now), ...followingCommands(plan, photos, now)])
      for (const event of listingDecider.decide(command, state)) state = listingDecider.evolve(state, event);
    expect(state.status).toBe(plan.fate.status);
    expect(state.photoIds).toHaveLength(photos.length);
  }
});

test('enough parts of the same kind for the same car were sold here that their prices can be said', () => {
  for (const { offer, fate, publishedDaysAgo } of past) {
    expect(kindIn(offer.words.title, [offer.fitment[0]?.make ?? ''])).not.toBeNull();
    expect(fate.status === 'sold' && publishedDaysAgo - fate.daysAgo < 50).toBe(true);
  }
  const sellers = Object.groupBy(past, ({ offer }) => JSON.stringify(offer.fitment));
  for (const sales of Object.values(sellers))
    expect(new Set(sales?.map(({ seller }) => seller)).size).toBeGreaterThanOrEqual(fewestSellers);
});

test('who saw listings is counted on days on which they were offered, of members who can sign in', () => {
  const seen = audiencePlan('rules', plans, now);
  expect(new Set(seen.map(({ sellerId }) => sellerId)).size).toBe(
    everybody.filter(({ canSignIn }) => canSignIn).length,
  );
  const daysAgo = (day: string) => (Date.parse(now.slice(0, 10)) - Date.parse(day)) / 86_400_000;
  for (const { id, day, impressions, views } of seen) {
    const plan = plans.find((one) => one.id === id);
    expect(daysAgo(day)).toBeGreaterThanOrEqual(1);
    expect(daysAgo(day)).toBeLessThanOrEqual(plan?.publishedDaysAgo ?? 0);
    expect(views).toBeLessThanOrEqual(impressions);
  }
});

test('conversations are written in the order of their times, across all of them', () => {
  const [conversations = []] = dealPlans('rules', plans, everybody, now);
  const times = conversations.map(({ command }) => command.meta.now);
  expect(times).toEqual(times.toSorted());
  expect(new Set(conversations.filter(({ to }) => to === 'thread').map(({ id }) => id)).size).toBe(40);
});

test('a need is answered with a fresh photo, and three agree to meet, by the real rules', () => {
  const gatherings = gatheringPlans('rules', { now, count: 60, people: everybody });
  const steps = talkPlans('rules', { plans, people: everybody, gatherings, now });
  const threads = new Map<string, Thread>();
  for (const { to, id, command } of steps) {
    if (to !== 'thread') continue;
    const before = threads.get(id) ?? threadDecider.initial;
    threads.set(id, threadDecider.decide(command, before).reduce(threadDecider.evolve, before));
  }
  expect([...threads.values()]).toMatchObject([
    { about: { ownerSide: 'buying' }, freshPhoto: { codeWord: slipWord, status: 'sent' } },
    { about: null, meeting: { status: 'agreed' } },
  ]);
  const times = steps.map(({ command }) => command.meta.now);
  expect(times).toEqual(times.toSorted());
  expect(steps.filter((step) => step.to === 'message' && step.fresh)).toHaveLength(1);
});

test('some of those who look for something say at which events they will be', () => {
  const going = pickerOf(everybody, gatheringPlans('rules', { now, count: 60, people: everybody }));
  const wanted = plans.flatMap(({ offer }, at) =>
    offer.wanted ? [listingPlan('rules', at, going).offer.wanted?.attends ?? []] : [],
  );
  expect(wanted.filter(({ length }) => length > 0).length).toBeGreaterThan(20);
});

test('every listing passes the checks of the form', () => {
  for (const { offer, place } of plans) {
    const { words, price, pictures: _, ...rest } = offer;
    const body = {
      ...rest,
      ...words,
      priceMode: price.mode,
      price: price.cents === null ? null : price.cents / 100,
      place: { text: place.area },
    };
    expect(ListingBody.safeParse(body).error).toBeUndefined();
  }
});

test('no sentence has a gap, and hardly any two listings read alike', () => {
  for (const { offer } of plans) {
    const { title, description } = offer.words;
    expect(`${title} ${description}`).not.toMatch(/[{}]|undefined|NaN|\$\$| {2}| [.,](?!\d)/);
    expect(description.length).toBeGreaterThan(40);
  }
  expect(new Set(plans.map(({ offer }) => offer.words.description)).size).toBeGreaterThan(
    plans.length * 0.95,
  );
  expect(new Set(plans.map(({ offer }) => offer.words.title)).size).toBeGreaterThan(plans.length * 0.8);
});

test('no listing is of a car of the war years, of which none were built for sale', () => {
  for (const { offer } of plans) {
    expect(JSON.stringify(offer.words)).not.toMatch(/\b194[345]\b/);
    expect([1943, 1944, 1945]).not.toContain(offer.vehicle?.year);
  }
});

test('who ships a part does not say that it is for pickup only', () => {
  const both = plans.filter(({ offer }) => offer.shipping.length > 1);
  for (const { offer } of both) expect(offer.words.description).not.toContain('Pickup only');
});

test('pictures are few enough to render at the first start, and listings use no others', () => {
  const known = new Set(allPictures().map((picture) => JSON.stringify(picture)));
  expect(known.size).toBeLessThanOrEqual(300);
  for (const { offer } of plans) {
    expect(offer.pictures.length).toBeLessThanOrEqual(4);
    for (const { drawing, paint, variant } of offer.pictures)
      expect(known).toContain(JSON.stringify({ drawing, paint, variant }));
  }
});

test('nobody lives in the quiet corners', () => {
  expect(everybody.filter(({ address }) => isQuiet(address))).toEqual([]);
});

test('sixty gatherings within nine months, all by organizers of their part of the country, pass the real rules', () => {
  const gatherings = gatheringPlans('rules', { now, count: 60, people: everybody });
  expect(new Set(gatherings.map(({ gathering }) => gathering.title)).size).toBe(60);
  expect(new Set(gatherings.map(({ club }) => club)).size).toBe(5);
  for (const { gathering, organizer } of gatherings) {
    const meta = { actor: { id: organizer.memberId, roles: ['organizer'] }, now, commandId: 'x' };
    expect(
      gatheringDecider.decide({ type: 'PublishGathering', gathering, meta }, gatheringDecider.initial),
    ).toHaveLength(1);
    expect(Date.parse(gathering.endsAt) - Date.parse(now)).toBeLessThan(290 * 86_400_000);
  }
});

test('a gathering opens in the morning or evening of its own time zone, in summer and winter', () => {
  for (const start of [now, '2026-05-20T12:00:00.000Z']) {
    const gatherings = gatheringPlans('rules', { now: start, count: 60, people: everybody.slice(0, 3) });
    for (const { gathering } of gatherings) {
      const format = new Intl.DateTimeFormat('en-US', {
        timeZone: gathering.timeZone,
        hour: 'numeric',
        hourCycle: 'h23',
      });
      expect([7, 8, 9, 10, 17]).toContain(Number(format.format(new Date(gathering.startsAt))));
    }
  }
});
