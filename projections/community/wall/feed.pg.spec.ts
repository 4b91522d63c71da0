import fc from 'fast-check';
import type { Place } from '../../../modules/community/cursors.shared.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { cellsIn } from './cells.js';
import { type Entered, entriesOf } from './entries.js';
import { entriesIn } from './feed.queries.js';
import type { FeedQuery } from './feed-query.js';
import { wall } from './wall.projection.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(wall);
});
afterAll(() => projection.close());

const minute = (n: number) => new Date(Date.UTC(2026, 5, 1, 12, n)).toISOString();

type Written = Partial<Entered> & { readonly words?: string };

/** Puts posts into the tables, with their feeds; the nth is of the nth minute. */
async function write(posts: readonly Written[]): Promise<readonly Entered[]> {
  const written = posts.map((post, n): Entered & { readonly words: string } => ({
    id: `p${String(n).padStart(3, '0')}`,
    author_id: 'ana',
    kind: 'post',
    at: minute(n),
    tags: [],
    vehicle: null,
    community_id: null,
    latitude: null,
    longitude: null,
    shared_kind: null,
    shared_id: null,
    status: 'published',
    is_open: true,
    words: '',
    ...post,
  }));
  const entries = written.flatMap(entriesOf);
  await projection.pool.query('truncate wall.post, wall.entry');
  await projection.pool.query(
    `insert into wall.post (id, author_id, kind, body, photos, tags, mentions, at, position, version, status, is_locked, is_pinned,
       comments, likes, nice_finds, been_theres, words)
     select id, author_id, kind, '', '[]', '{}', '{}', at, 1, 1, status, false, false, 0, 0, 0, 0, to_tsvector('english', words)
     from jsonb_to_recordset($1) p (id text, author_id text, kind text, at timestamptz, status text, words text)`,
    [JSON.stringify(written)],
  );
  await projection.pool.query(
    'insert into wall.entry select * from jsonb_populate_recordset(null::wall.entry, $1)',
    [JSON.stringify(entries)],
  );
  return written;
}

test('a post that shares a build is in the feed of that build, and of no other kind of content', async () => {
  await write([
    { shared_kind: 'build', shared_id: 'truck' },
    { shared_kind: 'build', shared_id: 'coupe' },
    { shared_kind: 'listing', shared_id: 'truck' },
    { shared_kind: 'build', shared_id: 'truck', status: 'hidden' },
  ]);
  expect(await ids(feed('build:truck'))).toEqual(['p000']);
  expect(await ids({ ...feed('all'), hiddenSources: ['build:truck'] })).toEqual(['p002', 'p001']);
});

const feed = (...sources: readonly string[]): FeedQuery => ({
  sources,
  hiddenAuthors: [],
  hiddenSources: [],
});
const ids = async (query: FeedQuery, page: { before?: Place; after?: Place; limit?: number } = {}) =>
  (await entriesIn(projection.db, query, { limit: 10, ...page })).map(({ id }) => id);

test('a feed has the newest first, and goes on from a place, also between posts of one time', async () => {
  await write([{}, { at: minute(5) }, { at: minute(5) }, { at: minute(5) }, { at: minute(9) }]);
  expect(await ids(feed('all'))).toEqual(['p004', 'p003', 'p002', 'p001', 'p000']);
  expect(await ids(feed('all'), { before: { at: minute(5), id: 'p002' } })).toEqual(['p001', 'p000']);
  expect(await ids(feed('all'), { after: { at: minute(5), id: 'p002' } })).toEqual(['p004', 'p003']);
});

test('near is what is within the circle, not all of its cells', async () => {
  const janesville = { latitude: 42.68, longitude: -89.02 };
  await write([janesville, { latitude: 43.07, longitude: -89.4 }, { latitude: 42.1, longitude: -89.9 }, {}]);
  const near = (radius: number) => {
    const circle = { ...janesville, radius };
    return ids({ ...feed(...cellsIn(circle)), circle });
  };
  expect(await near(5)).toEqual(['p000']);
  expect(await near(40)).toEqual(['p001', 'p000']);
  expect(await near(70)).toEqual(['p002', 'p001', 'p000']);
});

test('a search finds words in any form, within the feed alone', async () => {
  await write([
    { words: 'Carburetors wanted' },
    { words: 'a carburetor', author_id: 'bob' },
    { words: 'a horn' },
  ]);
  expect(await ids({ ...feed('all'), search: 'carburetor' })).toEqual(['p001', 'p000']);
  expect(await ids({ ...feed('member:bob'), search: 'carburetor -horn' })).toEqual(['p001']);
  expect(await ids({ ...feed('all'), search: 'carburetor', hiddenAuthors: ['bob'] })).toEqual(['p000']);
});

test('what is near, and what has a word, is found behind any number of newer posts that are neither', async () => {
  const janesville = { latitude: 42.68, longitude: -89.02 };
  const inMadison = { latitude: 43.07, longitude: -89.4, words: 'a horn' };
  const wanted = { ...janesville, words: 'a carburetor' };
  await write([wanted, wanted, ...Array.from({ length: 200 }, () => inMadison), wanted]);
  const circle = { ...janesville, radius: 5 };
  const near = { ...feed(...cellsIn({ ...circle, radius: 40 })), circle };
  expect(await ids(near)).toEqual(['p202', 'p001', 'p000']);
  expect(await ids(near, { limit: 2 })).toEqual(['p202', 'p001']);
  expect(await ids({ ...feed('all'), search: 'carburetor' }, { limit: 2 })).toEqual(['p202', 'p001']);
});

test('who follows hundreds reads the posts of the few who write, and those of a closed community', async () => {
  const closed = { author_id: 'dee', community_id: 'club', is_open: false };
  await write([closed, {}, { author_id: 'bob' }, {}, closed, {}, { author_id: 'bob' }, {}]);
  const silent = Array.from({ length: 600 }, (_, n) => `member:silent${n}`);
  const following = feed(...silent, 'member:ana', 'community:club');
  expect(await ids(following, { limit: 2 })).toEqual(['p007', 'p005']);
  expect(await ids(following, { limit: 2, before: { at: minute(5), id: 'p005' } })).toEqual(['p004', 'p003']);
  expect(await ids(following)).toEqual(['p007', 'p005', 'p004', 'p003', 'p001', 'p000']);
});

const authors = ['ana', 'bob', 'dee', 'eve'];
const tags = ['rust', 'chrome', 'c10'];
const anyPost = fc.record({
  author_id: fc.constantFrom(...authors),
  kind: fc.constantFrom('post', 'question') as fc.Arbitrary<'post' | 'question'>,
  tags: fc.subarray(tags),
  community_id: fc.constantFrom(null, 'club'),
  is_open: fc.boolean(),
  status: fc.constantFrom('published', 'published', 'hidden') as fc.Arbitrary<'published' | 'hidden'>,
});
const anyFeed = fc.record({
  sources: fc.subarray(
    ['all', 'community:club', ...authors.map((id) => `member:${id}`), ...tags.map((tag) => `tag:${tag}`)],
    { minLength: 1 },
  ),
  kind: fc.constantFrom(undefined, 'question' as const),
  hiddenAuthors: fc.subarray(authors, { maxLength: 2 }),
  hiddenSources: fc.subarray(
    tags.map((tag) => `tag:${tag}`),
    { maxLength: 2 },
  ),
});

test('the pages of a feed are each of its posts once, as a look at every post says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPost, { maxLength: 25 }),
      anyFeed,
      fc.integer({ min: 1, max: 6 }),
      async (posts, query, limit) => {
        const written = await write(posts);
        const sourcesOf = (post: Entered) => entriesOf(post).map(({ source }) => source);
        const expected = written
          .filter((post) => sourcesOf(post).some((source) => query.sources.includes(source)))
          .filter(({ kind }) => query.kind === undefined || kind === query.kind)
          .filter(({ author_id }) => !query.hiddenAuthors.includes(author_id))
          .filter((post) => !sourcesOf(post).some((source) => query.hiddenSources.includes(source)))
          .map(({ id }) => id)
          .reverse();
        const read: string[] = [];
        let before: Place | undefined;
        do {
          const page = await entriesIn(projection.db, query, { before, limit });
          read.push(...page.map(({ id }) => id));
          before = page.at(-1);
        } while (before);
        expect(read).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});
