import { event, foldEvents } from '../../kernel/decider/decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { isParentThread, mayConverse, type Party } from '../conversations.js';
import { guardianshipDecider as kid } from './guardianship.decider.js';
import { type GuardianshipEvent, type ReasonToLook, reasonsToLook } from './guardianship.events.js';
import { isKnownAdult, isMinor, isPending } from './guardianship.state.js';
import { ageOn } from './majority.rules.js';

const now = '2026-06-01T12:00:00.000Z';
const inDays = (days: number) => plusDays(now, days);
const born = event('BirthDateGiven', { memberId: 'kid', birthDate: '2011-03-04', isMinor: true });
const grown = event('BirthDateGiven', { memberId: 'kid', birthDate: '1990-03-04', isMinor: false });
const invited = (invitationId = 'one', expiresAt = inDays(7)) =>
  event('GuardianInvited', { memberId: 'kid', invitationId, expiresAt });
const accepted = event('GuardianAccepted', { memberId: 'kid', invitationId: 'one', guardianId: 'mom' });
const verified = event('GuardianVerified', {
  memberId: 'kid',
  guardianId: 'mom',
  method: 'staff' as const,
  verifiedBy: 'cleo',
  host: null,
});
const asked = (askedBy: string) => event('UnlinkAsked', { askedBy });
const linked: readonly GuardianshipEvent[] = [born, invited(), accepted, verified];
const staff = metaOf('cleo', now, ['admin']);

describe('an age', () => {
  test.each([
    ['2008-06-01', '2026-06-01T09:59:59.000Z', 17],
    ['2008-06-01', '2026-06-01T10:00:00.000Z', 18],
    ['2008-06-02', '2026-06-01T23:59:59.000Z', 17],
    ['2008-02-29', '2026-03-01T09:00:00.000Z', 17],
    ['2008-02-29', '2026-03-01T10:00:00.000Z', 18],
  ])('of who was born on %s is, at %s, %i', (birthDate, at, age) => expect(ageOn(birthDate, at)).toBe(age));
});

describe('giving a date of birth', () => {
  const give = (birthDate: string) =>
    ({ type: 'GiveBirthDate', memberId: 'kid', birthDate, meta: metaOf('kid', now) }) as const;
  test('records whether the member is a minor', () => {
    given(kid).when(give('2011-03-04')).thenExactly(born);
    given(kid).when(give('1990-03-04')).thenExactly(grown);
  });
  test('changes the outcome at 13 and at 18', () => {
    given(kid).when(give('2013-06-02')).thenRefused('SIGN_UP_HELD');
    given(kid).when(give('2013-06-01')).thenEvents('BirthDateGiven');
    given(kid)
      .when(give('2008-06-02'))
      .thenExactly(event('BirthDateGiven', { memberId: 'kid', birthDate: '2008-06-02', isMinor: true }));
    given(kid)
      .when(give('2008-06-01'))
      .thenExactly(event('BirthDateGiven', { memberId: 'kid', birthDate: '2008-06-01', isMinor: false }));
  });
  test('is done once: the same date records nothing, another one is refused', () => {
    given(kid, born).when(give('2011-03-04')).thenNothing();
    given(kid, born).when(give('1990-03-04')).thenRefused('BIRTH_DATE_GIVEN');
  });
  test.each(['2026-06-03', '1905-01-01'])('%s is refused', (birthDate) =>
    given(kid).when(give(birthDate)).thenRefused('BIRTH_DATE_WRONG'),
  );
});

describe('inviting a guardian', () => {
  const invite = (at = now) =>
    ({
      type: 'InviteGuardian',
      invitationId: 'one',
      hasVerifiedMail: true,
      meta: metaOf('kid', at),
    }) as const;
  test('requires a minor with a verified e-mail', () =>
    given(kid, born)
      .when({ ...invite(), hasVerifiedMail: false })
      .thenRefused('MAIL_NOT_VERIFIED'));
  test('is for minors, and valid for seven days', () => {
    given(kid, born).when(invite()).thenExactly(invited());
    given(kid, grown).when(invite()).thenRefused('NOT_A_MINOR');
    given(kid).when(invite()).thenRefused('NOT_A_MINOR');
  });
  test('is refused once a guardian has accepted', () =>
    given(kid, born, invited(), accepted).when(invite()).thenRefused('GUARDIAN_LINKED'));
  test('is done five times a day at most', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => invited(id));
    given(kid, born, ...five)
      .when(invite())
      .thenRefused('TOO_MANY_INVITATIONS');
    given(kid, born, ...five)
      .when(invite(inDays(1)))
      .thenEvents('GuardianInvited');
  });
});

describe('accepting an invitation', () => {
  const accept = (changes: object = {}, by = 'mom', at = now) =>
    ({
      type: 'AcceptInvitation',
      minorId: 'kid',
      invitationId: 'one',
      isAdult: true,
      hasVerifiedMail: true,
      meta: metaOf(by, at),
      ...changes,
    }) as const;
  test('links a guardian whom staff has to verify', () => {
    given(kid, born, invited()).when(accept()).thenExactly(accepted);
    expect(isPending(foldEvents(kid, [born, invited(), accepted]), now)).toBe(true);
    expect(isPending(foldEvents(kid, linked), now)).toBe(false);
  });
  test('is done once, in time, and for an existing invitation', () => {
    given(kid, born, invited(), accepted).when(accept({}, 'dad')).thenRefused('INVITATION_OVER');
    given(kid, born, invited())
      .when(accept({}, 'mom', inDays(7)))
      .thenRefused('INVITATION_OVER');
    given(kid, born).when(accept()).thenRefused('INVITATION_OVER');
  });
  test('requires another member, an adult with a verified e-mail', () => {
    given(kid, born, invited()).when(accept({}, 'kid')).thenRefused('OWN_GUARDIAN');
    given(kid, born, invited())
      .when(accept({ isAdult: false }))
      .thenRefused('GUARDIAN_NOT_ADULT');
    given(kid, born, invited())
      .when(accept({ hasVerifiedMail: false }))
      .thenRefused('MAIL_NOT_VERIFIED');
  });
});

describe('reviewing a guardian', () => {
  const verify = { type: 'VerifyGuardian', minorId: 'kid', guardianId: 'mom', meta: staff } as const;
  const refuse = { ...verify, type: 'RefuseGuardian' } as const;
  test('is done after the guardian accepted', () => {
    given(kid, born, invited(), accepted).when(verify).thenExactly(verified);
    given(kid, born, invited(), accepted).when(refuse).thenEvents('GuardianRefused');
    given(kid, born, invited()).when(verify).thenRefused('NO_GUARDIAN');
  });
  test('is refused to the two members of the link', () =>
    given(kid, born, invited(), accepted)
      .when({ ...verify, meta: metaOf('mom', now, ['admin']) })
      .thenRefused('OWN_GUARDIAN'));
  test('is about the guardian whom staff looked at, not one who accepted since', () => {
    const gone = event('GuardianUnlinked', { guardianId: 'mom', because: 'not verified' as const });
    const another = event('GuardianAccepted', { memberId: 'kid', invitationId: 'two', guardianId: 'eve' });
    for (const command of [verify, refuse])
      given(kid, born, invited(), accepted, gone, invited('two'), another)
        .when(command)
        .thenRefused('ANOTHER_GUARDIAN');
  });
  test('a second time records nothing', () =>
    given(kid, ...linked)
      .when(verify)
      .thenNothing());
  test('with a refusal removes a verified guardian too', () =>
    given(kid, ...linked)
      .when(refuse)
      .thenEvents('GuardianRefused'));
  test('with a refusal lets the minor invite again', () => {
    const refused = event('GuardianRefused', {
      memberId: 'kid',
      guardianId: 'mom',
      refusedBy: 'cleo',
    });
    expect(foldEvents(kid, [born, invited(), accepted, refused]).link).toBeNull();
  });
});

describe('the answer of the configured check', () => {
  const answered = (verdict: 'verified' | ReasonToLook, changes: object = {}) =>
    ({
      type: 'RecordCheckResult',
      minorId: 'kid',
      invitationId: 'one',
      verdict,
      host: 'check.example',
      meta: metaOf('guardian-check', now),
      ...changes,
    }) as const;
  const left = (because: ReasonToLook) =>
    event('GuardianLeftToStaff', { memberId: 'kid', guardianId: 'mom', because });
  const waiting = [born, invited(), accepted] as const;
  test('verifies the guardian, and the record names the check', () => {
    const byCheck = {
      method: 'check' as const,
      verifiedBy: 'guardian-check',
      host: 'check.example',
    };
    given(kid, ...waiting)
      .when(answered('verified'))
      .thenExactly(event('GuardianVerified', { memberId: 'kid', guardianId: 'mom', ...byCheck }));
  });
  test.each(reasonsToLook)('leaves it to staff when it is: %s', (because) => {
    given(kid, ...waiting)
      .when(answered(because))
      .thenExactly(left(because));
    given(kid, ...waiting, left(because))
      .when({ type: 'VerifyGuardian', minorId: 'kid', guardianId: 'mom', meta: staff })
      .thenEvents('GuardianVerified');
  });
  test('counts once, and not after staff has decided', () => {
    given(kid, ...waiting, left('unsure'))
      .when(answered('verified'))
      .thenNothing();
    given(kid, ...linked)
      .when(answered('refused'))
      .thenNothing();
  });
  test('counts only for the link that it was asked about', () => {
    given(kid, ...waiting)
      .when(answered('verified', { invitationId: 'another' }))
      .thenNothing();
    given(kid, born, invited()).when(answered('verified')).thenNothing();
  });
});

describe('ending a link', () => {
  const ask = (by: string) => ({ type: 'AskUnlink', minorId: 'kid', meta: metaOf(by, now) }) as const;
  const ended = event('GuardianUnlinked', { guardianId: 'mom', because: 'both agreed' as const });
  test.each([
    ['kid', 'mom'],
    ['mom', 'kid'],
  ])('takes both: first %s, then %s', (one, other) => {
    given(kid, ...linked)
      .when(ask(one))
      .thenExactly(asked(one));
    given(kid, ...linked, asked(one))
      .when(ask(one))
      .thenNothing();
    given(kid, ...linked, asked(one))
      .when(ask(other))
      .thenExactly(ended);
  });
  test.each(['kid', 'mom'])('is done by %s alone, at once, while nobody has verified it', (one) => {
    const waiting = [born, invited(), accepted];
    const gone = event('GuardianUnlinked', { guardianId: 'mom', because: 'not verified' as const });
    given(kid, ...waiting)
      .when(ask(one))
      .thenExactly(gone);
    given(kid, ...waiting, gone)
      .when({
        type: 'InviteGuardian',
        invitationId: 'two',
        hasVerifiedMail: true,
        meta: metaOf('kid', now),
      })
      .thenEvents('GuardianInvited');
    given(kid, ...waiting)
      .when(ask('bob'))
      .thenRefused('NOT_YOUR_LINK');
  });
  test('may be withdrawn by the member who asked', () => {
    const withdraw = (by: string) =>
      ({ type: 'WithdrawUnlink', minorId: 'kid', meta: metaOf(by, now) }) as const;
    given(kid, ...linked, asked('kid'))
      .when(withdraw('kid'))
      .thenEvents('UnlinkWithdrawn');
    given(kid, ...linked, asked('kid'))
      .when(withdraw('mom'))
      .thenNothing();
    given(kid, ...linked, asked('kid'))
      .when(withdraw('bob'))
      .thenRefused('NOT_YOUR_LINK');
    given(kid).when(withdraw('bob')).thenRefused('NOT_YOUR_LINK');
    given(kid).when(withdraw('kid')).thenNothing();
  });
  test('is refused to others, who do not learn whether there is a link', () => {
    given(kid, ...linked)
      .when(ask('bob'))
      .thenRefused('NOT_YOUR_LINK');
    given(kid).when(ask('bob')).thenRefused('NOT_YOUR_LINK');
    given(kid, born).when(ask('kid')).thenRefused('NO_GUARDIAN');
  });
  test('follows when the guardian is erased', () => {
    const lose = (guardianId: string) =>
      ({ type: 'LoseGuardian', guardianId, meta: metaOf('time', now) }) as const;
    given(kid, ...linked)
      .when(lose('mom'))
      .thenEvents('GuardianUnlinked');
    given(kid, ...linked)
      .when(lose('bob'))
      .thenNothing();
  });
});

describe('coming of age', () => {
  const comeOfAge = (at: string) => ({ type: 'ComeOfAge', meta: metaOf('time', at) }) as const;
  const birthday = '2029-03-04T10:00:00.000Z';
  const reached = event('MajorityReached', { guardianId: 'mom' });
  test('happens on the eighteenth birthday and ends the link', () => {
    given(kid, ...linked)
      .when(comeOfAge('2029-03-04T09:59:59.000Z'))
      .thenNothing();
    given(kid, ...linked)
      .when(comeOfAge(birthday))
      .thenExactly(reached);
    expect(foldEvents(kid, [...linked, reached]).link).toBeNull();
  });
  test('happens once, to minors, and not to an erased member', () => {
    given(kid, ...linked, reached)
      .when(comeOfAge(birthday))
      .thenNothing();
    given(kid, grown).when(comeOfAge(birthday)).thenNothing();
    given(kid, event('BirthDateGiven', { memberId: 'kid', birthDate: '', isMinor: true }))
      .when(comeOfAge(birthday))
      .thenNothing();
  });
  test('counts from the birthday on, even before the job has run', () => {
    expect(isMinor(foldEvents(kid, linked), '2029-03-04T09:59:59.000Z')).toBe(true);
    expect(isMinor(foldEvents(kid, linked), birthday)).toBe(false);
    expect(isKnownAdult(foldEvents(kid, []), now)).toBe(false);
    expect(isKnownAdult(foldEvents(kid, [grown]), now)).toBe(true);
  });
});

describe('who may write to whom', () => {
  const party = (
    id: string,
    history: readonly GuardianshipEvent[],
    blocked: readonly string[] = [],
  ): Party => ({
    id,
    age: foldEvents(kid, history),
    blocked,
  });
  const child = party('kid', linked);
  const otherChild = party('sam', [
    born,
    invited(),
    { ...accepted, data: { ...accepted.data, guardianId: 'dad' } },
    verified,
  ]);
  const pending = party('pat', [born]);
  const unlinked = party('kid', [
    ...linked,
    event('GuardianUnlinked', { guardianId: 'mom', because: 'both agreed' as const }),
  ]);
  const [mom, bob, ann] = [party('mom', [grown]), party('bob', [grown]), party('ann', [grown])];
  const ageless = party('lee', []);
  test.each([
    ['two adults', bob, ann, true],
    ['an adult and a minor', bob, child, false],
    ['guardian and minor', mom, child, true],
    ['guardian and minor past a block', party('mom', [grown], ['kid']), child, true],
    ['two minors with guardians', child, otherChild, true],
    ['a minor and a pending one', child, pending, false],
    ['an adult and a pending minor', bob, pending, false],
    ['a guardian who is not verified and the minor', mom, party('kid', [born, invited(), accepted]), false],
    ['the guardian of before and the minor after the link has ended', mom, unlinked, false],
    ['an adult and a minor whose link has ended', bob, unlinked, false],
    ['two minors, one of whom has lost the guardian', otherChild, unlinked, false],
    [
      'guardian and minor while one of them asks to end it',
      mom,
      party('kid', [...linked, asked('mom')]),
      true,
    ],
    ['two adults past a block', party('bob', [grown], ['ann']), ann, false],
    ['an adult and somebody whose age nobody knows', bob, ageless, false],
    ['a minor and somebody whose age nobody knows', child, ageless, false],
    ['two whose age nobody knows', party('max', []), ageless, false],
    ['oneself', bob, bob, false],
  ])('%s', (_, one, other, may) => {
    expect(mayConverse(one, other, now)).toBe(may);
    expect(mayConverse(other, one, now)).toBe(may);
  });
  test('from the eighteenth birthday on is as between adults, even before the job has run', () => {
    const [before, birthday] = ['2029-03-04T09:59:59.000Z', '2029-03-04T10:00:00.000Z'];
    expect([before, birthday].map((at) => isParentThread(mom, child, at))).toEqual([true, false]);
    expect([before, birthday].map((at) => mayConverse(bob, child, at))).toEqual([false, true]);
    expect(mayConverse(party('mom', [grown], ['kid']), child, birthday)).toBe(false);
  });
});
