import { type Command, type CommandMetadata, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { noDeal } from '../offer/confirm.rules.js';
import type { Parties } from '../parties.rules.js';
import type { FeedbackEvent, feedbackEvents, Rating } from './feedback.events.js';
import { type Feedback, feedbackState, givenBy, givenTo } from './feedback.state.js';
import type { saleOf } from './sale.rules.js';

export type FeedbackCommand =
  | Command<
      'GiveFeedback',
      {
        readonly parties: Parties;
        readonly sale: ReturnType<typeof saleOf>;
        /** The actor is the side that was named in the deal: their feedback confirms that it took place. */
        readonly isNamed: boolean;
        readonly until: string;
        readonly rating: Rating;
        readonly comment: string;
      }
    >
  | Command<'AnswerFeedback', { readonly answer: string }>
  | Command<'ShowFeedback'>
  | Command<'VoidFeedback', { readonly fromId: string }>
  | Command<'RestoreFeedback', { readonly fromId: string }>;

/** source  README, Commands */
export const feedbackDecider: StreamDecider<typeof feedbackEvents, Feedback, FeedbackCommand> = {
  ...feedbackState,
  decide,
};

function decide(command: FeedbackCommand, feedback: Feedback): readonly FeedbackEvent[] {
  switch (command.type) {
    case 'GiveFeedback':
      return give(command, feedback);
    case 'AnswerFeedback':
      return answer(command, feedback);
    case 'ShowFeedback':
      return show(command.meta, feedback);
    case 'VoidFeedback':
      return voidOf(command, feedback);
    case 'RestoreFeedback':
      return restore(command, feedback);
    default:
      return unreachable(command);
  }
}

/** Give feedback once on a deal that both sides say is done, within its time limit. When both sides have, both are shown.
 *  units   until: ISO-8601 UTC
 *  errors  DEAL_NOT_FOUND (not-found), FEEDBACK_GIVEN, DEAL_UNCONFIRMED, DEAL_DISPUTED, FEEDBACK_OVER (conflict) */
function give(
  { parties, sale, isNamed, until, rating, comment, meta }: CommandOf<FeedbackCommand, 'GiveFeedback'>,
  feedback: Feedback,
): readonly FeedbackEvent[] {
  const fromId = meta.actor.id;
  const { sellerId, buyerId } = parties;
  if (fromId !== sellerId && fromId !== buyerId) throw noDeal();
  const toId = fromId === sellerId ? buyerId : sellerId;
  const before = givenBy(feedback, fromId);
  if (before?.rating === rating && before.comment === comment) return [];
  if (before)
    throw conflict('FEEDBACK_GIVEN', {
      message: 'You have already left feedback, and it cannot be changed.',
    });
  if (sale === 'unconfirmed' && !isNamed)
    throw conflict('DEAL_UNCONFIRMED', {
      message: 'Feedback waits until the member who was named says that the deal took place.',
    });
  if (sale === 'disputed')
    throw conflict('DEAL_DISPUTED', {
      message: 'One of you says that this deal did not take place, so there is no feedback on it.',
    });
  if (feedback.isShown || meta.now > until)
    throw conflict('FEEDBACK_OVER', { message: 'The 14 days for feedback are over.' });
  const given = event('FeedbackGiven', { ...parties, fromId, toId, rating, comment, showAt: until });
  return feedback.given.length ? [given, event('FeedbackShown', parties)] : [given];
}

/** Answer the other side's feedback once, after it is shown.
 *  errors  DEAL_NOT_FOUND (not-found), FEEDBACK_ANSWERED (conflict) */
function answer(
  { answer: words, meta }: CommandOf<FeedbackCommand, 'AnswerFeedback'>,
  feedback: Feedback,
): readonly FeedbackEvent[] {
  const about = givenTo(feedback, meta.actor.id);
  if (!about || about.isVoided || !feedback.isShown || !feedback.parties) throw noDeal();
  if (about.answer === words) return [];
  if (about.answer !== null)
    throw conflict('FEEDBACK_ANSWERED', { message: 'You have answered this already.' });
  return [event('FeedbackAnswered', { ...feedback.parties, fromId: meta.actor.id, answer: words })];
}

/** Show the feedback, once its time has come; otherwise changes nothing. */
function show({ now }: CommandMetadata, feedback: Feedback): readonly FeedbackEvent[] {
  const { parties, given, isShown, showAt } = feedback;
  return parties && given.length && !isShown && showAt <= now ? [event('FeedbackShown', parties)] : [];
}

/** Void what one side said, by a decision of a case. Changes nothing when they said nothing, or it is void already. */
function voidOf(
  { fromId, meta }: CommandOf<FeedbackCommand, 'VoidFeedback'>,
  feedback: Feedback,
): readonly FeedbackEvent[] {
  const given = givenBy(feedback, fromId);
  if (!feedback.parties || !given || given.isVoided) return [];
  return [event('FeedbackVoided', { ...feedback.parties, fromId, voidedBy: meta.actor.id })];
}

/** Let it count and show again. Changes nothing when it is not void. */
function restore(
  { fromId, meta }: CommandOf<FeedbackCommand, 'RestoreFeedback'>,
  feedback: Feedback,
): readonly FeedbackEvent[] {
  if (!feedback.parties || !givenBy(feedback, fromId)?.isVoided) return [];
  return [event('FeedbackRestored', { ...feedback.parties, fromId, restoredBy: meta.actor.id })];
}
