import { call } from '@lib/api/call';
import { isRefusal } from '@lib/api/problem';
import { listMemberNotes } from '@modules/moderation/member-note/member-notes.contract';
import { queryOptions } from '@tanstack/react-query';

/** What staff noted about a member, the newest first. */
export const memberNotesQuery = (memberId: string) =>
  queryOptions({
    queryKey: [listMemberNotes.path, memberId] as const,
    queryFn: ({ signal }) => call(listMemberNotes, { params: { id: memberId }, signal }),
    retry: (failures, error) => failures < 1 && !isRefusal(error),
  });
