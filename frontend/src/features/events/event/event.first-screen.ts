import { attendanceQuery, broadcastsQuery, eventQuery } from '@entities/event/event.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';
import { isToldOf } from './broadcasts';

/** The event; for a member what they plan about its dates, and what its organizer wrote to them. */
export const firstScreen: FirstScreenQuestions = {
  ask: (client, { params: { id = '' }, isMember }) => [
    client.fetchQuery({ ...eventQuery(id), retry: false }).then(async (event) => {
      if (isMember && isToldOf(event)) await client.prefetchQuery({ ...broadcastsQuery(id), retry: false });
    }),
    ...(isMember ? [client.prefetchQuery({ ...attendanceQuery(id), retry: false })] : []),
  ],
};
