import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { checkContent } from './content.rules.js';
import { mustBeEditable } from './guards.rules.js';
import {
  endHold,
  expireHold,
  extendHold,
  type HoldCommand,
  hold,
  holdAgain,
  holdForBuyer,
  release,
  undoRelease,
} from './holds.rules.js';
import {
  expire,
  type LifecycleCommand,
  pause,
  pauseUnanswered,
  publish,
  renew,
  resume,
  resumeAfterSuspension,
  sell,
  withdraw,
} from './lifecycle.rules.js';
import { type ListingContent, type ListingEvent, type ListingType, listingEvents } from './listing.events.js';
import { type Listing, listingState } from './listing.state.js';
import { hide, type ModerationCommand, reinstate, remove, show } from './moderation.rules.js';
import { addPhoto, arrangePhotos, type PhotoCommand, removePhoto } from './photos.rules.js';
import { type ReopenCommand, reopen } from './reopen.rules.js';
import { markFound, markFoundByDeal, type WantedCommand } from './wanted.rules.js';

type Content = Omit<ListingContent, 'sellerId'>;

export type ListingCommand =
  | Command<'DraftListing', { readonly listingType: ListingType; readonly content: Content }>
  | Command<'ReviseListing', { readonly content: Content }>
  | PhotoCommand
  | HoldCommand
  | WantedCommand
  | ReopenCommand
  | LifecycleCommand
  | ModerationCommand;

export const listingDecider: StreamDecider<typeof listingEvents, Listing, ListingCommand> = {
  ...listingState,
  decide,
  max: 500,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<ListingCommand['type']> = new Set([
  'HoldForBuyer',
  'ReleaseHold',
  'LapseHold',
  'EndHold',
  'HoldAgain',
  'PauseUnanswered',
  'ResumeAfterSuspension',
  'SellListing',
  'MarkFound',
  'MarkFoundByDeal',
  'WithdrawListing',
  'ExpireListing',
  'RemoveListing',
  'ReinstateListing',
  'HideListing',
  'ShowListing',
]);

function decide(command: ListingCommand, listing: Listing): readonly ListingEvent[] {
  if (command.type === 'DraftListing') return draft(command, listing);
  if (listing.status === 'none')
    throw notFound('LISTING_NOT_FOUND', { message: 'This listing no longer exists.' });
  switch (command.type) {
    case 'ReviseListing':
      return revise(command, listing);
    case 'AddPhoto':
      return addPhoto(command, listing);
    case 'RemovePhoto':
      return removePhoto(command, listing);
    case 'ArrangePhotos':
      return arrangePhotos(command, listing);
    case 'PublishListing':
      return publish(command, listing);
    case 'PauseListing':
      return pause(command, listing);
    case 'PauseUnanswered':
      return pauseUnanswered(listing);
    case 'ResumeListing':
      return resume(command, listing);
    case 'ResumeAfterSuspension':
      return resumeAfterSuspension(command, listing);
    case 'HoldListing':
      return hold(command, listing);
    case 'HoldForBuyer':
      return holdForBuyer(command, listing);
    case 'ExtendHold':
      return extendHold(command, listing);
    case 'ReleaseHold':
      return release(command, listing);
    case 'UndoRelease':
      return undoRelease(command, listing);
    case 'LapseHold':
      return expireHold(command, listing);
    case 'EndHold':
      return endHold(command, listing);
    case 'HoldAgain':
      return holdAgain(command, listing);
    case 'SellListing':
      return sell(command, listing);
    case 'MarkFound':
      return markFound(command, listing);
    case 'MarkFoundByDeal':
      return markFoundByDeal(command, listing);
    case 'ReopenListing':
      return reopen(command, listing);
    case 'WithdrawListing':
      return withdraw(command, listing);
    case 'ExpireListing':
      return expire(command, listing);
    case 'RenewListing':
      return renew(command, listing);
    case 'RemoveListing':
      return remove(command, listing);
    case 'ReinstateListing':
      return reinstate(command, listing);
    case 'HideListing':
      return hide(listing);
    case 'ShowListing':
      return show(listing);
    default:
      return unreachable(command);
  }
}

/** Start a listing as a draft of the caller.
 *  events  [ListingDrafted]
 *  errors  NOT_A_SHELF, PRICE_MISSING, VEHICLE_MISSING, VEHICLE_TOO_NEW, YEARS_REVERSED (unprocessable)
 *  source  README, Commands */
function draft(
  { listingType, content, meta }: CommandOf<ListingCommand, 'DraftListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  if (listing.status !== 'none')
    throw conflict('ALREADY_DRAFTED', {
      message: 'You saved this draft already. Open it from your listings.',
    });
  checkContent(content, { isWanted: listingType === 'wanted', now: meta.now });
  return [event('ListingDrafted', { ...content, listingType, sellerId: meta.actor.id })];
}

/** Replace the whole content of a listing.
 *  errors  NOT_YOUR_LISTING (forbidden), LISTING_CLOSED, LISTING_HELD (conflict), those of a draft's content */
function revise(
  { content, meta }: CommandOf<ListingCommand, 'ReviseListing'>,
  listing: Listing,
): readonly ListingEvent[] {
  mustBeEditable(listing, meta);
  checkContent(content, { isWanted: listing.isWanted, now: meta.now });
  return [event('ListingRevised', { ...content, sellerId: listing.sellerId })];
}
