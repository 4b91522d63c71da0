import { call } from '@lib/api/call';
import { getShownAnnouncements } from '@modules/operations/announcement/announcements.contract';
import { queryOptions } from '@tanstack/react-query';

const FIVE_MINUTES = 300_000;

/** What this reader is told above every page. One call serves all pages of a visit. */
export const shownAnnouncementsQuery = queryOptions({
  queryKey: [getShownAnnouncements.path] as const,
  queryFn: ({ signal }) => call(getShownAnnouncements, { signal }),
  staleTime: FIVE_MINUTES,
  refetchInterval: FIVE_MINUTES,
  retry: false,
});
