import { z } from 'zod';
import { defineEvent, defineStream, type EventOf, type RecordedEvent } from '../event-store/events.js';
import { stateAlone } from './card.js';
import { type ContentDeps, defineContent } from './content.js';
import { openContents } from './contents.js';

const Photo = z.object({ id: z.string() });
const shelfEvents = defineStream('shelf', {
  ShelfNamed: defineEvent({ version: 1, schema: z.object({ ownerId: z.string(), name: z.string() }) }),
  ShelfPhotoSet: defineEvent({
    version: 1,
    schema: z.object({ photo: Photo.nullable(), more: z.array(Photo) }),
  }),
  ShelfPhotoLost: defineEvent({ version: 1, schema: z.object({ photoIds: z.array(z.string()) }) }),
});
type ShelfEvent = EventOf<typeof shelfEvents>;

const none = { ownerId: '', photos: [] as readonly string[] };
const categoryState = {
  events: shelfEvents,
  initial: none,
  evolve: (category: typeof none, { type, data }: ShelfEvent): typeof none => {
    if (type === 'ShelfNamed') return { ...category, ownerId: data.ownerId };
    return type === 'ShelfPhotoSet' ? { ...category, photos: data.photo ? [data.photo.id] : [] } : category;
  },
};

const files = { all: (id: string) => [`small/${id}`, `large/${id}`], largest: (id: string) => `large/${id}` };
const asked: (readonly string[])[] = [];
const declared = {
  kind: 'shelf',
  name: { one: 'shelf', many: 'shelves' },
  archive: 'shelves.json',
  owner: ({ ownerId }: typeof none) => ownerId,
  idsOf: async (_: ContentDeps, memberId: string) => (memberId === 'ana' ? ['one', 'two'] : []),
  readsFrom: [],
};
const category = defineContent(categoryState, {
  ...declared,
  titlesOf: async (_, ids) => {
    asked.push(ids);
    return new Map([['one', 'Shelf one']]);
  },
  link: { href: (id) => `/shelves/${id}`, label: 'View shelf' },
  card: async (_, ids, { actor, unseen }) => {
    asked.push(ids);
    const card = { ...stateAlone('Full'), isShareable: actor?.id === 'ana' };
    return new Map(unseen.length ? [] : [['one', card]]);
  },
  canBe: ['shared'],
  seenBy: async (_, ids, { actor }) => (actor ? ids : []),
  photos: {
    fields: { ShelfPhotoSet: ['photo', 'more'], ShelfPhotoLost: ['photoIds'] },
    files,
    shown: ({ photos }) => photos,
    shownByOthers: async (_, memberId, ids) => (memberId === 'ana' ? ids.filter((id) => id === 'p1') : []),
  },
});
/** Without a read model, a page, or anybody else who sees it. */
const diary = defineContent(categoryState, {
  ...declared,
  kind: 'diary',
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) => (type === 'ShelfNamed' ? data.name : title),
      null,
    ),
});

const histories: Readonly<Record<string, readonly ShelfEvent[]>> = {
  one: [
    { type: 'ShelfNamed', data: { ownerId: 'ana', name: 'First' } },
    { type: 'ShelfPhotoSet', data: { photo: { id: 'p1' }, more: [{ id: 'p2' }, { id: 'p1' }] } },
    { type: 'ShelfPhotoSet', data: { photo: null, more: [] } },
  ],
  two: [{ type: 'ShelfPhotoLost', data: { photoIds: ['p2', 'p3'] } }],
};
const erased = new Set<string>();
const eventStore = {
  read: async (_: unknown, id: string) =>
    (histories[id] ?? []).map((one, at) => ({ ...one, version: at + 1 })),
  history: async (_: unknown, id: string) => ({
    events: histories[id] ?? [],
    version: histories[id]?.length ?? 0,
    position: 0,
  }),
  keys: { isErased: async (id: string) => erased.has(id) },
};
const contents = openContents([category, diary], { eventStore } as unknown as ContentDeps);
const recorded = (id: string) => (histories[id] ?? []) as unknown as readonly RecordedEvent[];
const viewer = (id?: string) => ({ actor: id === undefined ? undefined : { id, roles: [] }, now: '' });

test('titles of many are asked of each kind once, each thing once', async () => {
  const refs = ['one', 'two', 'one'].map((id) => ({ kind: 'shelf', id }));
  const titleOf = await contents.titlesOf([
    ...refs,
    { kind: 'diary', id: 'one' },
    { kind: 'unheard-of', id: 'one' },
  ]);
  expect(asked).toEqual([['one', 'two']]);
  expect(refs.map(titleOf)).toEqual(['Shelf one', null, 'Shelf one']);
  expect(titleOf({ kind: 'diary', id: 'one' })).toBe('First');
  expect(titleOf({ kind: 'unheard-of', id: 'one' })).toBeNull();
});

test('cards of many are asked of each kind once; what the viewer may not see has none', async () => {
  asked.length = 0;
  const refs = ['one', 'two', 'one'].map((id) => ({ kind: 'shelf', id }));
  const cardsFor = (...unseen: readonly string[]) =>
    contents.cardsOf([...refs, { kind: 'diary', id: 'one' }], { ...viewer(), unseen });
  const cardOf = await cardsFor();
  expect(asked).toEqual([['one', 'two']]);
  expect(refs.map((ref) => cardOf(ref)?.state)).toEqual(['Full', undefined, 'Full']);
  expect(cardOf({ kind: 'diary', id: 'one' })).toBeUndefined();
  expect(refs.map(await cardsFor('ana'))).toEqual(refs.map(() => undefined));
});

test('only what its kind, its card and its viewer allow is shared', async () => {
  const shared = (kind: string, id: string, by: string) =>
    contents.cardToShare({ kind, id }, { ...viewer(by), unseen: [] });
  expect(await shared('shelf', 'one', 'ana')).toMatchObject({ state: 'Full' });
  expect(await shared('shelf', 'one', 'bob')).toBeUndefined();
  expect(await shared('shelf', 'never', 'ana')).toBeUndefined();
  expect(await shared('diary', 'one', 'ana')).toBeUndefined();
  expect(await shared('unheard-of', 'one', 'ana')).toBeUndefined();
});

test('a title in the log is not behind; a kind without one has none', async () => {
  expect(await contents.titleOf({ kind: 'diary', id: 'one' })).toBe('First');
  expect(await contents.titleOf({ kind: 'shelf', id: 'one' })).toBeNull();
});

test('an empty title, which the content of an erased member has, is none', async () => {
  const [ofEmpty, inLog] = [
    { ...diary, kind: 'read', titlesOf: async () => new Map([['one', '']]) },
    { ...diary, kind: 'log', titleIn: () => '' },
  ];
  const empty = openContents([ofEmpty, inLog], { eventStore } as unknown as ContentDeps);
  const refs = ['read', 'log'].map((kind) => ({ kind, id: 'one' }));
  expect(refs.map(await empty.titlesOf(refs))).toEqual([null, null]);
  expect(await empty.titleOf({ kind: 'log', id: 'one' })).toBeNull();
});

test('a thread of members is about nothing, so that the kind `member` cannot be talked about', () => {
  const member = { ...diary, kind: 'member' };
  expect(openContents([member], {} as ContentDeps).types).toEqual([member]);
  const discussion = { isForViewers: true, checkIn: () => undefined, ownerSideIn: () => null };
  expect(() => openContents([{ ...member, discussion }], {} as ContentDeps)).toThrow(
    'cannot be talked about',
  );
});

test('a link leads to what has a page', () => {
  expect(contents.hrefOf({ kind: 'shelf', id: 'one' })).toBe('/shelves/one');
  expect(contents.hrefOf({ kind: 'diary', id: 'one' })).toBeUndefined();
});

test('its owner sees a thing, others as its kind says, and nobody what does not exist', async () => {
  const seen = (kind: string, id: string, by?: string) => contents.isSeenBy({ kind, id }, viewer(by));
  expect(await seen('shelf', 'one', 'bob')).toBe(true);
  expect(await seen('shelf', 'one')).toBe(false);
  expect(await seen('diary', 'one', 'ana')).toBe(true);
  expect(await seen('diary', 'one', 'bob')).toBe(false);
  expect(await seen('shelf', 'never', 'bob')).toBe(false);
  expect(await seen('unheard-of', 'one', 'ana')).toBe(false);
});

test('the photos of a member are those that any event of anything of theirs names, each once', async () => {
  expect((await contents.photosOf('ana')).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
  expect(await contents.photosOf('bob')).toEqual([]);
  expect(await contents.shownByOthers('ana', ['p1', 'p2'])).toEqual(new Set(['p1']));
});

test('a thing shows the photos that its state has', () => {
  expect(category.photos?.shownIn?.(recorded('one').slice(0, 2))).toEqual(['p1']);
  expect(category.photos?.shownIn?.(recorded('one'))).toEqual([]);
});

test('files that their module keeps are not among them', async () => {
  const kept = defineContent(categoryState, {
    ...declared,
    photos: { fields: { ShelfPhotoSet: ['photo'] }, files: 'of its module' },
  });
  const own = openContents([kept], { eventStore } as unknown as ContentDeps);
  expect(await own.photosOf('ana')).toEqual([]);
});

describe('what can be reported', () => {
  const box = defineContent(categoryState, {
    ...declared,
    kind: 'box',
    canBe: ['reported'],
    seenBy: async (_, ids, { actor }) => (actor?.id === 'eve' ? [] : ids),
    idAt: async (_, address) => (address === 'token' ? 'one' : undefined),
    streamId: (id) => id.replace('box of ', ''),
    communityOf: async () => 'club',
    evidence: ({ state: { photos }, history }) => ({ title: history.at(-1)?.type ?? null, photos }),
    standing: ({ photos }) => (photos.length ? 'shown' : 'gone'),
  });
  const boxes = openContents([box, category], { eventStore } as unknown as ContentDeps);
  const toReport = (id: string, kind = 'box', by?: string) => boxes.toReport({ kind, id }, viewer(by));

  test('is pinned at its version, under its id and with its owner', async () => {
    const pinned = { kind: 'box', id: 'one', version: 3, ownerId: 'ana', communityId: 'club' };
    expect(await toReport('token')).toEqual(pinned);
    expect(await toReport('one')).toEqual(pinned);
    expect(await toReport('box of one')).toEqual({ ...pinned, id: 'box of one' });
  });

  test('is seen by the reporter, exists, and its kind says so', async () => {
    expect(await toReport('one', 'box', 'eve')).toBeUndefined();
    expect(await toReport('never')).toBeUndefined();
    expect(await toReport('one', 'shelf', 'bob')).toBeUndefined();
    expect(await toReport('one', 'unheard-of')).toBeUndefined();
  });

  test('is evidence as it was at a version, whatever came later', async () => {
    const ref = { kind: 'box', id: 'box of one' };
    expect(await boxes.evidenceOf({ ...ref, version: 2 })).toEqual({
      title: 'ShelfPhotoSet',
      text: null,
      fields: [],
      photos: ['p1'],
      around: [],
      isErased: false,
    });
    expect(await boxes.evidenceOf({ ...ref, version: 1 })).toMatchObject({ title: 'ShelfNamed', photos: [] });
    expect(await boxes.evidenceOf({ kind: 'shelf', id: 'one', version: 1 })).toBeUndefined();
    expect([await boxes.versionOf(ref), await boxes.versionOf({ kind: 'none', id: 'one' })]).toEqual([3, 0]);
    expect([await boxes.standingOf(ref), await boxes.standingOf({ kind: 'shelf', id: 'one' })]).toEqual([
      'gone',
      undefined,
    ]);
  });

  test('says that its owner was erased', async () => {
    erased.add('ana');
    expect(await boxes.evidenceOf({ kind: 'box', id: 'one', version: 1 })).toMatchObject({ isErased: true });
    erased.clear();
  });

  test('keeps its files while somebody needs them', async () => {
    const deps = { eventStore } as unknown as ContentDeps;
    const keeping = openContents([box], deps, [async () => false, async (_, { id }) => id === 'one']);
    expect(await keeping.isKept({ kind: 'box', id: 'one' })).toBe(true);
    expect(await keeping.isKept({ kind: 'box', id: 'two' })).toBe(false);
    expect(await boxes.isKept({ kind: 'box', id: 'one' })).toBe(false);
  });
});
