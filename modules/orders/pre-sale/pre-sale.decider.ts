import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { cancelLines, cancelLinesFor, cancelPreSale } from './cancelling.rules.js';
import { checkIn, releaseNoShows, undoCheckIn, vacateSpace } from './day.rules.js';
import { abandonLapsed, leaveOrder, reserve } from './hold.rules.js';
import { abandonOrder, recordDispute, recordPayment, recordRefund, submit } from './money.rules.js';
import type { preSaleEvents } from './pre-sale.events.js';
import { preSaleState } from './pre-sale.state.js';
import type { PreSale, PreSaleCommand } from './pre-sale-types.state.js';
import { recordAssignments, reserveFor } from './reserve-for.rules.js';
import { expireRights, grantRights, rollOverRight, surrenderRight } from './rights.rules.js';
import { blockSpace, moveSpace, offerSpaces, unblockSpace } from './spaces.rules.js';
import {
  announce,
  changeTerms,
  draftPreSale,
  letCancelFree,
  pauseSales,
  resumeSales,
} from './terms.rules.js';
import { declineOffer, joinWaitlist, leaveWaitlist, offerFromWaitlist } from './waitlist.rules.js';

export type { PreSaleCommand };

/** Everything that is sold and given for one date, decided one after the other: no space has two holders. Who of a team may is checked before, since it
 *  follows from the organizer's stream.
 *  source  README; ADR 0111 */
export const preSaleDecider: StreamDecider<typeof preSaleEvents, PreSale, PreSaleCommand> = {
  ...preSaleState,
  decide(command, preSale) {
    switch (command.type) {
      case 'DraftPreSale':
        return draftPreSale(command, preSale);
      case 'ChangeTerms':
        return changeTerms(command, preSale);
      case 'LetCancelFree':
        return letCancelFree(command, preSale);
      case 'AnnouncePreSale':
        return announce(command, preSale);
      case 'PauseSales':
        return pauseSales(command, preSale);
      case 'ResumeSales':
        return resumeSales(command, preSale);
      case 'CancelPreSale':
        return cancelPreSale(command, preSale);
      case 'OfferSpaces':
        return offerSpaces(command, preSale);
      case 'BlockSpace':
        return blockSpace(command, preSale);
      case 'UnblockSpace':
        return unblockSpace(command, preSale);
      case 'MoveSpace':
        return moveSpace(command, preSale);
      case 'GrantRights':
        return grantRights(command, preSale);
      case 'SurrenderRight':
        return surrenderRight(command, preSale);
      case 'RollOverRight':
        return rollOverRight(command, preSale);
      case 'ExpireRights':
        return expireRights(command, preSale);
      case 'ReserveOrder':
        return reserve(command, preSale);
      case 'ReserveFor':
        return reserveFor(command, preSale);
      case 'RecordAssignments':
        return recordAssignments(command, preSale);
      case 'LeaveOrder':
        return leaveOrder(command, preSale);
      case 'AbandonLapsed':
        return abandonLapsed(command, preSale);
      case 'AbandonOrder':
        return abandonOrder(command, preSale);
      case 'SubmitOrder':
        return submit(command, preSale);
      case 'RecordPayment':
        return recordPayment(command, preSale);
      case 'RecordRefund':
        return recordRefund(command, preSale);
      case 'RecordDispute':
        return recordDispute(command, preSale);
      case 'CancelLines':
        return cancelLines(command, preSale);
      case 'CancelLinesFor':
        return cancelLinesFor(command, preSale);
      case 'JoinWaitlist':
        return joinWaitlist(command, preSale);
      case 'LeaveWaitlist':
        return leaveWaitlist(command, preSale);
      case 'OfferFromWaitlist':
        return offerFromWaitlist(command, preSale);
      case 'DeclineOffer':
        return declineOffer(command, preSale);
      case 'CheckIn':
        return checkIn(command, preSale);
      case 'UndoCheckIn':
        return undoCheckIn(command, preSale);
      case 'ReleaseNoShows':
        return releaseNoShows(command, preSale);
      case 'VacateSpace':
        return vacateSpace(command, preSale);
      default:
        return unreachable(command);
    }
  },
  isWarm: true,
  max: 100_000, // an opening writes ten thousand events, and a club that records a past date some thousands alone
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** What follows from time, money and other streams, and what ends something. */
const always: ReadonlySet<PreSaleCommand['type']> = new Set([
  'RecordPayment',
  'RecordRefund',
  'RecordDispute',
  'AbandonLapsed',
  'AbandonOrder',
  'ExpireRights',
  'OfferSpaces',
  'OfferFromWaitlist',
  'ReleaseNoShows',
  'CancelPreSale',
  'PauseSales',
  'LetCancelFree',
  'LeaveOrder',
  'CancelLines',
  'CancelLinesFor',
  'SurrenderRight',
  'LeaveWaitlist',
  'DeclineOffer',
  'CheckIn',
  'UndoCheckIn',
]);
