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

  test('is recorded with name and mail', () => given(member).when(register).thenExactly(registered));
  test('again is quiet', () => given(member, registered).when(register).thenNothing());
  test('does not bring back an erased member', () =>
    given(member, registered, erased).when(register).thenRefused('MEMBER_ERASED'));
});

describe('renaming', () => {
  const rename = { type: 'RenameMember', name: 'Ana M.', meta: ana } as const;

  test('is for members themselves', () => given(member, registered).when(rename).thenExactly(renamed));
  test('to the same name is quiet, also after an earlier change', () => {
    given(member, registered)
      .when({ ...rename, name: 'Ana' })
      .thenNothing();
    given(member, registered, renamed).when(rename).thenNothing();
  });
  test('somebody else is refused, and so is an unknown or an erased member', () => {
    given(member, registered)
      .when({ ...rename, meta: bob })
      .thenRefused('NOT_YOUR_ACCOUNT');
    given(member).when(rename).thenRefused('MEMBER_NOT_FOUND');
    given(member, registered, erased).when(rename).thenRefused('MEMBER_ERASED');
  });
});

describe('proving the mail', () => {
  const verify = { type: 'VerifyMember', email: 'ana@example.com', meta: ana } as const;
  const verified = event('MemberVerified', { memberId: 'ana', email: 'ana@example.com' });

  test('is recorded', () => given(member, registered).when(verify).thenExactly(verified));
  test('again is quiet, and another mail is recorded too', () => {
    given(member, registered, verified).when(verify).thenNothing();
    given(member, registered, verified)
      .when({ ...verify, email: 'ana@work.example' })
      .thenEvents('MemberVerified');
  });
  test('for somebody else is refused, and so it is for an unknown or an erased member', () => {
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
  test('again is quiet, and so is an older version', () => {
    given(member, registered, accepted).when(accept).thenNothing();
    given(member, registered, accepted)
      .when({ ...accept, version: '2024-01-01' })
      .thenNothing();
  });
  test('of a later version is recorded too', () =>
    given(member, registered, accepted)
      .when({ ...accept, version: '2027-01-01' })
      .thenEvents('TermsAccepted'));
  test('for somebody else is refused, and so it is for an unknown or an erased member', () => {
    given(member, registered)
      .when({ ...accept, meta: bob })
      .thenRefused('NOT_YOUR_ACCOUNT');
    given(member).when(accept).thenRefused('MEMBER_NOT_FOUND');
    given(member, registered, erased).when(accept).thenRefused('MEMBER_ERASED');
  });
});

describe('suspending a member', () => {
  const reason = 'Parts that never came.';
  const suspend = { type: 'SuspendMember', reason, meta: admin } as const;
  const lift = { type: 'LiftSuspension', reason: 'They came.', meta: admin } as const;
  const suspended = event('MemberSuspended', { memberId: 'ana', reason, suspendedBy: 'cleo' });
  const lifted = event('SuspensionLifted', { memberId: 'ana', reason: 'They came.', liftedBy: 'cleo' });

  test('is recorded with who and why, and so is lifting it', () => {
    given(member, registered).when(suspend).thenExactly(suspended);
    given(member, registered, suspended).when(lift).thenExactly(lifted);
    given(member, registered, suspended, lifted).when(suspend).thenExactly(suspended);
  });
  test('is quiet when it is so already', () => {
    given(member, registered, suspended).when(suspend).thenNothing();
    given(member, registered).when(lift).thenNothing();
    given(member, registered, suspended, lifted).when(lift).thenNothing();
  });
  test('is never for oneself', () =>
    given(member, registered)
      .when({ ...suspend, meta: metaOf('ana', undefined, ['admin']) })
      .thenRefused('OWN_SUSPENSION'));
  test('needs a member who is here', () => given(member).when(suspend).thenRefused('MEMBER_NOT_FOUND'));
});

describe('taking the second step of a member away', () => {
  const reason = 'Seen on a call, with the card of the club.';
  const remove = { type: 'RemoveSecondFactor', reason, isOn: true, meta: admin } as const;
  const removed = event('SecondFactorRemoved', { memberId: 'ana', reason, removedBy: 'cleo' });

  test('is recorded with who and why', () => given(member, registered).when(remove).thenExactly(removed));
  test('is quiet while there is none, and recorded again for the next one', () => {
    given(member, registered, removed)
      .when({ ...remove, isOn: false })
      .thenNothing();
    given(member, registered, removed).when(remove).thenExactly(removed);
  });
  test('is never for oneself', () =>
    given(member, registered)
      .when({ ...remove, meta: metaOf('ana', undefined, ['admin']) })
      .thenRefused('OWN_SECOND_FACTOR'));
  test('needs a member who is here', () => {
    given(member).when(remove).thenRefused('MEMBER_NOT_FOUND');
    given(member, registered, erased).when(remove).thenRefused('MEMBER_ERASED');
  });
});

describe('erasing', () => {
  const erase = { type: 'EraseMember', meta: ana } as const;

  test.each([ana, admin])('is for the member and for admins ($actor.id)', (meta) =>
    given(member, registered).when({ type: 'EraseMember', meta }).thenExactly(erased),
  );
  test('again is quiet', () => given(member, registered, erased).when(erase).thenNothing());
  test('somebody else, or nobody, is refused', () => {
    given(member, registered)
      .when({ ...erase, meta: bob })
      .thenRefused('NOT_YOUR_ACCOUNT');
    given(member).when(erase).thenRefused('MEMBER_NOT_FOUND');
  });
});
