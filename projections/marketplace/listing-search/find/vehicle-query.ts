import { filterKeys } from '../../../../modules/marketplace/fitment/vehicle-filter.rules.js';
import type { ListingQuery } from '../../../../modules/marketplace/listing.schemas.js';
import type { GarageVehicle } from '../../../../modules/members/garages.ports.js';
import { wordFor } from '../rows/fits.js';
import type { TextQuery } from '../words/text-query.js';

/** The words of the listings that a search is narrowed to by vehicle. */
export type VehicleFilter = Pick<ListingQuery, 'make' | 'model' | 'year' | 'fits'>;

/** The words of a search with those of its vehicle and of the searcher's garage; undefined for a search with neither.
 *  A garage without vehicles has nothing that fits: ask `fitsNothing` first. */
export function withVehicles(
  words: TextQuery | undefined,
  filter: VehicleFilter,
  garage: readonly GarageVehicle[],
): TextQuery | undefined {
  const all = [words, wordOf(filter), filter.fits && { any: garage.map((one) => wordOf(one) ?? '') }].filter(
    (one) => one !== undefined,
  );
  return all.length > 1 ? { all } : all[0];
}

/** Whether a search asks for what fits an empty garage. */
export const fitsNothing = ({ fits }: VehicleFilter, garage: readonly GarageVehicle[]): boolean =>
  fits !== undefined && garage.length === 0;

/** A model counts only beside a make. */
function wordOf({ make, model, year }: VehicleFilter): string | undefined {
  if (make === undefined) return year === undefined ? undefined : wordFor({ year });
  const keys = filterKeys({ make, model: model ?? '' });
  return wordFor({
    make: keys.make || unknown,
    model: model === undefined ? '' : keys.model || unknown,
    year,
  });
}

/** For a name without letters and digits, which no listing has. */
const unknown = '-';
