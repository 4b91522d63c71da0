import { given, metaOf } from '../../kernel/decider.given.js';
import { fact } from '../../kernel/decider.js';
import { capabilities } from '../capabilities.js';
import { grantsDecider as ana, tierOf } from './grants.js';

const now = '2026-06-01T12:00:00.000Z';
const admin = metaOf('cleo', now, ['admin']);
const grant = {
  memberId: 'ana',
  grantId: 'one',
  tier: 'premium' as const,
  reason: 'staff' as const,
  note: 'Helped at Jefferson.',
  until: '2026-07-01T12:00:00.000Z',
};
const granted = fact('TierGranted', { ...grant, grantedBy: 'cleo' });
const role = { memberId: 'ana', role: 'support' as const, note: 'Answers letters.' };
const gave = fact('RoleGiven', { ...role, givenBy: 'cleo' });

describe('granting a tier', () => {
  const order = { type: 'GrantTier', ...grant, meta: admin } as const;
  test('is recorded with reason, end and who did it', () => given(ana).when(order).thenExactly(granted));
  test('again is quiet', () => given(ana, granted).when(order).thenNothing());
  test('is for admins, and never for oneself', () => {
    given(ana)
      .when({ ...order, meta: metaOf('bob', now) })
      .thenRefused('ADMINS_ONLY');
    given(ana)
      .when({ ...order, meta: metaOf('ana', now, ['admin']) })
      .thenRefused('OWN_GRANT');
  });
  test('has its end to come, or none', () => {
    given(ana)
      .when({ ...order, until: now })
      .thenRefused('END_IN_THE_PAST');
    given(ana)
      .when({ ...order, until: null })
      .thenFacts('TierGranted');
  });
});

describe('revoking a tier', () => {
  const order = {
    type: 'RevokeTier',
    memberId: 'ana',
    grantId: 'one',
    note: 'Mistake.',
    meta: admin,
  } as const;
  const revoked = fact('TierRevoked', {
    memberId: 'ana',
    grantId: 'one',
    note: 'Mistake.',
    revokedBy: 'cleo',
  });
  test('is recorded', () => given(ana, granted).when(order).thenExactly(revoked));
  test('needs a grant that stands', () =>
    given(ana, granted, revoked).when(order).thenRefused('GRANT_NOT_FOUND'));
});

describe('a role', () => {
  const give = { type: 'GiveRole', ...role, meta: admin } as const;
  const take = { ...give, type: 'TakeRole' } as const;
  test('is given and taken, with a reason', () => {
    given(ana).when(give).thenExactly(gave);
    given(ana, gave)
      .when(take)
      .thenExactly(fact('RoleTaken', { ...role, takenBy: 'cleo' }));
  });
  test('again is quiet', () => {
    given(ana, gave).when(give).thenNothing();
    given(ana).when(take).thenNothing();
  });
  test('is given by admins, to others', () => {
    given(ana)
      .when({ ...give, meta: metaOf('ana', now) })
      .thenRefused('ADMINS_ONLY');
    given(ana)
      .when({ ...give, meta: metaOf('ana', now, ['admin']) })
      .thenRefused('OWN_GRANT');
  });
});

test('the best tier that runs is the one that counts', () => {
  const beta = { ...grant, grantId: 'two', tier: 'beta' as const, until: null, grantedBy: 'cleo' };
  const tiers = [granted.data, beta];
  expect(tierOf({ tiers }, now)).toBe('premium');
  expect(tierOf({ tiers }, grant.until)).toBe('beta');
  expect(tierOf({ tiers: [] }, now)).toBe('free');
});

test.each([
  ['a member', null, [], 'free', ['list', 'hold', 'post', 'follow', 'message']],
  ['a pending minor', 'guardian', [], 'free', []],
  ['support whose age is not known', 'date of birth', ['support'], 'free', ['support']],
  ['a premium member', null, [], 'premium', ['list', 'analytics', 'match-alerts']],
  ['an admin', 'date of birth', ['admin'], 'free', ['list', 'administer', 'moderate', 'review']],
] as const)('%s may do what follows from age, roles and tier', (_, waitsFor, roles, tier, may) => {
  const all = capabilities({ waitsFor, roles, tier });
  expect(all).toEqual(expect.arrayContaining([...may]));
  if (may.length === 0) expect(all).toEqual([]);
});
