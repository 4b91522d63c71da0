import { type Command, event } from '../../kernel/decider/decider.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { watchEvents } from './watch.events.js';
import { type Watch, watchState } from './watch.state.js';

export type WatchCommand =
  | Command<'WatchListing', { readonly listingId: string }>
  | Command<'UnwatchListing', { readonly listingId: string }>;

/** A member watches a listing, or stops. A repeat changes nothing. */
export const watchDecider: StreamDecider<typeof watchEvents, Watch, WatchCommand> = {
  ...watchState,
  decide: ({ type, listingId, meta }, { isOn }) => {
    const on = type === 'WatchListing';
    if (on === isOn) return [];
    return [event(on ? 'ListingWatched' : 'ListingUnwatched', { memberId: meta.actor.id, listingId })];
  },
};
