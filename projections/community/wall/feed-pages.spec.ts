import fc from 'fast-check';
import { type Place, readCursor } from '../../../modules/community/cursors.shared.js';
import type { PostCard } from '../../../modules/community/post/post.schemas.js';
import type { ListingCard } from '../../../modules/marketplace/listing.schemas.js';
import { readPage } from './feed-pages.js';

const placed = (minutes: readonly number[], kind: string): readonly Place[] =>
  minutes
    .map((minute, n) => ({
      at: new Date(Date.UTC(2026, 5, 1, 12, minute)).toISOString(),
      id: `${kind}${100 + n}`,
    }))
    .toSorted(newestFirst);
const newestFirst = (one: Place, other: Place) => (`${one.at}${one.id}` < `${other.at}${other.id}` ? 1 : -1);

const readersOf = (
  posts: readonly Place[],
  listings: readonly Place[],
  hidden: ReadonlySet<string> = new Set(),
) => {
  const from = (places: readonly Place[], before: Place | undefined, limit: number) =>
    places.filter((place) => !before || newestFirst(place, before) > 0).slice(0, limit);
  return {
    places: async (before: Place | undefined, limit: number) => from(posts, before, limit),
    cards: async (ids: readonly string[]) =>
      ids.filter((id) => !hidden.has(id)).map((id) => ({ id }) as PostCard),
    listings: async (before: Place | undefined, limit: number) =>
      from(listings, before, limit).map(({ at, id }) => ({ id, publishedAt: at }) as ListingCard),
  };
};

async function readAll(readers: ReturnType<typeof readersOf>, limit: number): Promise<readonly string[][]> {
  const pages: string[][] = [];
  let next: string | null | undefined;
  do {
    const page = await readPage(readers, readCursor(next ?? undefined), limit);
    pages.push(page.entries.map((entry) => (entry.kind === 'post' ? entry.post.id : entry.listing.id)));
    next = page.next;
  } while (next);
  return pages;
}

test('pages have every post that the reader may see and every listing once, in one order', async () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(
      minutes,
      minutes,
      fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      async (ofPosts, ofListings, isHidden, limit) => {
        const [posts, listings] = [placed(ofPosts, 'p'), placed(ofListings, 'l')];
        const hidden = new Set(posts.filter((_, n) => isHidden[n]).map(({ id }) => id));
        const pages = await readAll(readersOf(posts, listings, hidden), limit);
        const expected = [...posts.filter(({ id }) => !hidden.has(id)), ...listings].toSorted(newestFirst);
        expect(pages.flat()).toEqual(expected.map(({ id }) => id));
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(limit);
      },
    ),
  );
});

test('a page whose posts the reader may not see is filled from further on, and ends after a few rounds', async () => {
  const posts = placed(
    Array.from({ length: 40 }, (_, n) => n),
    'p',
  );
  const hidden = (count: number) => new Set(posts.slice(0, count).map(({ id }) => id));
  const first = async (count: number) =>
    (await readPage(readersOf(posts, [], hidden(count)), undefined, 5)).entries.length;
  expect([await first(3), await first(7), await first(35)]).toEqual([5, 5, 0]);
  expect((await readAll(readersOf(posts, [], hidden(35)), 5)).flat()).toHaveLength(5);
});
