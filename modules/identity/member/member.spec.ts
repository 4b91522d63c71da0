import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { memberDecider as member } from './member.decider.js';

const ana = metaOf('ana');
const bob = metaOf('bob');
const admin = metaOf('cleo', undefined, ['admin']);
const registration = { memberId: 'ana', name: 'Ana', email: 'ana@example.com' };
const registered = event('MemberRegistered', registration);
const renamed = event('MemberRenamed', { memberId: 'ana', name: 'Ana M.' });
const erased = event('MemberErased', { memberId: 'ana' });

describe('registering', () => {
  const register = { type: 'RegisterMember', ...registration, meta: ana } as const;

  test('is recorded with name and e-mail address', () =>
    given(member).when(register).thenExactly(registered));
  test('again does nothing', () => given(member, registered).when(register).thenNothing());
  test('does not bring back an erased member', () =>
    given(member, registered, erased).when(register).thenRefused('MEMBER_ERASED'));
});

describe('renaming', () => {
  const rename = { type: 'RenameMember', name: 'Ana M.', meta: ana } as const;

  test('is for members themselves', () => given(member, registered).when(rename).thenExactly(renamed));
  test('to the same name does nothing, also after an earlier change', () => {
    given(member, registered)
      .when({ ...rename, name: 'Ana' })
      .thenNothing();
    given(member, registered, renamed).when(rename).thenNothing();
  });
  test('is refused for another, an unknown or an erased member', () => {
    given(member, registered)
      .when({ ...rename, meta: bob })
      .thenRefused('NOT_YOUR_ACCOUNT');
    given(member).when(rename).thenRefused('MEMBER_NOT_FOUND');
    given(member, registered, erased).when(rename).thenRefused('MEMBER_ERASED');
  });
});

describe('verifying the e-mail address', () => {
  const verify = { type: 'VerifyMember', email: 'ana@example.com', meta: ana } as const;
  const verified = event('MemberVerified', { memberId: 'ana', email: 'ana@example.com' });

  test('is recorded', () => given(member, registered).when(verify).thenExactly(verified));
  test('again does nothing, and another address is recorded too', () => {
    given(member, registered, verified).when(verify).thenNothing();
    given(member, registered, verified)
      .when({ ...verify, email: 'ana@work.example' })
      .thenEvents('MemberVerified');
  });
  test('is refused for another, an unknown or an erased member', () => {
    given(member, registered)
      .when({ ...verify, meta: bob })
      .thenRefused('NOT_YOUR_ACCOUNT');
    given(member).when(verify).thenRefused('MEMBER_NOT_FOUND');
    given(member, registered, erased).when(verify).thenRefused('MEMBER_ERASED');
  });
});

describe('accepting the terms', () => {
  const accept = { type: 'AcceptTerms', version: '2025-08-02', meta: ana } as const;
  const accepted = event('TermsAccepted', { memberId: 'ana', version: '2025-08-02' });

  test('is recorded with their version', () => given(member, registered).when(accept).thenExactly(accepted));
  test('again does nothing, and neither does an older version', () => {
    given(member, registered, accepted).when(accept).thenNothing();
    given(member, registered, accepted)
      .when({ ...accept, version: '2024-01-01' })
      .thenNothing();
  });
  test('of a newer version is recorded too', () =>
    given(member, registered, accepted)
      .when({ ...accept, version: '2027-01-01' })
      .thenEvents('TermsAccepted'));
  test('is refused for another, an unknown or an erased member', () => {
    given(member, registered)
      .when({ ...accept, meta: bob })
      .thenRefused('NOT_YOUR_ACCOUNT');
    given(member).when(accept).thenRefused('MEMBER_NOT_FOUND');
    given(member, registered, erased).when(accept).thenRefused('MEMBER_ERASED');
  });
});

describe('suspending a member', () => {
  const reason = 'Parts that never came.';
  const forGood = { decisionId: null, until: null };
  const suspend = { type: 'SuspendMember', reason, ...forGood, meta: admin } as const;
  const lift = { type: 'LiftSuspension', reason: 'They came.', meta: admin } as const;
  const suspended = event('MemberSuspended', { memberId: 'ana', reason, suspendedBy: 'cleo', ...forGood });
  const lifted = event('SuspensionLifted', {
    memberId: 'ana',
    reason: 'They came.',
    liftedBy: 'cleo',
    decisionId: null,
  });
  const until = '2026-06-08T12:00:00.000Z';
  const ofFirst = event('MemberSuspended', { ...suspended.data, decisionId: 'first', until });
  const ofSecond = event('MemberSuspended', { ...ofFirst.data, decisionId: 'second', until: null });

  test('is recorded with who and why, like lifting it', () => {
    given(member, registered).when(suspend).thenExactly(suspended);
    given(member, registered, suspended).when(lift).thenExactly(lifted);
    given(member, registered, suspended, lifted).when(suspend).thenExactly(suspended);
  });
  test('does nothing when it changes nothing', () => {
    given(member, registered, suspended).when(suspend).thenNothing();
    given(member, registered).when(lift).thenNothing();
    given(member, registered, suspended, lifted).when(lift).thenNothing();
  });
  test('by a second decision counts beside the first, and one that is lifted ends its own alone', () => {
    given(member, registered, ofFirst)
      .when({ ...suspend, decisionId: 'second' })
      .thenExactly(ofSecond);
    given(member, registered, ofFirst, ofSecond)
      .when({ ...lift, decisionId: 'first' })
      .thenExactly({ ...lifted, data: { ...lifted.data, decisionId: 'first' } });
    given(member, registered, ofFirst, ofSecond)
      .when(lift)
      .thenEvents('SuspensionLifted', 'SuspensionLifted');
    given(member, registered, ofFirst)
      .when({ ...lift, decisionId: 'second' })
      .thenNothing();
  });
  test('again by the same decision sets another end, and nothing when it is the same', () => {
    given(member, registered, ofFirst)
      .when({ ...suspend, decisionId: 'first', until: null })
      .thenEvents('MemberSuspended');
    given(member, registered, ofFirst)
      .when({ ...suspend, decisionId: 'first', until })
      .thenNothing();
  });
  test('ends when its time is over, not before, and never one without an end', () => {
    const end = { type: 'EndSuspensions', meta: metaOf('time', until) } as const;
    given(member, registered, ofFirst, ofSecond).when(end).thenEvents('SuspensionLifted');
    given(member, registered, ofFirst)
      .when({ ...end, meta: metaOf('time', '2026-06-08T11:59:59.999Z') })
      .thenNothing();
    given(member, registered, ofSecond).when(end).thenNothing();
  });
  test('is never for the own account', () =>
    given(member, registered)
      .when({ ...suspend, meta: metaOf('ana', undefined, ['admin']) })
      .thenRefused('OWN_SUSPENSION'));
  test('needs a member', () => given(member).when(suspend).thenRefused('MEMBER_NOT_FOUND'));
});

describe('removing the second factor of a member', () => {
  const reason = 'Seen on a call, with the card of the club.';
  const remove = { type: 'RemoveSecondFactor', reason, isOn: true, meta: admin } as const;
  const removed = event('SecondFactorRemoved', { memberId: 'ana', reason, removedBy: 'cleo' });

  test('is recorded with who and why', () => given(member, registered).when(remove).thenExactly(removed));
  test('does nothing while there is none, and is recorded again for the next one', () => {
    given(member, registered, removed)
      .when({ ...remove, isOn: false })
      .thenNothing();
    given(member, registered, removed).when(remove).thenExactly(removed);
  });
  test('is never for the own account', () =>
    given(member, registered)
      .when({ ...remove, meta: metaOf('ana', undefined, ['admin']) })
      .thenRefused('OWN_SECOND_FACTOR'));
  test('needs a member', () => {
    given(member).when(remove).thenRefused('MEMBER_NOT_FOUND');
    given(member, registered, erased).when(remove).thenRefused('MEMBER_ERASED');
  });
});

describe('erasing', () => {
  const erase = { type: 'EraseMember', meta: ana } as const;

  test.each([ana, admin])('is for the member and for admins ($actor.id)', (meta) =>
    given(member, registered).when({ type: 'EraseMember', meta }).thenExactly(erased),
  );
  test('again does nothing', () => given(member, registered, erased).when(erase).thenNothing());
  test('is refused for another or an unknown member', () => {
    given(member, registered)
      .when({ ...erase, meta: bob })
      .thenRefused('NOT_YOUR_ACCOUNT');
    given(member).when(erase).thenRefused('MEMBER_NOT_FOUND');
  });
});
