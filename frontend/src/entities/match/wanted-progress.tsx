import { useQuery } from '@tanstack/react-query';
import { wantedProgressQuery } from './match.queries';

/** The progress of an open wanted ad: "3 matches · in talks with 2 members"; nothing without matches. */
export function WantedProgress({ of }: { readonly of: string }) {
  const { data } = useQuery(wantedProgressQuery);
  const wanted = data?.needs.find(({ id }) => id === of);
  const words = wanted && progressWords(wanted);
  return words ? <span>{words}</span> : null;
}

export function progressWords({
  matches,
  talks,
}: {
  readonly matches: number;
  readonly talks: number;
}): string {
  return [
    matches > 0 && (matches === 1 ? '1 match' : `${matches} matches`),
    talks > 0 && (talks === 1 ? 'in talks with 1 member' : `in talks with ${talks} members`),
  ]
    .filter((words) => words !== false)
    .join(' · ');
}
