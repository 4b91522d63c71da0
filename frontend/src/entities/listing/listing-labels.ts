import type {
  conditions,
  listingStatuses,
  listingTypes,
  marketSegments,
  origins,
  urgencies,
} from '@modules/marketplace/listing.schemas';

/** Labels of the contract's codes, for every page of the marketplace. */
export const conditionLabels: Labels<typeof conditions> = {
  new: 'New',
  rebuilt: 'Rebuilt',
  'used-good': 'Used, good',
  'used-fair': 'Used, fair',
  core: 'Core',
  'for-parts': 'For parts',
};

export const originLabels: Labels<typeof origins> = {
  oem: 'OEM',
  nos: 'New old stock',
  nors: 'New old replacement stock',
  repro: 'Reproduction',
  aftermarket: 'Aftermarket',
  unknown: 'Unknown',
};

export const segmentLabels: Labels<typeof marketSegments> = {
  classic: 'Classic (20+ years)',
  late_model: 'Late model',
  dealer: 'Dealer',
  regular: 'Everything else',
};

export const typeLabels: Labels<typeof listingTypes> = { for_sale: 'For sale', wanted: 'Wanted' };

/** How soon a wanted item is needed. */
export const urgencyLabels: Labels<typeof urgencies> = {
  whenever: 'Whenever one turns up',
  season: 'This season',
  blocking: 'My build is waiting for it',
};

export const statusLabels: Labels<typeof listingStatuses> = {
  draft: 'Draft',
  active: 'Active',
  paused: 'Paused',
  held: 'Held by others',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  removed: 'Removed',
};

type Labels<Codes extends readonly string[]> = Readonly<Record<Codes[number], string>>;
