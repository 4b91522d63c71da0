import { demoPassword } from '../apps/demo/log-ins.js';
import { seedDemo } from '../apps/demo/seed-demo.js';
import { Accounts, installation } from '../modules/identity/accounts/accounts.js';
import { showBothFactors } from '../modules/identity/identity.fixtures.js';
import { goneStatuses, itemStatuses, keptStatuses } from '../modules/inventory/item.schemas.js';
import { dispatch } from '../modules/kernel/decider/command-bus.js';
import { newId } from '../modules/kernel/decider/identifiers.js';
import { plusDays } from '../modules/kernel/decider/time.js';
import { listingStatuses } from '../modules/marketplace/listing.schemas.js';
import { grantsDecider } from '../modules/memberships/grants/grants.decider.js';
import { Roles } from '../modules/memberships/roles.js';
import { startTestApp, type TestApp } from './app.fixtures.js';
import { actsInLog } from './figures-of-log.js';

/** A number that the product shows in two places is the same in both: each is read from every call that answers it. */
const size = { people: 40, listings: 120, gatherings: 5, posts: 25, items: 20 };
let app: TestApp;
let seller: Reader;
let buyer: Reader;
let guest: Reader;

beforeAll(async () => {
  app = await startTestApp();
  const { runtime, server } = app;
  const members = { accounts: server.app.get(Accounts), roles: server.app.get(Roles) };
  await seedDemo(runtime, members, new AbortController().signal, size);

  while ((await runtime.processors.status()).some(({ lag }) => lag > 0));
  [seller, buyer] = await Promise.all([readerAs('seller'), readerAs('buyer')]);
  guest = { id: '', get: reading({}) };
});
afterAll(() => app.close());

describe('listings', () => {
  test('of a seller: the tabs, the lists in them, the page of the seller and what it says of them', async () => {
    for (const { id, get } of [seller, buyer]) {
      const { listings, counts } = await get('/api/my/listings');
      for (const status of listingStatuses) expect(ofStatus(listings, status)).toBe(counts[status]);
      const pages = await pagesOf(guest, `/api/sellers/${id}`, 'listings', 'nextCursor', 'cursor');
      const isShown = ({ status }: Row) => status === 'active' || status === 'held';
      const { seller: card } = await guest.get(`/api/sellers/${id}`);
      expect(card.forSale + card.wanted).toBe(counts.active + counts.held);
      for (const [kind, count] of [
        ['for_sale', card.forSale],
        ['wanted', card.wanted],
      ]) {
        expect(listings.filter((one: Row) => one.listingType === kind && isShown(one))).toHaveLength(count);
        expect(pages.filter((one) => one.listingType === kind && isShown(one))).toHaveLength(count);
      }
      for (const listing of pages.slice(0, 1))
        expect((await guest.get(`/api/listings/${listing.id}`)).seller).toMatchObject(card);
    }
  });

  test('that a member holds or has bought: the tabs, and the lists in them', async () => {
    for (const reader of [seller, buyer]) {
      const { heldForMe, bought } = await reader.get('/api/my/listings');
      expect((await reader.get('/api/my/holds')).listings).toHaveLength(heldForMe);
      expect(await pagesOf(reader, '/api/my/bought', 'bought', 'nextCursor', 'cursor')).toHaveLength(bought);
    }
  });

  test('of a search: the total, the pages, the two kinds and the map', async () => {
    const everything = 'marketSegment=classic&status=active';
    const { total } = await guest.get(`/api/listings?${everything}`);
    const pages = await pagesOf(
      guest,
      `/api/listings?${everything}&limit=100`,
      'listings',
      'nextCursor',
      'cursor',
    );
    expect(new Set(pages.map(({ id }) => id)).size).toBe(total);
    const kinds = await Promise.all(
      ['for_sale', 'wanted'].map((kind) => guest.get(`/api/listings?${everything}&listingType=${kind}`)),
    );
    expect(sum(kinds.map((kind) => kind.total))).toBe(total);
    const world = 'west=-180&south=-85&east=180&north=85&zoom=3';
    const map = await guest.get(`/api/listings/map?${everything}&${world}`);
    expect(map.total).toBe(total);
    expect(sum(map.clusters.map(({ count }: Row) => count)) + map.listings.length).toBe(total);
  });
});

describe('the filters of a search', () => {
  test('each value, and the search for it', async () => {
    const everything = 'marketSegment=classic&status=active';
    const [make] = (await guest.get(`/api/listings/counts?${everything}`)).makes;
    const ofMake = `${everything}&make=${encodeURIComponent(make.value)}`;
    const counts = await guest.get(`/api/listings/counts?${ofMake}`);
    expect(counts.isExact).toBe(true);
    const values = [
      [everything, 'make', [make]],
      [ofMake, 'listingType', counts.listingTypes],
      [ofMake, 'model', counts.models.slice(0, 3)],
      [ofMake, 'condition', counts.conditions],
      [ofMake, 'origin', counts.origins],
    ] as const;
    for (const [search, name, counted] of values)
      for (const { value, count } of counted) {
        const found = await guest.get(`/api/listings?${search}&${name}=${encodeURIComponent(value)}&limit=1`);
        expect([name, value, found.total]).toEqual([name, value, count]);
      }
  });
});

describe('an inventory', () => {
  test('the tabs, what each finds, and the copy for a device', async () => {
    const { counts } = await seller.get('/api/inventory/items');
    const found = async (status: string) =>
      (await seller.get(`/api/inventory/items?limit=1&status=${status}`)).total;
    for (const status of itemStatuses)
      expect([status, await found(status)]).toEqual([status, counts[status]]);
    const inAll = (statuses: readonly string[]) => sum(statuses.map((status) => counts[status]));
    expect(await found('kept')).toBe(inAll(keptStatuses));
    expect(await found('gone')).toBe(inAll(goneStatuses));
    expect((await seller.get('/api/inventory/items?limit=100&status=kept')).items).toHaveLength(
      inAll(keptStatuses),
    );
  });

  test('its places, and what is found in each', async () => {
    const { locations } = await seller.get('/api/inventory/locations');
    expect(locations.length).toBeGreaterThan(3);
    for (const { id, itemsWithin } of locations.slice(0, 12)) {
      const { total } = await seller.get(`/api/inventory/items?limit=1&locationId=${id}`);
      expect(total).toBe(itemsWithin);
    }
  });

  test('what a share link says that it shows, and shows', async () => {
    const { links } = await seller.get('/api/inventory/share-links');
    for (const { address, items } of links) {
      const shown = await guest.get(`/api/share-links/${address.split('/').at(-1)}`);
      expect(shown.total).toBe(items);
    }
  });

  test('what the page of its owner shows of it', async () => {
    const { total, items, pageSize } = await guest.get(`/api/sellers/${seller.id}/inventory`);
    expect(items).toHaveLength(Math.min(total, pageSize));
  });
});

describe('what is unread', () => {
  test('the bell, the inbox and its header', async () => {
    for (const { get } of [seller, buyer]) {
      const { unread } = await get('/api/notifications/unread');
      const list: Row[] = await get('/api/notifications?limit=100');
      expect(list.filter(({ read }) => !read)).toHaveLength(unread);
      expect(await get('/api/notifications?limit=100&unread=true')).toHaveLength(unread);
    }
  });

  test('the badge of messages counts conversations with something unread', async () => {
    for (const reader of [seller, buyer]) {
      const threads = await pagesOf(reader, '/api/threads?limit=100', 'threads', 'next', 'before');
      expect((await reader.get('/api/threads/unread')).unread).toBe(
        threads.filter(({ unread, isMuted }) => unread > 0 && !isMuted).length,
      );
    }
  });
});

describe('the wall', () => {
  test('the members of a community, on its card, on its page and in the list', async () => {
    const { communities } = await buyer.get('/api/communities');
    const open = communities.filter(({ isOpenToMe }: Row) => isOpenToMe !== false).slice(0, 8);
    for (const { id, slug, members } of open) {
      expect((await buyer.get(`/api/communities/${slug}`)).members).toBe(members);
      const list = await pagesOf(
        buyer,
        `/api/communities/${id}/members?limit=100`,
        'members',
        'next',
        'after',
      );
      expect([slug, list.length]).toEqual([slug, members]);
    }
  });

  test('the comments and reactions of a post, and the lists of them', async () => {
    const { entries } = await buyer.get('/api/feed?feed=all&limit=10');
    const posts = entries.filter(({ post }: Row) => post).map(({ post }: Row) => post);
    expect(posts.length).toBeGreaterThan(3);
    for (const { id, comments, reactions } of posts) {
      const list = await pagesOf(buyer, `/api/posts/${id}/comments?limit=50`, 'comments', 'next', 'after');
      expect([id, list.length]).toEqual([id, comments]);
      const given = await buyer.get(`/api/posts/${id}/reactions`);
      expect([id, given.reactions.length]).toEqual([id, sum(Object.values(reactions))]);
    }
  });

  test('followers and followed, on the page of a member and in the lists', async () => {
    for (const { id, get } of [seller, buyer]) {
      const { followers, following } = await get(`/api/follows/member/${id}`);
      const reader = { id, get };
      for (const [which, count] of Object.entries({ followers, following })) {
        const list = await pagesOf(reader, `/api/follows/of/${id}/${which}`, 'members', 'next', 'before');
        expect([which, list.length]).toEqual([which, count]);
      }
    }
  });
});

describe('figures', () => {
  test('of a seller, by day, by listing, by kind and by place, and a count over the log by other code', async () => {
    for (const { id, get } of [seller, buyer]) {
      await givePremium(id);
      const counted = [...(await actsInLog(app.database.pool, id))];
      const { from, days, totals } = await get('/api/analytics/figures?days=730');
      expect(days).toHaveLength(730);
      for (const name of ['saved', 'asked', 'offered', 'dealt'] as const) {
        const since = counted.filter(([key]) => (key.split(' ')[1] ?? '') >= from);
        const onDay = (day: string) =>
          sum(since.flatMap(([key, acts]) => (key.endsWith(` ${day}`) ? acts[name] : [])));
        expect(days.map((row: Row) => [row.day, row[name]])).toEqual(
          days.map(({ day }: Row) => [day, onDay(day)]),
        );
        expect([name, totals[name]]).toEqual([name, sum(since.map(([, acts]) => acts[name]))]);
        for (const by of ['listing', 'kind', 'place']) {
          const { rows, hasMore } = await get(`/api/analytics/figures/${by}?days=730`);
          expect(hasMore).toBe(false);
          expect([by, sum(rows.map((row: Row) => row[name]))]).toEqual([by, totals[name]]);
        }
      }
      if (id === seller.id) expect(Math.min(totals.asked, totals.offered)).toBeGreaterThan(0);
      const month = await get('/api/analytics/figures');
      expect(month.totals).toEqual(await get('/api/analytics/mine'));
      expect(month.days).toEqual(days.slice(-30));
    }
  });
});

describe('queues of staff', () => {
  test('what waits, on the overview and in each list', async () => {
    const moderator = await readerAs('moderator');
    const { waiting, mine, toConfirm } = await moderator.get('/api/cases/figures');
    for (const [status, count] of Object.entries({ waiting, mine, 'to confirm': toConfirm })) {
      const path = `/api/cases?status=${encodeURIComponent(status)}`;
      expect([status, (await moderator.get(path)).total]).toEqual([status, count]);
      const list = await pagesOf(moderator, path, 'cases', 'next', 'cursor');
      expect([status, list.length]).toEqual([status, count]);
    }
    const reviewer = await readerAs('reviewer');
    const appeals = await reviewer.get('/api/appeals?status=waiting');
    expect(appeals.total).toBe((await reviewer.get('/api/appeals/figures')).waiting);
    expect(await pagesOf(reviewer, '/api/appeals?status=waiting', 'appeals', 'next', 'cursor')).toHaveLength(
      appeals.total,
    );
    const support = await readerAs('support');
    const { total, requests } = await support.get('/api/support/requests');
    expect(requests).toHaveLength(total);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, read for their numbers
type Row = any;

interface Reader {
  readonly id: string;
  readonly get: (path: string) => Promise<Row>;
}

async function readerAs(who: string): Promise<Reader> {
  const answer = await fetch(`${app.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${who}@example.com`, password: demoPassword }),
  });
  const { accessToken, user } = (await answer.json()) as { accessToken: string; user: { id: string } };
  await showBothFactors(app.runtime.pool, user.id);
  return { id: user.id, get: reading({ Authorization: `Bearer ${accessToken}` }) };
}

async function givePremium(memberId: string): Promise<void> {
  const [now, grantId] = [new Date().toISOString(), newId()];
  await dispatch(app.runtime.bus, grantsDecider, memberId, {
    ...{ type: 'GrantTier', memberId, grantId, tier: 'premium', reason: 'promo', note: 'Figures.' },
    until: plusDays(now, 1),
    meta: { actor: installation, now, commandId: grantId },
  });
}

const reading =
  (headers: Record<string, string>): Reader['get'] =>
  async (path) => {
    const answer = await fetch(app.url + path, { headers });
    const body = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };

/** All rows of a list, page by page. */
async function pagesOf(
  { get }: Reader,
  path: string,
  list: string,
  next: string,
  parameter: string,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const sign = path.includes('?') ? '&' : '?';
    const page: Row = await get(
      cursor === null ? path : `${path}${sign}${parameter}=${encodeURIComponent(cursor)}`,
    );
    rows.push(...page[list]);
    cursor = page[next];
  } while (cursor !== null && cursor !== undefined);
  return rows;
}

const ofStatus = (rows: readonly Row[], status: string): number =>
  rows.filter((row) => row.status === status).length;
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
