import type { LocationView } from '@modules/inventory/location.schemas';

/** The places that are neither this one nor in it. Parents come before children. */
export function placesOutside(
  place: Pick<LocationView, 'id'>,
  places: readonly LocationView[],
): readonly LocationView[] {
  const inside = new Set([place.id]);
  for (const { id, parentId } of places) if (parentId !== null && inside.has(parentId)) inside.add(id);
  return places.filter(({ id }) => !inside.has(id));
}
