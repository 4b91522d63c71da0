import type { Command } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import {
  accept,
  type FollowListing,
  finish,
  noteHold,
  noteHoldAgain,
  noteRelease,
  reopen,
} from './agree.rules.js';
import { type AnswerSale, confirm, dispute } from './confirm.rules.js';
import { close, decline, expire, type MakeOffer, make, withdraw } from './make.rules.js';
import type { OfferEvent, offerEvents } from './offer.events.js';
import { type Deal, offerState } from './offer.state.js';

export type OfferCommand =
  | MakeOffer
  | FollowListing
  | AnswerSale
  | Command<'DeclineOffer', { readonly offerId: string }>
  | Command<'WithdrawOffer', { readonly offerId: string }>
  | Command<'ExpireOffer'>
  | Command<'CloseOffer', { readonly why: 'sold' | 'gone' | 'house' }>;

/** source  README, Commands */
export const offerDecider: StreamDecider<typeof offerEvents, Deal, OfferCommand> = {
  ...offerState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands that end an offer, or follow from other streams. */
const always: ReadonlySet<OfferCommand['type']> = new Set([
  'AcceptOffer',
  'DeclineOffer',
  'WithdrawOffer',
  'ExpireOffer',
  'CloseOffer',
  'NoteHold',
  'NoteHoldAgain',
  'NoteRelease',
  'FinishDeal',
  'ConfirmDeal',
  'DisputeDeal',
  'ReopenDeal',
]);

function decide(command: OfferCommand, deal: Deal): readonly OfferEvent[] {
  switch (command.type) {
    case 'MakeOffer':
      return make(command, deal);
    case 'AcceptOffer':
      return accept(command, deal);
    case 'DeclineOffer':
      return decline(command.offerId, command.meta, deal);
    case 'WithdrawOffer':
      return withdraw(command.offerId, command.meta, deal);
    case 'ExpireOffer':
      return expire(command.meta, deal);
    case 'CloseOffer':
      return close(command.why, deal);
    case 'NoteHold':
      return noteHold(command, deal);
    case 'NoteHoldAgain':
      return noteHoldAgain(command, deal);
    case 'NoteRelease':
      return noteRelease(command, deal);
    case 'FinishDeal':
      return finish(command, deal);
    case 'ConfirmDeal':
      return confirm(command, deal);
    case 'DisputeDeal':
      return dispute(command, deal);
    case 'ReopenDeal':
      return reopen(command, deal);
    default:
      return unreachable(command);
  }
}
