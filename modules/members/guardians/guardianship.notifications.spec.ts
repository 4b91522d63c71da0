import { event } from '../../kernel/decider/decider.js';
import { requestsAfter } from '../../notifications/rules.fixtures.js';
import type { GuardianshipEvent } from './guardianship.events.js';
import { guardianshipNotifications } from './guardianship.notifications.js';

const accepted = event('GuardianAccepted', { memberId: 'kid', invitationId: 'one', guardianId: 'mom' });
const ended = (because: 'both agreed' | 'guardian left') =>
  event('GuardianUnlinked', { guardianId: 'mom', because });
const pair = { memberId: 'kid', guardianId: 'mom' };

const sentAfter = (...history: readonly GuardianshipEvent[]) =>
  requestsAfter(guardianshipNotifications, 'kid', history).map(
    ({ recipientId, subtype, message }) => `${recipientId} ${subtype}: ${message}`,
  );
/** The same without messages. */
const toWhom = (...history: readonly GuardianshipEvent[]) =>
  sentAfter(...history).map((sent) => sent.slice(0, sent.indexOf(':')));

test('whenever a guardian accepts, the minor is notified, and not of the answer of the check', () => {
  expect(sentAfter(accepted, event('GuardianLeftToStaff', { ...pair, because: 'unsure' as const }))).toEqual([
    'kid accepted: {who} has accepted to be your guardian. We are checking that it is really them. Until then you can look around.',
  ]);
});

test('whenever a guardian is verified or refused, both are notified', () => {
  const check = { method: 'check' as const, verifiedBy: 'guardian-check', host: 'check.example' };
  expect(
    sentAfter(
      event('GuardianVerified', { ...pair, ...check }),
      event('GuardianRefused', { ...pair, refusedBy: 'cleo' }),
    ),
  ).toEqual([
    'kid verified: {who} is verified as your guardian: you can list, hold and post now.',
    'mom verified: You are verified as the guardian of {who}. You are responsible for them here.',
    'kid refused: We could not verify {who} as your guardian. You can invite them again, or somebody else.',
    'mom refused: We could not verify that you are the guardian of {who}. Write to support if that is wrong.',
  ]);
});

test('whenever one asks to end the link, the other is notified', () => {
  expect(toWhom(accepted, event('UnlinkAsked', { askedBy: 'kid' }))).toEqual([
    'kid accepted',
    'mom unlink_asked',
  ]);
  expect(toWhom(accepted, event('UnlinkAsked', { askedBy: 'mom' }))).toEqual([
    'kid accepted',
    'kid unlink_asked',
  ]);
});

test('whenever the link ends, both are notified; only the minor when the guardian was erased', () => {
  expect(toWhom(ended('both agreed'))).toEqual(['kid ended', 'mom ended']);
  expect(sentAfter(ended('guardian left'))).toEqual([
    expect.stringMatching(/^kid ended: Your guardian has left/),
  ]);
});

test('whenever a minor comes of age, they and their guardian are notified that the link has ended', () => {
  expect(sentAfter(event('MajorityReached', { guardianId: 'mom' }))).toEqual([
    'kid majority: You are 18: the link to your guardian {who} has ended by itself.',
    'mom majority: {who} is 18 now: your link as a guardian has ended by itself.',
  ]);
  expect(sentAfter(event('MajorityReached', { guardianId: null }))).toEqual([
    'kid majority: You are 18 and no longer need a guardian here.',
  ]);
});
