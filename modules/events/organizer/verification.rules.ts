import { type Command, type CommandMetadata, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import { mustExist, mustWorkAs } from './authority.rules.js';
import type { OrganizerEvent } from './organizer.events.js';
import type { Organizer } from './organizer.state.js';

/** What staff reads to verify an organizer. */
export type Evidence = Omit<Extract<OrganizerEvent, { type: 'VerificationAsked' }>['data'], 'byId'>;

/** A verification lasts so many days, */
export const verifiedDays = 365;
/** and can be renewed in so many last ones of them. */
export const renewalDays = 60;

export type Verify =
  | Command<'AskForVerification', { readonly evidence: Evidence }>
  | Command<'VerifyOrganizer', { readonly note: string }>
  | Command<'RefuseVerification', { readonly reason: string }>
  | Command<'WithdrawVerification', { readonly reason: string }>
  | Command<'LapseVerification'>
  | Command<'ApproveFirstEvent', { readonly gatheringId: string }>;

/** Ask again: after a refusal, a withdrawal, a lapse, or in the last days of its time.
 *  errors  ORGANIZER_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden), ASKED_ALREADY, TOO_EARLY_TO_ASK (conflict) */
export function ask(
  { evidence, meta }: CommandOf<Verify, 'AskForVerification'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const { verification, until } = mustWorkAs(['owner'], organizer, meta);
  if (isWaiting(organizer))
    throw conflict('ASKED_ALREADY', { message: 'Our staff looks at it already. You will hear from us.' });
  if (verification === 'verified' && (until ?? '') > plusDays(meta.now, renewalDays))
    throw conflict('TOO_EARLY_TO_ASK', {
      message: `You can ask again in the last ${renewalDays} days of the verification.`,
    });
  return [event('VerificationAsked', { ...evidence, byId: meta.actor.id })];
}

/** Verify for a year; a renewal begins when the time before ends.
 *  errors  ORGANIZER_NOT_FOUND (not-found), OWN_ORGANIZER (forbidden), NOT_ASKED (conflict) */
export function verify(
  { note, meta }: CommandOf<Verify, 'VerifyOrganizer'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const { verification, until } = mustWait(organizer, meta);
  const from = verification === 'verified' && until !== null && until > meta.now ? until : meta.now;
  return [event('OrganizerVerified', { until: plusDays(from, verifiedDays), by: meta.actor.id, note })];
}

/** Refuse to verify. One that asked for a renewal keeps the rest of its time.
 *  errors  ORGANIZER_NOT_FOUND (not-found), OWN_ORGANIZER (forbidden), NOT_ASKED (conflict) */
export function refuse(
  { reason, meta }: CommandOf<Verify, 'RefuseVerification'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  mustWait(organizer, meta);
  return [event('VerificationRefused', { by: meta.actor.id, reason })];
}

/** errors  ORGANIZER_NOT_FOUND (not-found), OWN_ORGANIZER, NOT_VERIFIED (forbidden) */
export function withdraw(
  { reason, meta }: CommandOf<Verify, 'WithdrawVerification'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const { verification } = mustBeOfOthers(organizer, meta);
  if (verification !== 'verified')
    throw forbidden('NOT_VERIFIED', { message: 'This organizer is not verified.' });
  return [event('VerificationWithdrawn', { by: meta.actor.id, reason })];
}

/** out  [VerificationLapsed], or [] before its time is over */
export const lapse = (
  { meta }: CommandOf<Verify, 'LapseVerification'>,
  { verification, until }: Organizer,
): readonly OrganizerEvent[] =>
  verification === 'verified' && until !== null && until <= meta.now ? [event('VerificationLapsed', {})] : [];

/** Staff approved its first event, so that it publishes without a review from now on.
 *  errors  ORGANIZER_NOT_FOUND (not-found), OWN_ORGANIZER (forbidden) */
export function approveFirstEvent(
  { gatheringId, meta }: CommandOf<Verify, 'ApproveFirstEvent'>,
  organizer: Organizer,
): readonly OrganizerEvent[] {
  const { isTrusted } = mustBeOfOthers(organizer, meta);
  return isTrusted ? [] : [event('FirstEventApproved', { gatheringId, by: meta.actor.id })];
}

/** Whether it waits for an answer of staff. */
export const isWaiting = ({ verification, isRenewalAsked }: Organizer): boolean =>
  verification === 'asked' || isRenewalAsked;

function mustWait(organizer: Organizer, meta: CommandMetadata): Organizer {
  const begun = mustBeOfOthers(organizer, meta);
  if (!isWaiting(begun))
    throw conflict('NOT_ASKED', {
      message: 'This organizer does not wait for an answer. Somebody may have given one just now.',
    });
  return begun;
}

/** Nobody of staff decides about an organizer that they work in. */
function mustBeOfOthers(organizer: Organizer, { actor }: CommandMetadata): Organizer {
  const begun = mustExist(organizer);
  if (begun.team[actor.id] !== undefined || begun.invited[actor.id] !== undefined)
    throw forbidden('OWN_ORGANIZER', {
      message: 'You work in this organizer, or are invited to. Somebody else of staff has to decide.',
    });
  return begun;
}
