import { allowedActions, noticesOn, type Situation } from './actions.rules.js';

const now = '2026-06-10T12:00:00.000Z';
const listing = (over: Partial<Situation>): Situation => ({
  status: 'active',
  isHidden: false,
  sellerId: 'ana',
  holderId: null,
  heldBefore: [],
  listingType: 'for_sale' as const,
  shownSince: '2026-06-01T12:00:00.000Z',
  soldAt: null,
  expiresAt: '2026-07-31T12:00:00.000Z',
  ...over,
});
const may = (over: Partial<Situation>, id: string | undefined, roles: readonly string[] = []) =>
  allowedActions(listing(over), id === undefined ? undefined : { id, roles }, now);

test.each([
  ['draft', ['edit', 'publish', 'withdraw']],
  ['active', ['edit', 'pause', 'sell', 'withdraw', 'renew', 'boost']],
  ['paused', ['edit', 'resume', 'sell', 'withdraw']],
  ['held', ['release', 'sell', 'withdraw']],
  ['expired', ['edit', 'sell', 'withdraw', 'renew']],
  ['sold', []],
  ['withdrawn', []],
  ['removed', []],
] as const)('the seller of a listing that is %s may %j', (status, actions) => {
  expect(may({ status }, 'ana')).toEqual(actions);
});

test('a sale can be taken back for 24 hours', () => {
  const sold = (soldAt: string) => may({ status: 'sold', soldAt }, 'ana');
  expect(sold('2026-06-09T12:00:00.000Z')).toEqual(['reopen']);
  expect(sold('2026-06-09T11:59:59.999Z')).toEqual([]);
});

test('a wanted ad is marked as found, not as sold', () => {
  for (const status of ['active', 'paused', 'expired'] as const) {
    expect(may({ listingType: 'wanted', status }, 'ana')).toContain('fulfill');
    expect(may({ listingType: 'wanted', status }, 'ana')).not.toContain('sell');
  }
});

test('an active listing can be renewed 48 hours after it was published or last renewed, not before', () => {
  expect(may({ shownSince: '2026-06-08T12:00:00.001Z' }, 'ana')).not.toContain('renew');
  expect(may({ shownSince: '2026-06-08T12:00:00.000Z' }, 'ana')).toContain('renew');
});

test('an expired listing can be renewed for 14 days', () => {
  const expired = (expiresAt: string) => may({ status: 'expired', expiresAt }, 'ana');
  expect(expired('2026-05-27T12:00:00.000Z')).toContain('renew');
  expect(expired('2026-05-27T11:59:59.000Z')).not.toContain('renew');
});

test('a paused listing whose days are over cannot be resumed', () => {
  expect(may({ status: 'paused', expiresAt: now }, 'ana')).toEqual(['edit', 'sell', 'withdraw']);
});

test('another member may hold an active listing, once', () => {
  expect(may({}, 'bob')).toEqual(['hold']);
  expect(may({ heldBefore: ['bob'] }, 'bob')).toEqual([]);
  expect(may({ listingType: 'wanted' }, 'bob')).toEqual([]);
  expect(may({ status: 'paused' }, 'bob')).toEqual([]);
});

test('besides the seller, only the holder may release a hold', () => {
  expect(may({ status: 'held', holderId: 'bob' }, 'bob')).toEqual(['release']);
  expect(may({ status: 'held', holderId: 'bob' }, 'cem')).toEqual([]);
});

test('nobody can begin to hold a hidden listing, and its seller goes on changing it', () => {
  expect(may({ isHidden: true }, 'bob')).toEqual([]);
  expect(may({ isHidden: true, status: 'held', holderId: 'bob' }, 'bob')).toEqual(['release']);
  expect(may({ isHidden: true }, 'ana')).toContain('edit');
});

test('a moderator may open a case about a listing of somebody else', () => {
  expect(may({ status: 'sold' }, 'eve', ['moderator'])).toEqual(['openCase']);
  expect(may({ status: 'sold' }, 'ana', ['moderator'])).toEqual([]);
});

test('a guest may do nothing', () => {
  expect(may({}, undefined)).toEqual([]);
});

test.each([
  [2001, 0],
  [2002, 1],
  [2006, 1],
])('a vehicle of %i shows %i notices in 2026: the public rule begins at 25 years', (year, notices) => {
  expect(noticesOn({ categoryPrimary: 'Cars', vehicle: { year } }, now)).toHaveLength(notices);
});
