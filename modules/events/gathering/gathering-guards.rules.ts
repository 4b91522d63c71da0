import { conflict, notFound, unprocessable } from '../../kernel/decider/errors.js';
import type { Hours } from './gathering.schemas.js';
import type { Gathering } from './gathering.state.js';

/** errors  GATHERING_NOT_FOUND (not-found) */
export function mustExist({ status }: Gathering): void {
  if (status === 'none' || status === 'discarded') throw noGathering();
}

/** errors  GATHERING_NOT_FOUND (not-found), GATHERING_OVER (conflict) for one that is cancelled */
export function mustNotBeCancelled(gathering: Gathering): void {
  mustExist(gathering);
  if (gathering.status === 'cancelled') throw isCancelled();
}

/** errors  those before, and NOT_PUBLISHED (conflict) */
export function mustBePublished(gathering: Gathering): void {
  mustNotBeCancelled(gathering);
  if (gathering.status !== 'published')
    throw conflict('NOT_PUBLISHED', {
      message: 'This event is a draft: change its dates as a whole, or discard it.',
    });
}

/** errors  GATHERING_NOT_FOUND (not-found), ALREADY_PUBLISHED (conflict) */
export function mustBeDraft(gathering: Gathering): void {
  mustExist(gathering);
  if (!isDraft(gathering)) throw alreadyPublished();
}

/** Whether everybody reads its page, unless a decision removed it. */
export const wasPublished = (status: Gathering['status']): boolean =>
  status === 'published' || status === 'cancelled';

export const isDraft = ({ status }: Gathering): boolean => status === 'draft' || status === 'in review';

/** errors  TIMES_REVERSED (unprocessable) */
export function mustEndLater({ opens, closes, lasts }: Hours): void {
  if (lasts === 1 && closes <= opens)
    throw unprocessable('TIMES_REVERSED', {
      message: 'The end must be later than the start. An event that goes on past midnight lasts two days.',
      fields: [{ path: 'closes', message: 'Choose a time after it opens, or one more day.' }],
    });
}

export const noGathering = () => notFound('GATHERING_NOT_FOUND', { message: 'This event no longer exists.' });
export const isCancelled = () =>
  conflict('GATHERING_OVER', { message: 'This event was canceled, so it does not change any more.' });
export const alreadyPublished = () =>
  conflict('ALREADY_PUBLISHED', { message: 'This event is published already.' });
export const alreadyOver = () =>
  unprocessable('ALREADY_OVER', { message: 'That date has passed. Choose a future date.' });
