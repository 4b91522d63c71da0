import { categories } from '../marketplace/categories.schemas.js';
import { carInTitle } from '../marketplace/fitment/fitment.rules.js';
import type { ItemContent } from './item/item.events.js';

export const isWholeCar = ({ categoryPrimary }: Pick<ItemContent, 'categoryPrimary'>): boolean =>
  categories.some(({ name, kind }) => name === categoryPrimary && kind === 'vehicle');

/** The year, make and model of a whole car: from its fitment, when that is a single model year, or from its title,
 *  "1957 Chevrolet Bel Air"; null when
 *  neither says. Pure. */
export function vehicleOf({
  title,
  fitment,
}: Pick<ItemContent, 'title' | 'fitment'>): { year: number; make: string; model: string } | null {
  const exact = fitment.find(({ yearFrom, yearTo }) => yearFrom === yearTo);
  if (exact) return { year: exact.yearFrom, make: exact.make, model: exact.model };
  return carInTitle(title) ?? null;
}
