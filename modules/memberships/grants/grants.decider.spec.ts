import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { grantsDecider as ana } from './grants.decider.js';
import { limitsAt, tierOf } from './grants.state.js';

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
const granted = event('TierGranted', { ...grant, grantedBy: 'cleo' });
const role = { memberId: 'ana', role: 'support' as const, note: 'Answers letters.' };
const gave = event('RoleGiven', { ...role, givenBy: 'cleo' });

describe('limiting a capability', () => {
  const until = '2026-06-08T12:00:00.000Z';
  const of = { memberId: 'ana', capability: 'post', decisionId: 'first' } as const;
  const command = { type: 'LimitCapability', ...of, until, meta: admin } as const;
  const limited = event('CapabilityLimited', { ...of, until, limitedBy: 'cleo' });
  const lift = { type: 'LiftCapabilityLimit', ...of, meta: admin } as const;
  const lifted = event('CapabilityLimitLifted', { ...of, liftedBy: 'cleo' });

  test('is recorded with its decision and its end, and so is lifting it', () => {
    given(ana).when(command).thenExactly(limited);
    given(ana, limited).when(lift).thenExactly(lifted);
  });
  test('does nothing when it changes nothing; another end is recorded', () => {
    given(ana, limited).when(command).thenNothing();
    given(ana, limited, lifted).when(lift).thenNothing();
    given(ana, limited)
      .when({ ...lift, decisionId: 'second' })
      .thenNothing();
    given(ana, limited)
      .when({ ...command, until: null })
      .thenEvents('CapabilityLimited');
  });
  test('counts until its end', () => {
    const state = foldEvents(ana, [limited]);
    expect(limitsAt(state, now)).toEqual([{ capability: 'post', until, decisionId: 'first' }]);
    expect(limitsAt(state, until)).toEqual([]);
  });
});

describe('granting a tier', () => {
  const command = { type: 'GrantTier', ...grant, meta: admin } as const;
  test('is recorded with the reason, the end and the admin', () =>
    given(ana).when(command).thenExactly(granted));
  test('again is quiet', () => given(ana, granted).when(command).thenNothing());
  test('is refused for oneself', () =>
    given(ana)
      .when({ ...command, meta: metaOf('ana', now, ['admin']) })
      .thenRefused('OWN_GRANT'));
  test('has an end in the future, or none', () => {
    given(ana)
      .when({ ...command, until: now })
      .thenRefused('END_IN_THE_PAST');
    given(ana)
      .when({ ...command, tier: 'beta', until: null })
      .thenEvents('TierGranted');
  });
  test.each(['premium', 'premium_plus'] as const)('%s has an end, at most five years away', (tier) => {
    const until = (at: string | null) => ({ ...command, tier, until: at });
    given(ana).when(until(null)).thenRefused('TWO_ADMINS');
    given(ana).when(until('2031-06-10T12:00:00.000Z')).thenRefused('TWO_ADMINS');
    given(ana).when(until('2031-06-01T12:00:00.000Z')).thenEvents('TierGranted');
  });
});

describe('a tier without an end', () => {
  const proposal = {
    memberId: 'ana',
    proposalId: 'one',
    tier: 'premium_plus' as const,
    reason: 'donor' as const,
    note: 'King Tier.',
  };
  const proposed = event('LifetimeProposed', { ...proposal, proposedBy: 'cleo' });
  const other = metaOf('dora', now, ['admin']);
  const propose = { type: 'ProposeLifetime', ...proposal, meta: admin } as const;
  const confirm = { type: 'ConfirmLifetime', memberId: 'ana', proposalId: 'one', meta: other } as const;
  const decline = { ...confirm, type: 'DeclineLifetime', note: 'The check bounced.' } as const;
  const confirmed = event('LifetimeConfirmed', { memberId: 'ana', proposalId: 'one', confirmedBy: 'dora' });
  const forLife = event('TierGranted', {
    memberId: 'ana',
    grantId: 'one',
    tier: 'premium_plus' as const,
    reason: 'donor' as const,
    note: 'King Tier.',
    until: null,
    grantedBy: 'cleo',
  });
  test('is not granted by a proposal of one admin', () => {
    given(ana).when(propose).thenExactly(proposed);
    expect(tierOf(foldEvents(ana, [proposed]), now)).toBe('free');
  });
  test('is granted when another admin confirms it', () => {
    given(ana, proposed).when(confirm).thenExactly(confirmed, forLife);
    expect(tierOf(foldEvents(ana, [proposed, confirmed, forLife]), '2099-01-01T00:00:00.000Z')).toBe(
      'premium_plus',
    );
  });
  test('is declined by another admin, for a reason', () =>
    given(ana, proposed)
      .when(decline)
      .thenExactly(
        event('LifetimeDeclined', {
          memberId: 'ana',
          proposalId: 'one',
          note: 'The check bounced.',
          declinedBy: 'dora',
        }),
      ));
  test('is not decided by the admin who proposed it or receives it', () => {
    for (const command of [confirm, decline]) {
      given(ana, proposed)
        .when({ ...command, meta: admin })
        .thenRefused('OWN_PROPOSAL');
      given(ana, proposed)
        .when({ ...command, meta: metaOf('ana', now, ['admin']) })
        .thenRefused('OWN_GRANT');
    }
    given(ana)
      .when({ ...propose, meta: metaOf('ana', now, ['admin']) })
      .thenRefused('OWN_GRANT');
  });
  test('is decided once', () => {
    given(ana).when(confirm).thenRefused('PROPOSAL_NOT_FOUND');
    given(ana, proposed, confirmed, forLife).when(decline).thenRefused('PROPOSAL_NOT_FOUND');
  });
  test('has one open proposal for each tier', () => {
    given(ana, proposed)
      .when({ ...propose, proposalId: 'two', meta: other })
      .thenRefused('ALREADY_PROPOSED');
    given(ana, proposed)
      .when({ ...propose, proposalId: 'two', tier: 'premium' })
      .thenEvents('LifetimeProposed');
  });
});

describe('the end of a grant', () => {
  const end = (at: string) =>
    ({ type: 'EndTier', memberId: 'ana', grantId: 'one', meta: metaOf('time', at) }) as const;
  const ended = event('TierEnded', { memberId: 'ana', grantId: 'one', tier: 'premium' as const });
  test('is recorded once its time is over', () => {
    given(ana, granted).when(end('2026-07-01T11:59:59.000Z')).thenNothing();
    given(ana, granted).when(end(grant.until)).thenExactly(ended);
  });
  test('is recorded once, and never for a grant that was revoked or has no end', () => {
    given(ana, granted, ended).when(end(grant.until)).thenNothing();
    given(ana).when(end(grant.until)).thenNothing();
    given(ana, event('TierGranted', { ...granted.data, until: null }))
      .when(end('2099-01-01T00:00:00.000Z'))
      .thenNothing();
  });
});

describe('revoking a tier', () => {
  const command = {
    type: 'RevokeTier',
    memberId: 'ana',
    grantId: 'one',
    note: 'Mistake.',
    meta: admin,
  } as const;
  const revoked = event('TierRevoked', {
    memberId: 'ana',
    grantId: 'one',
    note: 'Mistake.',
    revokedBy: 'cleo',
  });
  test('is recorded', () => given(ana, granted).when(command).thenExactly(revoked));
  test('is refused for a grant that is over', () =>
    given(ana, granted, revoked).when(command).thenRefused('GRANT_NOT_FOUND'));
});

describe('a role', () => {
  const give = { type: 'GiveRole', ...role, meta: admin } as const;
  const take = { ...give, type: 'TakeRole' } as const;
  test('is given and taken, with a reason', () => {
    given(ana).when(give).thenExactly(gave);
    given(ana, gave)
      .when(take)
      .thenExactly(event('RoleTaken', { ...role, takenBy: 'cleo' }));
  });
  test('again is quiet', () => {
    given(ana, gave).when(give).thenNothing();
    given(ana).when(take).thenNothing();
  });
  test('is refused for oneself', () =>
    given(ana)
      .when({ ...give, meta: metaOf('ana', now, ['admin']) })
      .thenRefused('OWN_GRANT'));
});

test('the best of several tiers counts', () => {
  const beta = { ...grant, grantId: 'two', tier: 'beta' as const, until: null, grantedBy: 'cleo' };
  const tiers = [granted.data, beta];
  expect(tierOf({ tiers }, now)).toBe('premium');
  expect(tierOf({ tiers }, grant.until)).toBe('beta');
  expect(tierOf({ tiers: [] }, now)).toBe('free');
});
