import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type BoostEvent, boostEvents } from './boost.events.js';

/** The last boost of a listing; its time may be over. */
export type Boost =
  | { readonly status: 'none' }
  | { readonly status: 'started'; readonly memberId: string; readonly until: string };

export const boostState: StreamState<typeof boostEvents, Boost> = {
  events: boostEvents,
  initial: { status: 'none' },
  evolve,
};

/** units  now: ISO-8601 UTC */
export const isRunning = (boost: Boost, now: string): boolean =>
  boost.status === 'started' && boost.until > now;

function evolve(_: Boost, event: BoostEvent): Boost {
  switch (event.type) {
    case 'BoostStarted':
      return { status: 'started', memberId: event.data.memberId, until: event.data.until };
    case 'BoostStopped':
      return { status: 'none' };
    default:
      return unreachable(event);
  }
}
