import { event } from '../../kernel/decider/decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { ListingEvent } from './listing.events.js';
import { content, drafted } from './listing.fixtures.js';
import { offerHistoryOf, priceCuts } from './offer-history.rules.js';

const asked = (cents: number | null) => ({ ...content, price: { mode: 'obo' as const, cents } });
const revised = (cents: number | null): ListingEvent =>
  event('ListingRevised', { ...asked(cents), sellerId: 'ana' });
const published = (publishedAt: string): ListingEvent =>
  event('ListingPublished', { publishedAt, expiresAt: '2027-01-01T00:00:00.000Z' });
const day = (nth: number) => `2026-06-${String(nth).padStart(2, '0')}T12:00:00.000Z`;
/** A listing's events, each a day after the previous one. */
const history = (first: number, ...events: readonly ListingEvent[]): readonly RecordedEvent<ListingEvent>[] =>
  events.map((one, nth) => ({ ...one, recordedAt: day(first + nth) }) as RecordedEvent<ListingEvent>);

test('it begins when it is first published, and tells each other price since', () => {
  const one = history(
    1,
    drafted(asked(50_000)),
    revised(45_000),
    published(day(3)),
    revised(40_000),
    revised(40_000),
  );
  const told = offerHistoryOf([one]);
  expect(told).toEqual({
    firstOfferedAt: day(3),
    prices: [
      { at: day(3), cents: 45_000 },
      { at: day(4), cents: 40_000 },
    ],
  });
  expect(priceCuts(told)).toBe(1);
});

test('the listings of the same item make one history: posting again hides neither age nor price', () => {
  const first = history(1, drafted(asked(50_000)), published(day(2)));
  const second = history(20, drafted(asked(60_000)), published(day(21)));
  expect(offerHistoryOf([second, first])).toMatchObject({
    firstOfferedAt: day(2),
    prices: [{ cents: 50_000 }, { cents: 60_000 }],
  });
});

test('without a price, or never published, there is nothing to tell of prices', () => {
  expect(offerHistoryOf([history(1, drafted(asked(1_000)))])).toEqual({ firstOfferedAt: null, prices: [] });
  const free = history(1, drafted(asked(null)), published(day(2)));
  expect(offerHistoryOf([free])).toEqual({ firstOfferedAt: day(2), prices: [] });
});
