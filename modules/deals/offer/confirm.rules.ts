import { type Command, type CommandMetadata, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, type DomainError, notFound } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { Parties } from '../parties.rules.js';
import { feedbackDays, type OfferEvent } from './offer.events.js';
import { type Deal, namedIn } from './offer.state.js';

/** Commands of the member with whom a listing is said to have ended. */
export type AnswerSale = Command<'ConfirmDeal'> | Command<'DisputeDeal', { readonly said: Said }>;

/** The confirmation or dispute of a deal. */
export interface Said {
  /** By the member who was named. */
  readonly hasSpoken: boolean;
  readonly isShown: boolean;
}

/** Confirm the deal; this withdraws the member's own dispute. Changes nothing when a hold or an earlier confirmation exists.
 *  errors  DEAL_NOT_FOUND (not-found) */
export function confirm({ meta }: CommandOf<AnswerSale, 'ConfirmDeal'>, deal: Deal): readonly OfferEvent[] {
  const { parties, done } = answerable(deal, meta);
  return done.agreedBy !== null && !done.isDisputed ? [] : [event('DealConfirmed', parties)];
}

/** Dispute the deal: its feedback neither counts nor shows until the dispute is withdrawn. After a hold, a dispute
 *  is possible until feedback is shown or its time is over; after the member's own confirmation or feedback it is not
 *  possible.
 *  errors  DEAL_NOT_FOUND (not-found), DISPUTE_OVER (conflict) */
export function dispute(
  { said, meta }: CommandOf<AnswerSale, 'DisputeDeal'>,
  deal: Deal,
): readonly OfferEvent[] {
  const { parties, done } = answerable(deal, meta);
  if (done.isDisputed) return [];
  if (!isDisputable(done, said, meta.now))
    throw conflict('DISPUTE_OVER', {
      message: 'You said before that this took place, or the 14 days in which you could dispute it are over.',
    });
  return [event('DealDisputed', parties)];
}

export function isDisputable({ agreedBy, doneAt }: Done, { hasSpoken, isShown }: Said, now: string): boolean {
  if (hasSpoken) return false;
  return agreedBy === null || (agreedBy === 'hold' && !isShown && now <= plusDays(doneAt, feedbackDays));
}

export const noDeal = (): DomainError => notFound('DEAL_NOT_FOUND', { message: 'You have no such deal.' });

type Done = NonNullable<Deal['done']>;

function answerable(
  deal: Deal,
  { actor }: CommandMetadata,
): { readonly parties: Parties; readonly done: Done } {
  const { parties, done } = deal;
  if (!parties || !done || namedIn(deal) !== actor.id) throw noDeal();
  return { parties, done };
}
