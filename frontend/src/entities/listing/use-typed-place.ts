import { messageOf } from '@lib/api/problem';
import { rememberPlace } from '@lib/browser/recent-places';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type NamedPlace, placeNamed } from './named-place';
import { guessesOf, placeQuery } from './place.queries';

/** A typed ZIP code or "City, ST", for readers without a device location.
 *  find  looks up the typed text, or the given one: the place, undefined when nothing is typed, 'unknown' (with an
 * error to show) when there is no such place */
export function useTypedPlace(known: NamedPlace | undefined) {
  const queries = useQueryClient();
  const [text, setText] = useState(known?.label ?? '');
  const [error, setError] = useState<string>();
  const [guesses, setGuesses] = useState<readonly string[]>([]);
  const [isFinding, setIsFinding] = useState(false);
  const find = async (typed = text): Promise<NamedPlace | undefined | 'unknown'> => {
    const asked = typed.trim();
    setError(undefined);
    setGuesses([]);
    if (asked === '') return undefined;
    if (asked === known?.label) return known;
    setIsFinding(true);
    try {
      const { area, ...point } = await queries.fetchQuery(placeQuery(asked));
      rememberPlace(area);
      return placeNamed(area, point);
    } catch (problem) {
      setError(messageOf(problem));
      setGuesses(guessesOf(problem));
      return 'unknown';
    } finally {
      setIsFinding(false);
    }
  };
  const change = (next: string) => {
    setText(next);
    setError(undefined);
    setGuesses([]);
  };
  return { text, setText: change, error, guesses, isFinding, find };
}
