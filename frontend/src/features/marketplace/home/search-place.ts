import { placeQuery } from '@entities/listing/place.queries';
import { messageOf } from '@lib/api/problem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type NamedPlace, placeNamed } from './search-filter';

/** A typed ZIP code or "City, ST", for readers without a device location.
 *  find  the named place, undefined when nothing is typed, 'unknown' (with an error to show) when there is none */
export function useTypedPlace(known: NamedPlace | undefined) {
  const queries = useQueryClient();
  const [text, setText] = useState(known?.label ?? '');
  const [error, setError] = useState<string>();
  const [isFinding, setIsFinding] = useState(false);
  const find = async (): Promise<NamedPlace | undefined | 'unknown'> => {
    const asked = text.trim();
    setError(undefined);
    if (asked === '') return undefined;
    if (asked === known?.label) return known;
    setIsFinding(true);
    try {
      const { area, ...point } = await queries.fetchQuery(placeQuery(asked));
      return placeNamed(area, point);
    } catch (problem) {
      setError(messageOf(problem));
      return 'unknown';
    } finally {
      setIsFinding(false);
    }
  };
  const change = (next: string) => {
    setText(next);
    setError(undefined);
  };
  return { text, setText: change, error, isFinding, find };
}
