import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { Parties } from '../parties.rules.js';
import { type FeedbackEvent, feedbackEvents, type Rating } from './feedback.events.js';

export interface Given {
  readonly fromId: string;
  readonly toId: string;
  readonly rating: Rating;
  /** Empty without one, and once its writer is erased. */
  readonly comment: string;
  /** Of the member it is about. */
  readonly answer: string | null;
  /** By a decision: it counts nowhere, and nobody is shown it. */
  readonly isVoided: boolean;
}

export interface Feedback {
  readonly parties: Parties | null;
  /** At most one of each side. */
  readonly given: readonly Given[];
  readonly showAt: string;
  readonly isShown: boolean;
}

export const feedbackState: StreamState<typeof feedbackEvents, Feedback> = {
  events: feedbackEvents,
  initial: { parties: null, given: [], showAt: '', isShown: false },
  evolve,
};

export const givenBy = ({ given }: Feedback, memberId: string): Given | undefined =>
  given.find(({ fromId }) => fromId === memberId);

export const givenTo = ({ given }: Feedback, memberId: string): Given | undefined =>
  given.find(({ toId }) => toId === memberId);

function evolve(feedback: Feedback, event: FeedbackEvent): Feedback {
  const { listingId, sellerId, buyerId } = event.data;
  const parties = { listingId, sellerId, buyerId };
  switch (event.type) {
    case 'FeedbackGiven': {
      const { fromId, toId, rating, comment, showAt } = event.data;
      const given = [...feedback.given, { fromId, toId, rating, comment, answer: null, isVoided: false }];
      return { ...feedback, parties, given, showAt };
    }
    case 'FeedbackShown':
      return { ...feedback, isShown: true };
    case 'FeedbackAnswered': {
      const { fromId, answer } = event.data;
      const given = feedback.given.map((one) => (one.toId === fromId ? { ...one, answer } : one));
      return { ...feedback, given };
    }
    case 'FeedbackVoided':
    case 'FeedbackRestored': {
      const isVoided = event.type === 'FeedbackVoided';
      const { fromId } = event.data;
      const given = feedback.given.map((one) => (one.fromId === fromId ? { ...one, isVoided } : one));
      return { ...feedback, given };
    }
    default:
      return unreachable(event);
  }
}
