import { call } from '@lib/api/call';
import { listOrganizers } from '@modules/events/organizers.contract';
import { queryOptions } from '@tanstack/react-query';

/** Members with the role organizer and their upcoming events, for staff. */
export const organizersQuery = queryOptions({
  queryKey: [listOrganizers.path] as const,
  queryFn: ({ signal }) => call(listOrganizers, { signal }),
});
