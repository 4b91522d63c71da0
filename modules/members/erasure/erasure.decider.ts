import { type Command, event } from '../../kernel/decider/decider.js';
import { conflict, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type ErasureEvent, erasureEvents } from './erasure.events.js';
import { type Erasure, erasureState } from './erasure.state.js';

export type ErasureCommand =
  | Command<'RequestErasure', { readonly graceDays: number }>
  | Command<'CancelErasure'>
  | Command<'PerformErasure', { readonly photosRemoved: number }>;

export const graceDays = 14;

/** source  README, Commands, Rules 5 and 12 */
export const erasureDecider: StreamDecider<typeof erasureEvents, Erasure, ErasureCommand> = {
  ...erasureState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<ErasureCommand['type']> = new Set([
  'RequestErasure',
  'CancelErasure',
  'PerformErasure',
]);

/** out     [] for a request while one is due at the same time or earlier, a cancellation without a request, and a repeated or early performance
 *  errors  ALREADY_ERASED, ERASURE_DUE (conflict) */
function decide(command: ErasureCommand, erasure: Erasure): readonly ErasureEvent[] {
  const { now } = command.meta;
  switch (command.type) {
    case 'RequestErasure': {
      if (erasure.status === 'performed')
        throw conflict('ALREADY_ERASED', { message: 'This account was erased.' });
      const dueAt = plusDays(now, command.graceDays);
      return erasure.status === 'requested' && erasure.dueAt <= dueAt
        ? []
        : [event('ErasureRequested', { dueAt })];
    }
    case 'CancelErasure':
      if (erasure.status !== 'requested') return [];
      if (erasure.dueAt <= now)
        throw conflict('ERASURE_DUE', {
          message: 'This account is being erased: it is too late to keep it.',
        });
      return [event('ErasureCancelled', {})];
    case 'PerformErasure':
      if (erasure.status !== 'requested' || erasure.dueAt > now) return [];
      return [event('ErasurePerformed', { photosRemoved: command.photosRemoved })];
    default:
      return unreachable(command);
  }
}
