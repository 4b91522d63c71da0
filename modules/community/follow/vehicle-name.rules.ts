import { vehicleNames } from '../../marketplace/fitment.schemas.js';
import { vehicleKey } from './vehicle-key.rules.js';

/** A vehicle as people write it, by its key: "Chevrolet Bel Air". Makes and models that are not known are written with capitals. */
export function vehicleName(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const [make = '', model] = key.split('.');
  return [names.get(make) ?? capitals(make), model && capitals(model)].filter(Boolean).join(' ');
}

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(vehicleNames).flatMap(([make, models]) => [
    [vehicleKey({ make }), make] as const,
    ...models.map((model) => [vehicleKey({ make, model }), `${make} ${model}`] as const),
  ]),
);

const capitals = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
