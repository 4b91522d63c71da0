import { openHoldsOf } from '../../../projections/marketplace/listing-search/listings-of-members.queries.js';
import type { Effect } from '../../identity/effects.ports.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import { listingDecider } from './listing.decider.js';
import { type ListingEvent, listingEvents } from './listing.events.js';
import { listingState } from './listing.state.js';

/** A suspended member holds nothing. They hold it again when it is still open, until the same time.
 *  source  README, Commands */
export const holdReleased: Effect = {
  kind: 'hold-released',
  name: { one: 'hold ended', many: 'holds ended' },
  content: 'listing',
  of: ['suspend', 'end'],
  foresee: async ({ db }, memberId) =>
    (await openHoldsOf(db, memberId)).map(({ listingId: id, title }) => ({ id, title })),
  async apply({ bus, eventStore }, { memberId, id }, meta) {
    await dispatch(bus, listingDecider, id, { type: 'EndHold', buyerId: memberId, meta });
    const history = await eventStore.read(listingEvents, id);
    const released = history.findLast(({ type }) => type === 'HoldReleased');
    const isByUs = released?.type === 'HoldReleased' && released.data.by === 'house';
    return isByUs && holdBefore(history, released.version)?.data.buyerId === memberId
      ? { version: released.version }
      : 'nothing';
  },
  async giveBack({ bus, eventStore }, { memberId, id, version }, meta) {
    const history = await eventStore.read(listingEvents, id);
    const hold = holdBefore(history, version);
    const { status } = foldEvents(listingState, history);
    const isHeldSince = history.some((event) => event.version > version && event.type === 'ListingHeld');
    if (!hold || hold.data.heldUntil <= meta.now || status !== 'active' || isHeldSince) return 'changed';
    const { heldUntil, offerId } = hold.data;
    return dispatch(bus, listingDecider, id, {
      type: 'HoldAgain',
      buyerId: memberId,
      heldUntil,
      offerId,
      meta,
    });
  },
};

type Held = RecordedEvent<Extract<ListingEvent, { readonly type: 'ListingHeld' }>>;

const holdBefore = (history: readonly RecordedEvent<ListingEvent>[], version: number): Held | undefined =>
  history.findLast((event): event is Held => event.version < version && event.type === 'ListingHeld');
