import { dayIn } from '@lib/format';
import type { FollowTarget } from './follow.queries';

/** "Muted until Sat, Jun 13, 2026", "Muted for good". */
export const mutedWords = (until: string | null): string =>
  until === null ? 'Muted for good' : `Muted until ${dayIn(until)}`;

/** The headings of a list of what a member follows. */
export const followKindLabels: Readonly<Record<FollowTarget['kind'], string>> = {
  member: 'Members',
  community: 'Communities',
  vehicle: 'Makes and models',
  tag: 'Tags',
  build: 'Builds',
  organizer: 'Organizers',
};
