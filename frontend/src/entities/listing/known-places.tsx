import { profileQuery } from '@entities/member/member.queries';
import { recentPlaces } from '@lib/browser/recent-places';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlaceGuesses } from './place-guesses';

/** The member's own place, then those last typed on this device: "Janesville, WI", or a ZIP code. */
export function useKnownPlaces(isAsked = true): readonly string[] {
  const isMember = useMember() !== undefined;
  const { data: profile } = useQuery({ ...profileQuery, enabled: isMember && isAsked });
  const [recent] = useState(recentPlaces);
  const home = profile?.homeArea ?? profile?.homeZip;
  return [...new Set([...(home ? [home] : []), ...recent])].slice(0, 4);
}

/** Offers the places that are known; a press takes one. */
export function KnownPlaces({
  onTake,
  className,
}: {
  readonly onTake: (place: string) => void;
  readonly className?: string | undefined;
}) {
  return (
    <PlaceGuesses label="Your places:" guesses={useKnownPlaces()} onTake={onTake} className={className} />
  );
}
