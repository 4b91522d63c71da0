import { call } from '@lib/api/call';
import { noteMember } from '@modules/moderation/member-note/member-notes.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { memberNotesQuery } from './member-notes.queries';

export function useNoteMember(memberId: string) {
  return useMutation({
    mutationFn: ({ note, key }: { readonly note: string; readonly key: string }) =>
      call(noteMember, { params: { id: memberId }, body: { note }, idempotencyKey: key }),
    onSuccess: useInvalidate(memberNotesQuery(memberId).queryKey),
  });
}
