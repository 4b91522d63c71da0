import { fitText } from '@entities/inventory/inventory-labels';
import {
  conditionLabels,
  originLabels,
  segmentLabels,
  urgencyLabels,
} from '@entities/listing/listing-labels';
import {
  odometerLabels,
  priceModeLabels,
  shippingLabels,
  titleLabels,
} from '@entities/listing/listing-spec-labels';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { ListingBodyInput, ListingDetail } from '@modules/marketplace/listing.schemas';
import { type getListingForm } from '@modules/marketplace/marketplace.contract';
import { byCode, type FieldWords, inDollars, listOf } from '@ui/replace/words-of';
import { bodyOf, fieldsOf, type ListingPlace } from './listing-form-fields';

/** The form's values of a listing in a canonical form. */
export const listingWords = (form: ListingBodyInput): ListingBodyInput =>
  bodyOf(fieldsOf(form)) as ListingBodyInput;

export const loadedListing = ({ form, version }: ResponseOf<typeof getListingForm>) => ({
  fields: listingWords(form),
  version,
});

/** The labels of the form's fields. */
export const listingFieldWords: FieldWords = {
  title: 'Title',
  description: 'Description',
  categoryPrimary: 'Category',
  categorySub: 'Subcategory',
  marketSegment: byCode('Market', segmentLabels),
  priceMode: byCode('How it is priced', priceModeLabels),
  price: inDollars('Price'),
  tradeFor: 'Trade for',
  condition: byCode('Condition', conditionLabels),
  origin: byCode('Origin', originLabels),
  partNumbers: listOf<ListingDetail['partNumbers'][number]>('Part numbers', ({ number }) => number),
  fitment: listOf('What it fits', fitText),
  quantity: 'How many',
  shipping: byCode('How it is handed over', shippingLabels),
  vin: 'VIN or serial',
  vehicle: 'Vehicle',
  'vehicle.year': 'Year',
  'vehicle.make': 'Make',
  'vehicle.model': 'Model',
  'vehicle.body': 'Body',
  'vehicle.engine': 'Engine',
  'vehicle.transmission': 'Transmission',
  'vehicle.mileage': 'Mileage',
  'vehicle.odometer': byCode('Odometer', odometerLabels),
  'vehicle.title': byCode('Title status', titleLabels),
  'vehicle.runs': 'Does it run?',
  'vehicle.matchingNumbers': 'Matching numbers?',
  'wanted.acceptOrigin': byCode('Origins you accept', originLabels),
  'wanted.acceptCondition': byCode('Conditions you accept', conditionLabels),
  'wanted.urgency': byCode('How soon you need it', urgencyLabels),
  'wanted.radius': {
    label: 'How far you would go for it',
    show: (miles) => (miles === null ? 'Anywhere' : `${miles} miles`),
  },
  'wanted.attends': 'Events where you will be',
  'wanted.isLimitPrivate': 'Only you see what you would pay',
  place: {
    label: 'Where it is',
    show: (place) =>
      'text' in (place as ListingPlace) ? (place as { text: string }).text : 'Where this device was',
  },
};
