import { deterministicId } from '../../kernel/decider/identifiers.js';
import { usualPreferences } from '../kinds.fixtures.js';
import { listNotifications } from '../notifications.contract.js';
import { exportNotifications } from '../notifications.export.js';
import {
  afterDawn,
  dawn,
  listingsCalled,
  openNotifications,
  type TestNotifications,
  without,
} from '../notifications.fixtures.js';
import type { NewNotification } from '../notifications.ports.js';
import { deleteReadNotifications } from './delete-notifications.js';
import { countUnreadOf } from './inbox.queries.js';
import { markAllRead, markRead } from './mark-read.js';
import { preferencesOf } from './preferences.queries.js';

let inbox: TestNotifications;

beforeAll(async () => {
  inbox = await openNotifications();
});
afterAll(() => inbox.close());

const n = (name: string): string => deterministicId('notification', name);
const m = (name: string): string => deterministicId('member', name);
/** About the hold of one block, each under a separate name. */
const notify = (member: string, name: string, more: Partial<NewNotification> = {}) =>
  inbox.notify(m(member), { id: n(name), about: 'block', ...more });
const read = (member: string, name: string) => markRead(inbox.db, m(member), n(name), dawn);
const unread = (member: string) => countUnreadOf(inbox, m(member));
const items = (member: string, query: Record<string, string> = {}, titles?: ReadonlyMap<string, string>) =>
  inbox.items(m(member), query, titles);

test('items come newest first, as their contract says, in pages that go on after the last', async () => {
  await notify('ana', 'a1');
  await notify('ana', 'a2', { about: 'other' });
  await notify('ana', 'a3', { subtype: 'sold', sentAt: afterDawn(1) });
  const all = await items('ana');
  expect(all.map(({ id }) => id)).toEqual([n('a3'), n('a2'), n('a1')]);
  expect(listNotifications.response.parse(all)).toEqual(all);
  expect(all[0]).toMatchObject({ type: 'sale_request', subtype: 'sold', read: false, count: 1 });
  const first = await items('ana', { limit: '2' });
  const second = await items('ana', { limit: '2', before: first[1]?.id ?? '' });
  expect([...first, ...second]).toEqual(all);
});

test('a message names its listing as it is called today, and one that is gone as removed', async () => {
  await notify('abe', 'ab1');
  await notify('abe', 'ab2', { about: 'gone', message: 'Your hold on {listing} ended.' });
  const titles = new Map([['block', '327 engine block']]);
  expect((await items('abe', {}, titles)).map(({ message }) => message)).toEqual([
    'Your hold on a removed listing ended.',
    'A buyer put “327 engine block” on hold for 72 hours.',
  ]);
});

test('nobody sees or reads what another was sent, not even by naming it', async () => {
  await notify('bob', 'b1');
  await notify('carl', 'c1');
  expect((await items('bob')).map(({ id }) => id)).toEqual([n('b1')]);
  expect(await items('carl', { before: n('b1') })).toEqual([]);
  await expect(read('carl', 'b1')).rejects.toMatchObject({ code: 'NOTIFICATION_NOT_FOUND' });
  expect(await unread('bob')).toBe(1);
});

test('the same notification again is the same row, read or not', async () => {
  await notify('cleo', 'cl1');
  await notify('cleo', 'cl1');
  await read('cleo', 'cl1');
  await notify('cleo', 'cl1');
  expect(await items('cleo')).toMatchObject([{ id: n('cl1'), count: 1, read: true }]);
});

test('two alike are two items; from the third on they are one, that counts', async () => {
  await notify('dora', 'd1');
  await notify('dora', 'd2', { sentAt: afterDawn(1) });
  expect((await items('dora')).map(({ count }) => count)).toEqual([1, 1]);
  await notify('dora', 'd3', { sentAt: afterDawn(2) });
  expect(await items('dora')).toMatchObject([{ id: n('d3'), count: 3, read: false }]);
  expect(await unread('dora')).toBe(1);
  await notify('dora', 'd4', { sentAt: afterDawn(119) });
  await notify('dora', 'd5', { sentAt: afterDawn(121) });
  expect(await items('dora')).toMatchObject([
    { id: n('d5'), count: 1 },
    { id: n('d4'), count: 4 },
  ]);
});

test.each([
  ['type', { type: 'swap_meet' }],
  ['subtype', { subtype: 'sold' }],
  ['thing', { about: 'other' }],
])('a group is of one %s', async (what, other) => {
  const member = `of one ${what}`;
  for (const name of ['1', '2', '3']) await notify(member, what + name, name === '2' ? other : {});
  expect((await items(member)).map(({ count }) => count)).toEqual([1, 1, 1]);
});

test('one of two is read alone, and the group ends with it', async () => {
  for (const name of ['da1', 'da2']) await notify('dan', name);
  await read('dan', 'da1');
  await notify('dan', 'da3');
  expect((await items('dan')).map(({ count, read }) => [count, read])).toEqual([
    [1, false],
    [1, false],
    [1, true],
  ]);
});

test('a group is read whole, and a later one begins a group', async () => {
  for (const name of ['e1', 'e2', 'e3']) await notify('ed', name);
  await read('ed', 'e3');
  await read('ed', 'e3');
  await notify('ed', 'e4');
  expect(await items('ed')).toMatchObject([
    { id: n('e4'), count: 1, read: false },
    { id: n('e3'), count: 3, read: true },
  ]);
  expect(await unread('ed')).toBe(1);
  expect((await items('ed', { unread: 'true' })).map(({ id }) => id)).toEqual([n('e4')]);
  expect((await items('ed', { unread: 'false' })).map(({ id }) => id)).toEqual([n('e3')]);
});

test('all are read at once', async () => {
  await notify('fay', 'f1');
  await notify('fay', 'f2', { about: 'other' });
  await markAllRead(inbox.db, m('fay'), dawn);
  expect((await items('fay')).map(({ read }) => read)).toEqual([true, true]);
  expect(await unread('fay')).toBe(0);
});

test('a kind kept out of the app is gone at once, and comes back as read', async () => {
  await notify('gus', 'g1');
  await notify('gus', 'g2', { type: 'welcome' });
  await inbox.prefer(m('gus'), without('sale_request'));
  await notify('gus', 'g3');
  expect((await items('gus')).map(({ id }) => id)).toEqual([n('g2')]);
  expect(await unread('gus')).toBe(1);
  await inbox.prefer(m('gus'), usualPreferences);
  expect((await items('gus')).map(({ id, read }) => [id, read])).toEqual([
    [n('g3'), true],
    [n('g2'), false],
    [n('g1'), true],
  ]);
});

test('preferences are those that were chosen, and the usual before', async () => {
  expect(await preferencesOf(inbox, m('hal'))).toEqual(usualPreferences);
  const quietHours = { from: '22:00', until: '07:00', timeZone: 'America/Chicago' };
  await inbox.prefer(m('hal'), { ...without('swap_meet'), quietHours });
  expect(await preferencesOf(inbox, m('hal'))).toEqual({ ...without('swap_meet'), quietHours });
});

test('what was read 90 days ago is deleted, what is unread is kept', async () => {
  await notify('kim', 'k1');
  await notify('kim', 'k2', { about: 'other' });
  await read('kim', 'k1');
  await deleteReadNotifications(inbox.db, '2026-08-31T11:59:00.000Z');
  expect(await items('kim')).toHaveLength(2);
  await deleteReadNotifications(inbox.db, '2026-08-31T12:01:00.000Z');
  expect((await items('kim')).map(({ id }) => id)).toEqual([n('k2')]);
});

test('the archive has what a member was sent, when they read it, and what they chose', async () => {
  await notify('liz', 'l1');
  await read('liz', 'l1');
  await inbox.prefer(m('liz'), without('swap_meet'));
  expect(
    await exportNotifications({ ...inbox, contents: listingsCalled(new Map()) }).read(m('liz')),
  ).toMatchObject({
    notifications: [{ subtype: 'hold', sent_at: dawn, read_at: dawn }],
    preferences: without('swap_meet'),
    earlierEvents: [],
  });
});

describe('of several notifications of one happening', () => {
  const published = (weight: number, over = {}) => ({
    type: 'new_listing',
    subtype: weight === 1 ? 'saved_search' : 'followed',
    message: '{listing} is new.',
    happening: { key: 'published fender', weight },
    ...over,
  });
  const match = published(3, { type: 'match', subtype: 'suits', message: '{listing} fits.' });
  const badges = async (memberId: string) =>
    (await inbox.items(memberId)).map(
      ({ type, subtype, read }) => `${type} ${subtype}${read ? ', read' : ''}`,
    );
  const outgoing = async (memberId: string) =>
    (await inbox.database.pool.query('select from notices.outgoing where member_id = $1', [memberId]))
      .rowCount;

  test('the one that says most is unread, whichever comes first', async () => {
    const [una, vic] = [await inbox.member('una@example.com'), await inbox.member('vic@example.com')];
    for (const one of [published(2), published(1), match]) await inbox.notify(una, one);
    expect(await badges(una)).toEqual([
      'match suits',
      'new_listing saved_search, read',
      'new_listing followed, read',
    ]);
    for (const one of [match, published(2), published(1)]) await inbox.notify(vic, one);
    expect(await badges(vic)).toEqual([
      'new_listing saved_search, read',
      'new_listing followed, read',
      'match suits',
    ]);
    expect(await outgoing(vic)).toBe(1); // the digest has the match alone
  });

  test('one that its member hides in the app stands for no other, whichever comes first', async () => {
    const [yul, zed] = [
      await inbox.member('yul@example.com', without('match')),
      await inbox.member('zed@example.com', without('match')),
    ];
    for (const one of [published(1), match]) await inbox.notify(yul, one);
    for (const one of [match, published(1)]) await inbox.notify(zed, one);
    for (const member of [yul, zed]) expect(await badges(member)).toEqual(['new_listing saved_search']);
  });

  test('another happening, another member and another day have their own', async () => {
    const [wes, xia] = [await inbox.member('wes@example.com'), await inbox.member('xia@example.com')];
    await inbox.notify(wes, match);
    await inbox.notify(xia, published(1));
    await inbox.notify(wes, published(1, { happening: { key: 'published hood', weight: 1 } }));
    await inbox.notify(wes, published(1, { sentAt: afterDawn(1441) }));
    expect(await badges(xia)).toEqual(['new_listing saved_search']);
    expect(await badges(wes)).toEqual([
      'new_listing saved_search',
      'new_listing saved_search',
      'match suits',
    ]);
  });
});
