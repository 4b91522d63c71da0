import { vehicleInTitle } from '../../../../modules/marketplace/fitment/fitment.rules.js';
import { vehicleKey } from '../../../../modules/marketplace/fitment/vehicle-key.rules.js';
import type { CardRow } from '../listing-search.table.js';

/** A vehicle with its years; none where they are not known. */
export interface Named {
  readonly make: string;
  readonly model: string;
  readonly years: readonly { readonly yearFrom: number; readonly yearTo: number }[];
}

type Said = Pick<CardRow, 'vehicle' | 'fitment' | 'title'>;

/** The vehicles that a listing is about or fits: those that it says, else the one that its title names. */
export function vehiclesNamedBy({ vehicle, fitment, title }: Said): readonly Named[] {
  const is = vehicle ? [{ ...vehicle, yearFrom: vehicle.year, yearTo: vehicle.year }] : [];
  const said = [...is, ...fitment].map(({ make, model, yearFrom, yearTo }) => ({
    ...{ make, model, years: [{ yearFrom, yearTo }] },
  }));
  return said.length ? said : [vehicleInTitle(title)].flatMap((one) => one ?? []);
}

/** The makes and models of these vehicles, as keys. */
export function keysOf(named: readonly Named[]): readonly string[] {
  const keys = named.flatMap(({ make, model }) => [vehicleKey({ make }), vehicleKey({ make, model })]);
  return [...new Set(keys.filter((key) => key !== '' && !key.startsWith('.')))].slice(0, mostKeys);
}

/** A part that fits everything fits nothing in particular. */
const mostKeys = 40;
