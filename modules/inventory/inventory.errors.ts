import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const inventoryErrors = {
  'not-found': {
    ITEM_NOT_FOUND: "no item of the caller has that id; others' items do not exist for the caller",
    LOCATION_NOT_FOUND: 'likewise, no storage location',
    LABEL_NOT_FOUND: 'no such code, or what it leads to is private: both look alike',
    PHOTO_NOT_FOUND: 'that photo is not on this item',
    PORTION_NOT_FOUND: 'what should come back is back, or the sale is not recorded',
    STEP_NOT_FOUND: 'the history has no such step',
    SCAN_SESSION_NOT_FOUND: 'likewise, no scan session',
    SCAN_NOT_FOUND: 'the session has no such scan',
  },
  conflict: {
    ALREADY_ADDED: 'the id is in use',
    CODE_TAKEN: 'the code of a label is in use; the next one is tried',
    ITEM_GONE: 'the item is deleted, or merged into another',
    ITEM_HELD: 'a buyer holds it: nothing of it changes but its place',
    ITEM_LISTED: 'a listing offers it',
    NOT_SO_MANY: 'there are not so many, there',
    NOT_ITS_BUYER: 'somebody else bought it',
    PORTION_SOLD: 'what was sold does not come back by itself',
    TOO_MANY_PHOTOS: 'a thirteenth',
    STEP_BUILT_ON: 'a later step changed the same',
    STEP_STAYS: 'the step follows a listing, began the history, or belongs to two items',
    SCAN_SESSION_OVER: 'the session is finished, or was undone before the scan arrived',
    SCAN_SESSION_FULL: 'more than 2,000 scans',
    LOCATION_ARCHIVED: 'nothing goes into an archived place',
    LOCATION_NOT_EMPTY: 'to archive a place with something in it, without a place for the rest',
  },
  unprocessable: {
    YEARS_REVERSED: 'a fitment from 1972 to 1968',
    MINIMUM_ABOVE_ASKING: 'the least price is more than the asked one',
    PHOTO_ORDER_INCOMPLETE: 'the list leaves out a photo, or has one twice',
    MERGED_WITH_ITSELF: 'an item into itself',
    INSIDE_ITSELF: 'a place into itself, or into a place that is in it',
    TOO_MANY_LABELS: 'more than 400 labels on one print',
    TOO_DEEP: 'more than ten places in each other',
  },
} as const satisfies ErrorCatalogue;
