import { shownListingsOf } from '../../../projections/marketplace/listing-search/listings-of-members.queries.js';
import type { Effect } from '../../identity/effects.ports.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import { listingDecider } from './listing.decider.js';
import { type ListingEvent, listingEvents } from './listing.events.js';
import { listingState } from './listing.state.js';

/** What a suspended member offers or looks for is paused. The job `pause-unsupervised-listings` may have been there first.
 *  source  README, Commands */
export const listingPaused: Effect = {
  kind: 'listing-paused',
  name: { one: 'listing paused', many: 'listings paused' },
  content: 'listing',
  of: ['suspend', 'end'],
  foresee: ({ db }, memberId) => shownListingsOf(db, memberId),
  async apply({ bus, eventStore }, { memberId, id }, meta) {
    await dispatch(bus, listingDecider, id, { type: 'PauseUnanswered', meta });
    const last = (await eventStore.read(listingEvents, id)).findLast(changesStatus);
    const isPausedByUs = last?.type === 'ListingPaused' && last.meta.actorId !== memberId;
    return isPausedByUs ? { version: last.version } : 'nothing';
  },
  async giveBack({ bus, eventStore }, { memberId, id, version }, meta) {
    const history = await eventStore.read(listingEvents, id);
    const { status, expiresAt } = foldEvents(listingState, history);
    const isTheirs = (event: RecordedEvent<ListingEvent>) =>
      event.version > version && changesStatus(event) && event.meta.actorId === memberId;
    if (status !== 'paused' || expiresAt <= meta.now || history.some(isTheirs)) return 'changed';
    return dispatch(bus, listingDecider, id, { type: 'ResumeAfterSuspension', meta });
  },
};

const changesStatus = ({ type }: ListingEvent): boolean => !contentTypes.includes(type);

const contentTypes: readonly ListingEvent['type'][] = [
  'ListingRevised',
  'PhotoAdded',
  'PhotoRemoved',
  'PhotosArranged',
];
