import { defaultRadius, radiusOptions } from '@modules/marketplace/listing.schemas';

/** The radius in the address of the wall, one of those that home offers.
 *  units  miles
 *  Pure. */
export const radiusIn = (address: URLSearchParams): number =>
  radiusOptions.find((miles) => String(miles) === address.get('radius')) ?? defaultRadius;
