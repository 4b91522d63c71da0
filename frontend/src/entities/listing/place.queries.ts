import { call } from '@lib/api/call';
import { ApiProblem, isRefusal } from '@lib/api/problem';
import { findPlace } from '@modules/places/places.contract';

import { queryOptions } from '@tanstack/react-query';

/** The point of a ZIP code or "City, ST".
 *  errors  PLACE_NOT_FOUND, PLACE_NOT_ON_MAP */
export const placeQuery = (text: string) =>
  queryOptions({
    queryKey: [findPlace.path, text.trim().toLowerCase()] as const,
    queryFn: ({ signal }) => call(findPlace, { query: { text }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type NamedPlace = {
  readonly area?: string;
  readonly problem?: string;
  /** Suggestions for a place. */
  readonly guesses?: readonly string[];
};

/** Suggestions for an unknown place. */
export function guessesOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiProblem) || !Array.isArray(error.body.guesses)) return [];
  return error.body.guesses.filter((guess) => typeof guess === 'string');
}

const placeUnknown =
  'We cannot find that place. Enter a ZIP code, or a city with its state, like "Janesville, WI".';

/** The name of the place that a ZIP code or "City, ST" means, or what is wrong with the text. */
export const namedPlaceQuery = (text: string) =>
  queryOptions({
    queryKey: [findPlace.path, 'named', text.trim().toLowerCase()] as const,
    queryFn: ({ signal }) =>
      call(findPlace, { query: { text: text.trim() }, signal }).then(
        ({ area }): NamedPlace => ({ area }),
        (error: unknown): NamedPlace => {
          if (!isRefusal(error)) throw error;
          return {
            problem: typeof error.body.message === 'string' ? error.message : placeUnknown,
            guesses: guessesOf(error),
          };
        },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
