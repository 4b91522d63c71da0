import { event } from '../../kernel/decider/decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { organizerDecider as organizer } from './organizer.decider.js';
import { maxTeam, type OrganizerEvent } from './organizer.events.js';
import { applied, evidence, invited, joined, verified, words } from './organizer.fixtures.js';
import { idOfOrganizer, slugsOfOrganizer } from './organizer-ids.shared.js';

const now = '2026-06-01T12:00:00.000Z';
const ana = metaOf('ana', now);
const bob = metaOf('bob', now);
const rita = metaOf('rita', now, ['reviewer']);
const time = metaOf('time', now);

const refused: OrganizerEvent = event('VerificationRefused', { by: 'rita', reason: 'No such club.' });
const withdrawn: OrganizerEvent = event('VerificationWithdrawn', { by: 'rita', reason: 'You left it.' });
const lapsed: OrganizerEvent = event('VerificationLapsed', {});
const asked: OrganizerEvent = event('VerificationAsked', { byId: 'ana', ...evidence });

describe('beginning', () => {
  const apply = { type: 'ApplyAsOrganizer', words, slug: 'madison-classics', evidence, meta: ana } as const;

  test('an organizer belongs to whoever begins it, and asks to be verified', () => {
    given(organizer).when(apply).thenExactly(applied());
  });
  test('an address is given once', () => {
    given(organizer, applied()).when(apply).thenRefused('ORGANIZER_SLUG_TAKEN');
  });
  test('an address is no page beside those of organizers', () => {
    expect(slugsOfOrganizer('Apply', 'club', 'x')[0]).toBe('apply-club');
    expect(slugsOfOrganizer('Mine', 'club', 'x')[0]).toBe('mine-club');
    expect(idOfOrganizer('a')).not.toBe(idOfOrganizer('b'));
  });
});

describe('what it says of itself', () => {
  const change = (meta = ana, name = 'Madison Classics Club') =>
    ({ type: 'ChangeOrganizer', words: { ...words, name }, meta }) as const;

  test('is changed by its owners and editors', () => {
    given(organizer, applied()).when(change()).thenEvents('OrganizerChanged');
    given(organizer, applied(), joined('bob', 'editor')).when(change(bob)).thenEvents('OrganizerChanged');
  });
  test('is not changed by others of its team, or of nowhere', () => {
    given(organizer, applied(), joined('bob', 'treasurer')).when(change(bob)).thenRefused('NOT_IN_THE_TEAM');
    given(organizer, applied()).when(change(bob)).thenRefused('NOT_IN_THE_TEAM');
    given(organizer).when(change()).thenRefused('ORGANIZER_NOT_FOUND');
  });
  test('is quiet when nothing changes', () => {
    given(organizer, applied()).when(change(ana, words.name)).thenNothing();
  });
  test('keeps the name that was verified, for as long as it is', () => {
    given(organizer, applied(), verified()).when(change()).thenRefused('NAME_VERIFIED');
    given(organizer, applied(), verified())
      .when({ type: 'ChangeOrganizer', words: { ...words, about: 'Since 1961.' }, meta: ana })
      .thenEvents('OrganizerChanged');
    given(organizer, applied(), verified(now)).when(change()).thenEvents('OrganizerChanged');
  });
});

describe('verification', () => {
  const verify = (meta = rita) => ({ type: 'VerifyOrganizer', note: '', meta }) as const;
  const refuse = (meta = rita) => ({ type: 'RefuseVerification', reason: 'No such club.', meta }) as const;
  const withdraw = (meta = rita) => ({ type: 'WithdrawVerification', reason: 'You left it.', meta }) as const;
  const ask = (meta = ana) => ({ type: 'AskForVerification', evidence, meta }) as const;
  const soon = plusDays(now, 60);

  test('lasts a year', () => {
    given(organizer, applied())
      .when(verify())
      .thenExactly(event('OrganizerVerified', { until: plusDays(now, 365), by: 'rita', note: '' }));
  });
  test('is given to whoever asked', () => {
    given(organizer, applied(), verified()).when(verify()).thenRefused('NOT_ASKED');
    given(organizer, applied(), refused).when(refuse()).thenRefused('NOT_ASKED');
    given(organizer).when(verify()).thenRefused('ORGANIZER_NOT_FOUND');
  });
  test('is decided by nobody who works there, or is invited to', () => {
    const owns = [applied(), joined('rita', 'gate')];
    given(organizer, ...owns)
      .when(verify())
      .thenRefused('OWN_ORGANIZER');
    given(organizer, ...owns)
      .when(refuse())
      .thenRefused('OWN_ORGANIZER');
    given(organizer, ...owns)
      .when(withdraw())
      .thenRefused('OWN_ORGANIZER');
    given(organizer, applied(), invited('rita', 'gate')).when(verify()).thenRefused('OWN_ORGANIZER');
  });
  test('is asked for again after a refusal, a withdrawal or a lapse', () => {
    for (const ended of [[refused], [verified(), withdrawn], [verified(), lapsed]])
      given(organizer, applied(), ...ended)
        .when(ask())
        .thenEvents('VerificationAsked');
    given(organizer, applied()).when(ask()).thenRefused('ASKED_ALREADY');
  });
  test('is asked for by an owner', () => {
    given(organizer, applied(), refused, joined('bob', 'editor'))
      .when(ask(bob))
      .thenRefused('NOT_IN_THE_TEAM');
  });
  test('is renewed in its last 60 days, and the rest of its time is not lost', () => {
    given(organizer, applied(), verified(plusDays(now, 61)))
      .when(ask())
      .thenRefused('TOO_EARLY_TO_ASK');
    given(organizer, applied(), verified(soon)).when(ask()).thenEvents('VerificationAsked');
    given(organizer, applied(), verified(soon), asked).when(ask()).thenRefused('ASKED_ALREADY');
    given(organizer, applied(), verified(soon), asked)
      .when(verify())
      .thenExactly(event('OrganizerVerified', { until: plusDays(soon, 365), by: 'rita', note: '' }));
  });
  test('stays until its end when the renewal is refused', () => {
    given(organizer, applied(), verified(soon), asked, refused)
      .when(withdraw())
      .thenEvents('VerificationWithdrawn');
  });
  test('is withdrawn where there is one', () => {
    given(organizer, applied()).when(withdraw()).thenRefused('NOT_VERIFIED');
    given(organizer, applied(), verified()).when(withdraw()).thenEvents('VerificationWithdrawn');
  });
  test('lapses when its time is over; a renewal that waits goes on waiting', () => {
    const lapse = { type: 'LapseVerification', meta: time } as const;
    given(organizer, applied(), verified(plusDays(now, 1)))
      .when(lapse)
      .thenNothing();
    given(organizer, applied(), verified(now)).when(lapse).thenExactly(lapsed);
    given(organizer, applied(), verified(now), lapsed).when(lapse).thenNothing();
    given(organizer, applied(), verified(now), asked, lapsed).when(verify()).thenEvents('OrganizerVerified');
  });
  test('does not spare the review of the first event, which is approved once', () => {
    const approve = { type: 'ApproveFirstEvent', gatheringId: 'g1', meta: rita } as const;
    const approved = event('FirstEventApproved', { gatheringId: 'g1', by: 'rita' });
    given(organizer, applied(), verified()).when(approve).thenExactly(approved);
    given(organizer, applied(), verified(), approved).when(approve).thenNothing();
  });
});

describe('the team', () => {
  const invite = (memberId: string, meta = ana) =>
    ({ type: 'InviteToTeam', memberId, role: 'editor', meta }) as const;
  const answer = (accepts: boolean, meta = bob) => ({ type: 'AnswerTeamInvitation', accepts, meta }) as const;
  const change = (memberId: string, role: 'owner' | 'gate', meta = ana) =>
    ({ type: 'ChangeTeamRole', memberId, role, meta }) as const;
  const leave = (memberId: string, meta = ana) => ({ type: 'LeaveTeam', memberId, meta }) as const;
  const part = (memberId: string) => ({ type: 'PartWithTeamMember', memberId, meta: time }) as const;

  test('is invited by an owner, once, and has an end', () => {
    given(organizer, applied()).when(invite('bob')).thenExactly(invited('bob', 'editor'));
    given(organizer, applied(), invited('bob', 'gate'))
      .when(invite('bob'))
      .thenRefused('IN_THE_TEAM_ALREADY');
    given(organizer, applied()).when(invite('ana')).thenRefused('IN_THE_TEAM_ALREADY');
    given(organizer, applied(), joined('bob', 'editor'))
      .when(invite('cid', bob))
      .thenRefused('NOT_IN_THE_TEAM');
    const full = Array.from({ length: maxTeam - 1 }, (_, at) => invited(`m${at}`, 'gate'));
    given(organizer, applied(), ...full)
      .when(invite('bob'))
      .thenRefused('TEAM_FULL');
  });
  test('is joined by whoever is invited, in the role of the invitation', () => {
    given(organizer, applied(), invited('bob', 'gate')).when(answer(true)).thenExactly(joined('bob', 'gate'));
    given(organizer, applied(), joined('bob', 'gate')).when(answer(true)).thenNothing();
    given(organizer, applied()).when(answer(true)).thenRefused('NOT_INVITED');
    given(organizer, applied(), invited('bob', 'gate'))
      .when(answer(false))
      .thenExactly(event('TeamInvitationEnded', { memberId: 'bob', because: 'declined' as const }));
  });
  test('changes roles by an owner, also those of invitations', () => {
    given(organizer, applied(), joined('bob', 'editor'))
      .when(change('bob', 'gate'))
      .thenEvents('TeamRoleChanged');
    given(organizer, applied(), joined('bob', 'gate')).when(change('bob', 'gate')).thenNothing();
    given(organizer, applied(), invited('bob', 'editor'))
      .when(change('bob', 'gate'))
      .thenExactly(invited('bob', 'gate'));
    given(organizer, applied(), joined('bob', 'editor'))
      .when(change('bob', 'owner', bob))
      .thenRefused('NOT_IN_THE_TEAM');
  });
  test('keeps an owner', () => {
    given(organizer, applied(), joined('bob', 'editor')).when(leave('ana')).thenRefused('LAST_OWNER');
    given(organizer, applied()).when(change('ana', 'gate')).thenRefused('LAST_OWNER');
    given(organizer, applied(), joined('bob', 'owner')).when(leave('ana')).thenEvents('TeamLeft');
  });
  test('is left by oneself, or by whom an owner lets go', () => {
    given(organizer, applied(), joined('bob', 'gate'))
      .when(leave('bob', bob))
      .thenExactly(event('TeamLeft', { memberId: 'bob', because: 'left' as const }));
    given(organizer, applied(), joined('bob', 'gate'))
      .when(leave('bob'))
      .thenExactly(event('TeamLeft', { memberId: 'bob', because: 'dismissed' as const }));
    given(organizer, applied(), joined('bob', 'gate')).when(leave('ana', bob)).thenRefused('NOT_IN_THE_TEAM');
    given(organizer, applied()).when(leave('bob')).thenNothing();
  });
  test('takes an invitation back', () => {
    given(organizer, applied(), invited('bob', 'gate'))
      .when(leave('bob'))
      .thenExactly(event('TeamInvitationEnded', { memberId: 'bob', because: 'withdrawn' as const }));
  });
  test('goes on without whoever is erased: the longest-serving editor follows the last owner', () => {
    given(organizer, applied(), joined('cid', 'gate'), joined('bob', 'editor'), joined('dora', 'editor'))
      .when(part('ana'))
      .thenExactly(
        event('TeamLeft', { memberId: 'ana', because: 'erased' as const }),
        event('TeamRoleChanged', { memberId: 'bob', role: 'owner' as const, by: 'time' }),
      );
    given(organizer, applied(), joined('bob', 'owner')).when(part('ana')).thenEvents('TeamLeft');
    given(organizer, applied(), invited('bob', 'gate')).when(part('bob')).thenEvents('TeamInvitationEnded');
    given(organizer, applied()).when(part('bob')).thenNothing();
  });
  test('without anybody to answer for it, an organizer is not verified any more and does not wait', () => {
    given(organizer, applied(), verified(), joined('cid', 'gate'))
      .when(part('ana'))
      .thenEvents('TeamLeft', 'VerificationWithdrawn');
    given(organizer, applied()).when(part('ana')).thenEvents('TeamLeft', 'VerificationRefused');
    given(organizer, applied(), refused).when(part('ana')).thenEvents('TeamLeft');
  });
});

test('a decision hides an organizer once, and shows it again', () => {
  const hide = { type: 'HideOrganizer', meta: rita } as const;
  const show = { type: 'ShowOrganizer', meta: rita } as const;
  const hidden = event('OrganizerHidden', { by: 'rita' });
  given(organizer, applied()).when(hide).thenExactly(hidden);
  given(organizer, applied(), hidden).when(hide).thenNothing();
  given(organizer, applied(), hidden).when(show).thenEvents('OrganizerShown');
  given(organizer, applied()).when(show).thenNothing();
  given(organizer).when(hide).thenNothing();
});
