import { type Deal, namedIn } from '../offer/offer.state.js';
import { type Feedback, givenBy } from './feedback.state.js';

/** Whether both sides had a part in a deal that is done: the named side held the listing then, has confirmed the
 *  deal, or has given feedback. Feedback on any other deal neither counts nor shows.
 *  out     null while it is not done
 *  source  README, Rule 8 */
export function saleOf(deal: Deal, feedback: Feedback): 'agreed' | 'unconfirmed' | 'disputed' | null {
  const { done } = deal;
  if (!done) return null;
  if (done.isDisputed) return 'disputed';
  const named = namedIn(deal);
  const hasSpoken = named !== undefined && givenBy(feedback, named) !== undefined;
  return done.agreedBy !== null || hasSpoken ? 'agreed' : 'unconfirmed';
}
