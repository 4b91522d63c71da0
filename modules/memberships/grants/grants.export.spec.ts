import { event } from '../../kernel/decider/decider.js';
import { recordedBy, typesOf } from '../../kernel/testing/recorded.fixtures.js';
import type { GrantsEvent } from './grants.events.js';
import { grantedEvents } from './grants.export.js';

describe('the export of grants', () => {
  const lifetime = {
    memberId: 'rae',
    tier: 'premium' as const,
    reason: 'donor' as const,
    note: 'Gave the hall.',
  };
  const proposed = (proposalId: string): GrantsEvent =>
    event('LifetimeProposed', { ...lifetime, proposalId, proposedBy: 'cleo' });
  const confirmed: GrantsEvent = event('LifetimeConfirmed', {
    memberId: 'rae',
    proposalId: 'one',
    confirmedBy: 'dora',
  });
  const granted: GrantsEvent = event('TierGranted', {
    ...lifetime,
    grantId: 'one',
    until: null,
    grantedBy: 'cleo',
  });
  const declined: GrantsEvent = event('LifetimeDeclined', {
    memberId: 'rae',
    proposalId: 'two',
    note: 'Not yet.',
    declinedBy: 'dora',
  });
  const role: GrantsEvent = event('RoleGiven', {
    memberId: 'rae',
    role: 'support' as const,
    note: 'Answers letters.',
    givenBy: 'cleo',
  });
  const of = (...told: readonly GrantsEvent[]) =>
    grantedEvents(recordedBy(told.map((one) => ['cleo', one] as const)));

  test('has the grants, without the names and notes of staff', () => {
    const told = of(proposed('one'), confirmed, granted, role);
    expect(typesOf(told)).toEqual(['LifetimeProposed', 'LifetimeConfirmed', 'TierGranted', 'RoleGiven']);
    expect(JSON.stringify(told)).not.toMatch(/cleo|dora|Gave|Answers/);
  });

  test('leaves out proposals that were not granted', () => {
    expect(of(proposed('two'))).toEqual([]);
    expect(of(proposed('two'), declined)).toEqual([]);
  });
});
