import { locationsQuery } from '@entities/inventory/item.queries';
import type { LocationView } from '@modules/inventory/location.schemas';
import type { BringThing } from '@modules/matching/join/join.contract';
import { useQuery } from '@tanstack/react-query';
import { loaded } from '@ui/feedback/loaded';
import type { ReactNode } from 'react';

export interface Trailers {
  /** Places of the kind trailer, and the places in them. */
  readonly all: readonly Pick<LocationView, 'id' | 'path'>[];
  /** Shown while the places load, or when they cannot be read; else undefined. */
  readonly instead: ReactNode;
  /** The trailer that all of a thing is in; null for none. */
  of(thing: Pick<BringThing, 'items'>): string | null;
}

/** The member's trailers, with what is in them. */
export function useTrailers(): Trailers {
  const { data = [], instead } = loaded(useQuery(locationsQuery()), {
    label: 'Loading your places…',
    count: 1,
  });
  const inside = placesInTrailers(data);
  return {
    all: data.filter(({ id }) => inside.has(id)),
    instead,
    of: ({ items }) => {
      const places = items.flatMap(({ stock }) =>
        stock.map(({ locationId }) => inside.get(locationId ?? '')),
      );
      return places.length > 0 && places.every((name) => name !== undefined) ? (places[0] ?? null) : null;
    },
  };
}

/** The trailer of each place that is one, or is in one. Parents come before children. */
function placesInTrailers(places: readonly LocationView[]): ReadonlyMap<string, string> {
  const inside = new Map<string, string>();
  for (const { id, parentId, kind, name } of places) {
    const trailer = kind === 'trailer' ? name : inside.get(parentId ?? '');
    if (trailer !== undefined) inside.set(id, trailer);
  }
  return inside;
}
