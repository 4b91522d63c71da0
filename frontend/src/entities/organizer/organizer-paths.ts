import { paths } from '@lib/paths';

const asking = (path: string, name: string, value: string): string =>
  `${path}?${name}=${encodeURIComponent(value)}`;

/** Addresses with parameters that only organizers' pages lead to: most pages load without them. */
export const organizerPaths = {
  /** A new event of an organizer, by its slug. */
  newEvent: (slug: string) => asking(paths.newEvent, 'organizer', slug),
  /** The same, from what a member suggested. */
  newEventFrom: (slug: string, suggestionId: string) =>
    `${organizerPaths.newEvent(slug)}&suggestion=${encodeURIComponent(suggestionId)}`,
  /** One part of what its team does with an event: its dates, or what it writes to those who go. */
  eventPart: (id: string, show: 'dates' | 'broadcast') => asking(paths.editEvent(id), 'show', show),
  /** One part of the page of an organizer: its drafts, its team … */
  part: (slug: string, show: string) => asking(paths.organizer(slug), 'show', show),
} as const;
