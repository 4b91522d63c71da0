import { unprocessable } from '../../kernel/decider/errors.js';
import { isCategory, isVehicleCategory } from '../categories.schemas.js';
import type { ListingContent } from './listing.events.js';

/** The minimum age of a vehicle's model year in years: the enforced rule. */
export const enforcedAge = 20;
/** The public rule; younger vehicles are shown with a notice. */
export const publicAge = 25;

/** Check that the content of a listing is consistent.
 *  in      isWanted: a wanted vehicle may be any of several, given by make, model and years
 *  errors  NOT_A_SHELF, PRICE_MISSING, YEARS_REVERSED, VEHICLE_MISSING, VEHICLE_TOO_NEW (unprocessable)
 *  source  README, Commands */
export function checkContent(
  content: Omit<ListingContent, 'sellerId'>,
  { isWanted, now }: { readonly isWanted: boolean; readonly now: string },
): void {
  if (!isCategory(content.categoryPrimary, content.categorySub)) {
    throw unprocessable('NOT_A_SHELF', field('categorySub', 'Pick a category from the list.'));
  }
  const { mode, cents } = content.price;
  if ((mode === 'fixed' || mode === 'obo') && !cents)
    throw unprocessable(
      'PRICE_MISSING',
      field('price', 'Enter a price, or choose “Ask for price”, “Trade” or “Free”.'),
    );
  if (content.fitment.some(({ yearFrom, yearTo }) => yearFrom > yearTo)) {
    throw unprocessable(
      'YEARS_REVERSED',
      field('fitment', 'The first year must not be later than the last.'),
    );
  }
  if (!isVehicleCategory(content.categoryPrimary)) return;
  if (isWanted && content.fitment.length) return;
  if (!content.vehicle)
    throw unprocessable(
      'VEHICLE_MISSING',
      isWanted
        ? field('fitment', 'Add the vehicle you are looking for: make, model and years.')
        : field('vehicle', 'Enter the year, make and model of the vehicle.'),
    );
  checkYear(content.vehicle.year, now);
}

/** Refuse a model year that is not yet classic; null means no year.
 *  errors  VEHICLE_TOO_NEW (unprocessable) */
export function checkYear(year: number | null, now: string): void {
  if (year === null || Number(now.slice(0, 4)) - year >= enforcedAge) return;
  const latest = Number(now.slice(0, 4)) - enforcedAge;
  throw unprocessable(
    'VEHICLE_TOO_NEW',
    field('vehicle.year', `This is a place for classics: the model year has to be ${latest} or earlier.`),
  );
}

const field = (path: string, message: string) => ({ message, fields: [{ path, message }] });
