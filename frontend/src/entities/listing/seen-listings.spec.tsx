import { detailOf } from '@entities/listing/listing.fixtures';
import { jest } from '@jest/globals';
import { asGuest, asMember } from '@lib/testing/page.fixtures';
import { act, render } from '@testing-library/react';
import { audienceWords } from './audience';
import { useSeenCards } from './use-seen-cards';
import { useView } from './use-view';

const idOf = (n: number) => `5f3c6a1e-0000-4000-8000-${String(n).padStart(12, '0')}`;
const listing = (n: number, sellerId = 'ana') =>
  detailOf({ id: idOf(n), seller: { ...detailOf({}).seller, id: sellerId } });
const answers = { 'POST /api/listings/seen': {} };

const still = globalThis.IntersectionObserver;
let watched: Element[] = [];
let threshold: unknown;
let look: (card: Element | undefined, isIntersecting: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  watched = [];
  globalThis.IntersectionObserver = class extends still {
    constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(notify);
      threshold = options?.threshold;
      look = (target, isIntersecting) =>
        notify([{ target, isIntersecting } as IntersectionObserverEntry], this);
    }
    override observe(card: Element) {
      watched.push(card);
    }
  };
});
afterEach(() => {
  globalThis.IntersectionObserver = still;
  jest.useRealTimers();
});

test('a card counts once half of it was in sight for a second; many are one report, which outlives the page', async () => {
  const { calls } = await asGuest(answers);
  render(<Cards listings={[1, 2, 3].map((n) => listing(n))} />);
  await idle();
  expect([watched.length, threshold]).toEqual([3, 0.5]);
  look(watched[0], true);
  look(watched[1], true);
  look(watched[2], true);
  await pass(900);
  look(watched[2], false);
  await pass(6_000);
  expect(calls.map(({ body }) => body)).toEqual([{ impressions: [idOf(1), idOf(2)], views: [] }]);
});

test('the same listing is reported once in an hour', async () => {
  const { calls } = await asGuest(answers);
  render(<Opened n={11} />).unmount();
  await idle();
  render(<Opened n={11} />).unmount();
  await idle();
  await pass(6_000);
  expect(calls).toHaveLength(1);
  await pass(60 * 60_000);
  render(<Opened n={11} />);
  await idle();
  await pass(6_000);
  expect(calls.map(({ body }) => body)).toEqual([1, 2].map(() => ({ impressions: [], views: [idOf(11)] })));
});

test('what waits is sent when the page is left', async () => {
  const { calls } = await asGuest(answers);
  render(<Opened n={21} />);
  await idle();
  expect(calls).toHaveLength(0);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(calls).toHaveLength(1);
  jest.restoreAllMocks();
});

test("one's own listings are not reported", async () => {
  const { calls } = await asMember({}, answers);
  render(<Cards listings={[listing(31, 'ray')]} />);
  render(<Opened n={31} sellerId="ray" />);
  await idle();
  look(watched[0], true);
  await pass(6_000);
  expect(calls.filter(({ url }) => url.endsWith('/seen'))).toEqual([]);
});

test('says both figures in words', () => {
  expect(audienceWords({ impressions: 41, views: 7 })).toBe('shown 41 times · 7 views in 30 days');
  expect(audienceWords({ impressions: 0, views: 1 })).toBe('1 view in 30 days');
});

function Cards({ listings }: { readonly listings: readonly ReturnType<typeof listing>[] }) {
  const place = useSeenCards(listings);
  return (
    <div ref={place}>
      <ul>
        {listings.map(({ id }) => (
          <li key={id} data-entry={id}>
            {id}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Opened({ n, sellerId }: { readonly n: number; readonly sellerId?: string }) {
  useView(listing(n, sellerId));
  return null;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Time for the page to become idle, and for the reporter to load. */
async function idle() {
  await pass(500);
  await act(async () => void (await import('./seen-listings')));
  await pass(0);
}
