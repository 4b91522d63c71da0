import { unprocessable } from '../../kernel/decider/errors.js';
import { isShelf, isVehicleCategory } from '../categories.schemas.js';
import type { ListingContent } from './listing.events.js';

/** A vehicle's model year lies at least so many years back: the rule that is enforced (spec section 5). */
export const enforcedAge = 20;
/** The rule that the public is told; younger ones are shown with a notice. */
export const publicAge = 25;

/** What a seller says must hold together, whichever way it is said.
 *  errors  NOT_A_SHELF, PRICE_MISSING, YEARS_REVERSED, VEHICLE_MISSING, VEHICLE_TOO_NEW (unprocessable)
 *  source  spec section 5 (vehicle age), product.md section 12 */
export function checkContent(content: Omit<ListingContent, 'sellerId'>, now: string): void {
  if (!isShelf(content.categoryPrimary, content.categorySub)) {
    throw unprocessable('NOT_A_SHELF', field('categorySub', 'Pick a category from the list.'));
  }
  const { mode, cents } = content.price;
  if ((mode === 'fixed' || mode === 'obo') && !cents)
    throw unprocessable('PRICE_MISSING', field('price', 'Name a price, or choose "Ask", "Trade" or "Free".'));
  if (content.fitment.some(({ yearFrom, yearTo }) => yearFrom > yearTo)) {
    throw unprocessable(
      'YEARS_REVERSED',
      field('fitment', 'The first year of a range comes before the last.'),
    );
  }
  if (!isVehicleCategory(content.categoryPrimary)) return;
  if (!content.vehicle)
    throw unprocessable(
      'VEHICLE_MISSING',
      field('vehicle', 'Say which vehicle it is: year, make and model.'),
    );
  checkYear(content.vehicle.year, now);
}

/** Refuse a model year that is not yet classic; null is none.
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
