import type { OfferEvent } from '../../../modules/deals/offer/offer.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { dollarsOf } from '../../../modules/kernel/decider/money.js';

/** A step of a deal in the list of threads. */
export function wordsOfStep(event: OfferEvent): string {
  switch (event.type) {
    case 'OfferMade':
      return `Offer: ${dollarsOf(event.data.cents)}`;
    case 'OfferAccepted':
      return 'Offer accepted';
    case 'OfferDeclined':
      return 'Offer declined';
    case 'OfferWithdrawn':
      return 'Offer withdrawn';
    case 'OfferExpired':
    case 'OfferClosed':
      return 'The offer has ended';
    case 'DealHeld':
    case 'DealHeldAgain':
      return 'On hold';
    case 'DealReleased':
      return 'The hold has ended';
    case 'DealDone':
      return 'Deal done';
    case 'DealConfirmed':
      return 'Deal confirmed';
    case 'DealDisputed':
      return 'Deal disputed';
    case 'DealReopened':
      return 'Deal undone';
    default:
      return unreachable(event);
  }
}

/** Other entries that count like a message in the list. */
export const wordsOfLine = {
  MemberAdded: 'Added somebody',
  FreshPhotoChecked: 'Looked at the photo',
  MeetingProposed: 'Meet at an event?',
  MeetingAgreed: 'Meeting agreed',
  MeetingCalledOff: 'Meeting called off',
} as const;
