import { placeQuery } from '@entities/listing/place.queries';
import { useQueryClient } from '@tanstack/react-query';
import type { Town } from './event-fields';
import type { FindTown } from './event-rules';

/** Finds the town of a venue. The one that is saved already needs no search: an imported one may have a name of its own. */
export function useFindTown(saved?: Town): FindTown {
  const queries = useQueryClient();
  return async (text) => {
    if (saved && text === saved.area) return saved;
    return queries.fetchQuery(placeQuery(text));
  };
}
