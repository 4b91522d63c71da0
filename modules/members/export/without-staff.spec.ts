import { type MemberEvent, memberEvents } from '../../identity/member/member.events.js';
import { event } from '../../kernel/decider/decider.js';
import { withoutStaff } from '../../kernel/export/export-section.js';
import { recordedAt, recordedBy } from '../../kernel/testing/recorded.fixtures.js';
import { type GuardianshipEvent, guardianshipEvents } from '../guardians/guardianship.events.js';

test('a minor’s export says that the guardian was verified, and not by whom', () => {
  const verified: GuardianshipEvent = event('GuardianVerified', {
    memberId: 'kid',
    guardianId: 'rae',
    method: 'staff' as const,
    verifiedBy: 'cleo',
    host: null,
  });
  expect(recordedBy([['cleo', verified]]).map(withoutStaff(guardianshipEvents))).toEqual([
    {
      type: 'GuardianVerified',
      at: recordedAt,
      data: { memberId: 'kid', guardianId: 'rae', method: 'staff', host: null },
    },
  ]);
});

describe('the export of a suspension and of a removed second factor', () => {
  const told = (one: MemberEvent) => recordedBy([['cleo', one]]).map(withoutStaff(memberEvents))[0]?.data;

  test('has the reason that the mail gave, and not the name of staff', () => {
    const suspended = {
      memberId: 'rae',
      reason: 'Sold what was not theirs.',
      suspendedBy: 'cleo',
      decisionId: null,
      until: null,
    };
    expect(told(event('MemberSuspended', suspended))).toEqual({
      memberId: 'rae',
      reason: 'Sold what was not theirs.',
      decisionId: null,
      until: null,
    });
  });

  test('leaves out reasons that no mail gave', () => {
    const reason = 'Called us, sounded sorry.';
    const lifted: MemberEvent = event('SuspensionLifted', {
      memberId: 'rae',
      reason,
      liftedBy: 'cleo',
      decisionId: null,
    });
    const removed: MemberEvent = event('SecondFactorRemoved', { memberId: 'rae', reason, removedBy: 'cleo' });
    expect(told(lifted)).toEqual({ memberId: 'rae', decisionId: null });
    expect(told(removed)).toEqual({ memberId: 'rae' });
  });
});
