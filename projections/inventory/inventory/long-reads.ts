import { FairQueue } from '../../../modules/kernel/async/fair-queue.js';
import { unavailable } from '../../../modules/kernel/decider/errors.js';

/** Read a whole inventory in turn: two are read at a time, and one for each member.
 *  errors  TOO_BUSY (unavailable); those of `read` */
export const inTurn = <Result>(memberId: string, read: () => Promise<Result>): Promise<Result> =>
  line.run(memberId, read);

const line = new FairQueue({
  atOnce: 2,
  longest: 100,
  longestOfKey: 4,
  patience: 30_000,
  full: () =>
    unavailable('TOO_BUSY', {
      message: 'Many large inventories are being read right now. Please try again in a moment.',
      retryAfter: 10,
    }),
});
