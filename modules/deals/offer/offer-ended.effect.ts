import { waitingOffersOf } from '../../../projections/deals/deals/due.queries.js';
import type { Effect } from '../../identity/effects.ports.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { offerDecider } from './offer.decider.js';
import { offerEvents } from './offer.events.js';

/** Waiting offers of a suspended member end, and those that others made to them. An offer that has ended stays so: whoever made it may make another.
 *  source  README, Commands */
export const offerEnded: Effect = {
  kind: 'offer-ended',
  name: { one: 'offer ended', many: 'offers ended' },
  content: 'offer',
  of: ['suspend', 'end'],
  isFinal: true,
  foresee: async ({ db }, memberId) =>
    (await waitingOffersOf(db, memberId)).map((id) => ({ id, title: null })),
  async apply({ bus, eventStore }, { id }, meta) {
    await dispatch(bus, offerDecider, id, { type: 'CloseOffer', why: 'house', meta });
    const last = (await eventStore.read(offerEvents, id)).at(-1);
    return last?.type === 'OfferClosed' ? { version: last.version } : 'nothing';
  },
  giveBack: async () => 'changed',
};
