import { z } from 'zod';
import { words as adBody } from '../modules/ads/ad/ad.fixtures.js';
import { newId } from '../modules/kernel/decider/identifiers.js';
import type { Answer } from '../modules/members/members.fixtures.js';
import { markVerified, openMembers, profile } from '../modules/members/members.fixtures.js';
import { usualPreferences } from '../modules/notifications/kinds.fixtures.js';
import { terms } from '../modules/orders/orders.fixtures.js';
import { stopUrl } from '../modules/saved-searches/stop-link.shared.js';
import { buildBody } from './authorisation.builds.js';
import { evidenceBody, organizerBody } from './authorisation.organizers.js';
import { communityBody, itemBody, listingBody, searchBody } from './authorisation.rows.js';
import { contracts, routeOf } from './contracts.js';
import { eventDates, eventWords, organizerOf } from './gatherings.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Awaited<ReturnType<typeof smc.member>>;
let admin: typeof ana;
beforeAll(async () => {
  smc = await openMembers();
  ana = await smc.member('Ana');
  admin = await smc.adminMember();
});
afterAll(() => smc.close());

interface Kind {
  /** Makes one, where there is none. */
  readonly make?: () => Promise<string>;
  readonly path: (id: string) => string;
  readonly read: (id: string) => Promise<object>;
  /** As the first page, the second page and the first page again would save it. */
  readonly bodies: readonly [object, object];
  readonly byAdmin?: true;
}

const made = (path: string, body: object) => async (): Promise<string> =>
  String((await ana.call('POST', path, body)).body.id);
const read = async (path: string): Promise<object> => (await ana.get(path)).body;
const startBuild = async (id = newId()): Promise<string> => {
  await ana.call('POST', '/api/builds', { id, ...buildBody });
  return id;
};
const ofOneBuild = async (kind: 'task' | 'entry', path: string, body: object): Promise<string> => {
  const id = newId();
  await ana.call('POST', `/api/builds/${await startBuild(buildId)}/${path}`, { [`${kind}Id`]: id, ...body });
  return id;
};
const draftEvent = async (): Promise<string> => {
  const organizer = await organizerOf(smc.runtime.eventStore, [ana.id]);
  return made('/api/events', { ...eventWords, id: newId(), organizer, dates: eventDates() })();
};
const zone = (name: string) => ({ id: name, name, colour: 'blue', outline: [] });
const fence = (name: string) => ({
  kind: 'fence',
  name,
  isClosed: false,
  points: [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
  ],
});
const [postId, buildId] = [newId(), newId()];
const saleTerms = terms();
const { channels } = usualPreferences;
const quietHours = { from: '22:00', until: '07:00', timeZone: 'America/Chicago' };

const kinds: Readonly<Record<string, Kind>> = {
  listing: {
    make: made('/api/listings', listingBody),
    path: (id) => `/api/listings/${id}`,
    read: (id) => read(`/api/my/listings/${id}`),
    bodies: [
      { ...listingBody, price: 80 },
      { ...listingBody, description: 'Runs.' },
    ],
  },
  item: {
    make: made('/api/inventory/items', itemBody),
    path: (id) => `/api/inventory/items/${id}`,
    read: (id) => read(`/api/inventory/items/${id}`),
    bodies: [
      { ...itemBody, asking: 80 },
      { ...itemBody, notes: 'Runs.' },
    ],
  },
  place: {
    make: made('/api/inventory/locations', { name: 'Barn' }),
    path: (id) => `/api/inventory/locations/${id}`,
    read: (id) => read(`/api/inventory/locations/${id}`),
    bodies: [{ name: 'Big barn' }, { name: 'Barn', note: 'It leaks' }],
  },
  build: {
    make: () => startBuild(),
    path: (id) => `/api/builds/${id}`,
    read: (id) => read(`/api/builds/${id}`),
    bodies: [
      { ...buildBody, about: 'A show truck.' },
      { ...buildBody, goal: 'show' },
    ],
  },
  'task of a build': {
    make: () => ofOneBuild('task', 'tasks', { title: 'Heads' }),
    path: (id) => `/api/builds/${buildId}/tasks/${id}`,
    read: (id) => read(`/api/builds/${buildId}/tasks/${id}`),
    bodies: [
      { title: 'Heads', notes: 'Both are cracked.' },
      { title: 'Heads', priority: 'critical' },
    ],
  },
  'entry of a build journal': {
    make: () => ofOneBuild('entry', 'entries', { on: '2026-06-01', text: 'Pulled the heads.' }),
    path: (id) => `/api/builds/${buildId}/entries/${id}`,
    read: (id) => read(`/api/builds/${buildId}/entries/${id}`),
    bodies: [
      { on: '2026-06-01', text: 'Pulled both heads.' },
      { on: '2026-06-01', text: 'Pulled the heads.', hours: 2 },
    ],
  },
  event: {
    make: () => draftEvent(),
    path: (id) => `/api/events/${id}`,
    read: (id) => read(`/api/events/${id}`),
    bodies: [
      { ...eventWords, title: 'Fall swap' },
      { ...eventWords, rules: 'No dogs.' },
    ],
  },
  'list of zones': {
    make: () => draftEvent(),
    path: (id) => `/api/spaces/${id}/zones`,
    read: (id) => read(`/api/spaces/${id}/draft`),
    bodies: [{ zones: [zone('Blue')] }, { zones: [zone('Red')] }],
  },
  'background of a map': {
    make: () => draftEvent(),
    path: (id) => `/api/spaces/${id}/background`,
    read: (id) => read(`/api/spaces/${id}/draft`),
    bodies: [{ shapes: [fence('East')] }, { shapes: [fence('West')] }],
  },
  organizer: {
    make: async () => {
      await markVerified(smc.pool, ana.id);
      return made('/api/organizers', { ...organizerBody, ...evidenceBody })();
    },
    path: (id) => `/api/organizers/${id}`,
    read: (id) => read(`/api/organizers/${id}`),
    bodies: [
      { ...organizerBody, name: 'Madison Classics Club' },
      { ...organizerBody, about: 'Four swap meets a year.' },
    ],
  },
  community: {
    make: async () => {
      await markVerified(smc.pool, ana.id);
      return made('/api/communities', communityBody)();
    },
    path: (id) => `/api/communities/${id}`,
    read: (id) => read(`/api/communities/${id}`),
    bodies: [
      { ...communityBody, name: 'Model T Restorers' },
      { ...communityBody, join: 'request' },
    ],
  },
  'watch words of a community': {
    make: async () => {
      const until = new Date(Date.now() + 9e7).toISOString();
      const grant = { tier: 'premium', reason: 'promo', note: 'Jefferson.', until };
      await (await smc.adminMember()).ok('POST', `/api/admin/members/${ana.id}/tiers`, grant);
      await markVerified(smc.pool, ana.id);
      await smc.pool.query('delete from listing_limits.act');
      return made('/api/communities', communityBody)();
    },
    path: (id) => `/api/communities/${id}/watch-words`,
    read: (id) => read(`/api/communities/${id}/watch-words`),
    bodies: [{ words: ['zelle'] }, { words: ['western union'] }],
  },
  profile: {
    path: () => '/api/account/profile',
    read: () => read('/api/account/profile'),
    bodies: [
      { ...profile, bio: 'Fords only.' },
      { ...profile, garage: [] },
    ],
  },
  preferences: {
    path: () => '/api/notifications/preferences',
    read: () => read('/api/notifications/preferences'),
    bodies: [
      { channels, quietHours },
      { channels: { ...channels, match: { inApp: true, mail: true, digest: true } }, quietHours: null },
    ],
  },
  post: {
    make: async () => {
      await markVerified(smc.pool, ana.id);
      const id = newId();
      await ana.call('POST', '/api/posts', { id, body: 'Two quarts short.' });
      return id;
    },
    path: (id) => `/api/posts/${id}`,
    read: (id) => read(`/api/posts/${id}`),
    bodies: [{ body: 'It runs.' }, { body: 'It runs better.' }],
  },
  comment: {
    make: async () => {
      const { body } = await ana.call('POST', '/api/posts', { id: postId, body: 'Ask away.' });
      await smc.pool.query('delete from listing_limits.act');
      if (body.code) await ana.call('POST', '/api/posts', { id: postId, body: 'Ask away.' });
      await smc.pool.query('delete from listing_limits.act');
      const id = newId();
      await ana.call('POST', `/api/posts/${postId}/comments`, { id, body: 'Check the float.' });
      return id;
    },
    path: (id) => `/api/posts/${postId}/comments/${id}`,
    read: async (id) => {
      const { comments } = (await read(`/api/posts/${postId}/comments`)) as { comments: { id: string }[] };
      return comments.find((comment) => comment.id === id) ?? {};
    },
    bodies: [{ body: 'The float.' }, { body: 'The needle.' }],
  },
  'saved search': {
    make: made('/api/saved-searches', searchBody),
    path: (id) => `/api/saved-searches/${id}`,
    read: async (id) => {
      const { searches } = (await read('/api/saved-searches')) as { searches: { id: string }[] };
      return searches.find((search) => search.id === id) ?? {};
    },
    bodies: [
      { name: '327', alerts: 'weekly' },
      { name: '327', byMail: true },
    ],
  },
  ad: {
    make: async () => {
      const id = newId();
      await admin.call('POST', '/api/ads', { ...adBody, id });
      return id;
    },
    path: (id) => `/api/ads/${id}`,
    read: async (id) => {
      const { ads } = (await admin.get('/api/ads/all')).body as { ads: { id: string }[] };
      return ads.find((ad) => ad.id === id) ?? {};
    },
    bodies: [
      { ...adBody, title: 'Chrome in two weeks' },
      { ...adBody, cap: 500 },
    ],
    byAdmin: true,
  },
  'pre-sale': {
    make: async () => {
      const id = await draftEvent();
      await ana.ok('PUT', `/api/orders/pre-sales/${id}`, { terms: saleTerms });
      return id;
    },
    path: (id) => `/api/orders/pre-sales/${id}`,
    read: (id) => read(`/api/orders/pre-sales/${id}`),
    bodies: [
      { terms: { ...saleTerms, holdMinutes: 30 } },
      { terms: { ...saleTerms, words: 'Bring a chock.' } },
    ],
  },
};

test.each(Object.entries(kinds))(
  'a %s that another page has saved is not replaced unseen; whoever has seen it, or names no version, replaces it',
  async (_name, { make, path, read, bodies: [first, second], byAdmin }) => {
    const id = (await make?.()) ?? '';
    const save = (body: object, madeFrom?: number): Promise<Answer> =>
      (byAdmin ? admin : ana).call('PUT', path(id), { ...body, ...(madeFrom !== undefined && { madeFrom }) });
    const version = async () => ((await read(id)) as { version: number }).version;

    const loaded = await version();
    expect(await save(first, loaded)).toMatchObject({ status: 200 });
    const saved = await version();
    expect(await save(second, loaded)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_SINCE', version: saved },
    });
    expect(await version()).toBe(saved);
    const again = await save(second, saved);
    expect(again).toMatchObject({ status: 200 });
    expect(await version()).toBe(again.body.version);
    expect(await save(first)).toMatchObject({ status: 200 });
  },
);

test('alerts that were stopped by the link of an e-mail do not come back from a page that was open before', async () => {
  const { make, path, read } = kinds['saved search'] as Required<Kind>;
  const id = await make();
  const { version } = (await read(id)) as { version: number };
  await ana.ok('POST', stopUrl(smc.runtime.secret, '', id));
  await smc.waitForProcessors();
  const body = { name: '327', alerts: 'daily', byMail: true, madeFrom: version };
  expect(await ana.call('PUT', path(id), body)).toMatchObject({ status: 409 });
  expect(await read(id)).toMatchObject({ alerts: 'none' });
});

/** What replaces no words, or one line of them: a file, the order of the photos that are all named, a switch, a mark. A draft names the words before it. */
const others = [
  'PUT /api/account/picture',
  'PUT /api/builds/:id/audience',
  'PUT /api/builds/:id/books/:bookId/listing',
  'PUT /api/builds/:id/budget',
  'PUT /api/builds/:id/documents/:documentId',
  'PUT /api/builds/:id/stall-helper',
  'PUT /api/builds/:id/tasks/:taskId/parts/:partId',
  'PUT /api/builds/:id/tasks/:taskId/parts/:partId/fit',
  'PUT /api/communities/:id/moderators/:memberId',
  'PUT /api/communities/:id/pinned/:postId',
  'PUT /api/events/:id/attendance', // what one member plans
  'PUT /api/feed/seen',
  'PUT /api/follows/:kind/:id',
  'PUT /api/follows/:kind/:id/mute',
  'PUT /api/drafts',
  'PUT /api/inventory/items/:id/photos',
  'PUT /api/listings/:id/boost',
  'PUT /api/orders/:id/details', // its buyer alone
  'PUT /api/orders/allocations/:dateId', // keeps what decides, once somebody has asked
  'PUT /api/orders/allocations/:dateId/request', // one member’s wishes
  'PUT /api/events/:id/photos',
  'PUT /api/listings/:id/photos',
  'PATCH /api/notifications/:id/read',
  'PATCH /api/notifications/mark-all-read',
  'PUT /api/organizers/:id/team/:memberId',
  'PUT /api/posts/:id/answer',
  'PUT /api/posts/:id/reaction',
  'PUT /api/saved-searches/watched/:id',
  'PUT /api/spaces/:eventId/anchor',
  'PUT /api/spaces/:eventId/picture',
  'PUT /api/spaces/:eventId/spaces', // each by its id
  'PUT /api/threads/:id/archive',
  'PUT /api/threads/:id/mute',
  'PUT /api/threads/:id/read',
  'PUT /api/threads/delivered',
];

test('every replacement can name the version that it was made from', () => {
  const replacing = contracts.filter(({ method }) => method === 'PUT' || method === 'PATCH');
  const without = replacing.filter(
    ({ body }) =>
      !JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"madeFrom"'),
  );
  expect(without.map(routeOf).sort()).toEqual([...others].sort());
});
