import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const marketplaceErrors = {
  invalid: {
    BAD_CURSOR: 'the cursor belongs to another list',
  },
  forbidden: {
    GARAGE_OF_A_GUEST: 'a search for what fits the garage of nobody: the caller is not signed in',
    NOT_YOUR_LISTING: 'the caller is not its seller',
    OWN_LISTING: "a hold on one's own listing",
    NOT_YOUR_HOLD: 'the caller is neither the holder nor the seller',
  },
  'not-found': {
    LISTING_NOT_FOUND: 'no listing has that id; or, when reading, the caller may not see it',
    PHOTO_NOT_FOUND: 'that photo is not on this listing',
    SELLER_NOT_FOUND: 'no such seller, or none whose listings the caller sees',
  },
  conflict: {
    ALREADY_DRAFTED: 'the id is in use',
    LISTING_CLOSED: 'sold, withdrawn or removed: no edit, no withdrawal',
    LISTING_HELD: 'no edit while a buyer holds it',
    LISTING_NOT_OPEN: 'to pause, hold, sell, renew or boost in a status that does not allow it',
    LISTING_EXPIRED: 'to resume when its days are over: renew it',
    NOT_A_DRAFT: 'to publish anything but a draft',
    NOT_PAUSED: 'to resume or release what is not in that status',
    NOT_HELD: 'to resume or release what is not in that status',
    HOLD_USED: 'this buyer had a hold before, and the system did not end it',
    RELEASE_FINAL:
      'to take a release back more than ten minutes after it, or after something else happened to the listing',
    NOT_SOLD: 'to take back a sale that is none',
    REOPEN_OVER: 'to take back a sale after more than 24 hours',
    FEEDBACK_GIVEN:
      'to take back a sale to a member, or a find with one, after one of the two said how it went',
    ITEM_TAKEN_OVER: 'to take back a sale whose buyer has taken its inventory item over',
    ITEM_MOVED_ON: 'to take back a sale whose inventory item has changed since',
    NOT_FOR_SALE: 'a hold on a wanted ad, its sale, or its boost',
    NOT_WANTED: 'to mark as found what is for sale',
    TOO_SOON_TO_RENEW: 'within 48 hours after it was published or last renewed',
    TOO_LATE_TO_RENEW: 'more than 14 days after it expired',
    TOO_MANY_BOOSTS: 'one more boost at once than the tier has',
    TOO_MANY_PHOTOS: 'a thirteenth; of a wanted ad a fifth',
  },
  'too-many': {
    TOO_MANY_OPEN_HOLDS:
      'more holds at once than an account of this age may have (Limits); `retryAfter` in seconds',
    TOO_MANY_HOLDS: 'more holds in 24 hours (Limits)',
    TOO_MANY_LISTINGS: 'more listings published in 24 hours (Limits)',
    TOO_MANY_DRAFTS: 'more listings started in 24 hours (Limits)',
    TOO_MANY_LISTING_PHOTOS: 'more photos added to listings in 24 hours (Limits)',
  },
  unprocessable: {
    FOUND_WITH_ONESELF: 'a wanted ad that its author would have fulfilled',
    PHOTO_ORDER_INCOMPLETE: 'the list leaves out a photo, or has one twice',
    NOT_A_SHELF: 'no such category, or the sub-category of another one',
    PRICE_MISSING: 'fixed or or-best-offer without a price',
    YEARS_REVERSED: 'a fitment from 1972 to 1968',
    VEHICLE_MISSING: 'a vehicle without year, make and model',
    VEHICLE_TOO_NEW: 'less than 20 years old',
    PLACE_MISSING: 'a draft of inventory items without a place, of a seller without a listing',
  },
} as const satisfies ErrorCatalogue;
