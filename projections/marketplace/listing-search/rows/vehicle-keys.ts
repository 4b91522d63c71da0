import { vehicleInTitle } from '../../../../modules/marketplace/fitment/fitment.rules.js';
import { vehicleKey } from '../../../../modules/marketplace/fitment/vehicle-key.rules.js';
import type { CardRow } from '../listing-search.table.js';

/** The makes and models that a listing is about or fits, as keys: those that it says, else what its title names. */
export function vehiclesOf({
  vehicle,
  fitment,
  title,
}: Pick<CardRow, 'vehicle' | 'fitment' | 'title'>): readonly string[] {
  const said = vehicle ? [vehicle, ...fitment] : fitment;
  const named = said.length ? said : [vehicleInTitle(title)].flatMap((one) => one ?? []);
  const keys = named.flatMap(({ make, model }) => [vehicleKey({ make }), vehicleKey({ make, model })]);
  return [...new Set(keys.filter((key) => key !== '' && !key.startsWith('.')))].slice(0, mostKeys);
}

/** A part that fits everything fits nothing in particular. */
const mostKeys = 40;
