import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { watchEvents } from './watch.events.js';

export interface Watch {
  readonly isOn: boolean;
}

export const watchState: StreamState<typeof watchEvents, Watch> = {
  events: watchEvents,
  initial: { isOn: false },
  evolve: (_, event) => ({ isOn: event.type === 'ListingWatched' }),
};
