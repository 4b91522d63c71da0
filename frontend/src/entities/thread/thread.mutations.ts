import { call } from '@lib/api/call';
import { getMember } from '@modules/members/profile/profile.contract';
import {
  addToThread,
  answerRequests,
  archiveThread,
  leaveThread,
  markDelivered,
  markThreadRead,
  muteThread,
  withdrawMessage,
} from '@modules/messages/messages.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { threadsKey } from './unread-threads';

export type ThreadChange =
  | { readonly type: 'mute'; readonly muted: boolean }
  | { readonly type: 'archive'; readonly archived: boolean; readonly upTo: number }
  | { readonly type: 'leave' }
  | { readonly type: 'withdraw'; readonly messageId: string };

/** Changes a thread, then refreshes every list. */
export function useChangeThread(id: string) {
  const refresh = useRefreshThreads();
  return useMutation({ mutationFn: (change: ThreadChange) => changeThread(id, change), onSettled: refresh });
}

/** Accepts or dismisses requests. */
export function useAnswerRequests() {
  const refresh = useRefreshThreads();
  return useMutation({
    mutationFn: (body: { readonly ids: string[]; readonly answer: 'accept' | 'dismiss' }) =>
      call(answerRequests, { body }),
    onSettled: refresh,
  });
}

/** Adds a member, by id or by handle.
 *  out  the thread that they are in now; adding to a thread of two opens a new one */
export function useAddToThread(id: string) {
  const refresh = useRefreshThreads();
  return useMutation({
    mutationFn: async (who: { readonly id: string } | { readonly handle: string }) => {
      const memberId = 'id' in who ? who.id : (await call(getMember, { params: who })).id;
      return call(addToThread, { params: { id }, body: { memberId } });
    },
    onSettled: refresh,
  });
}

/** Marks a thread as read, then refreshes every list. */
export function useSendRead(id: string): (upTo: number) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (upTo) => {
      await call(markThreadRead, { params: { id }, body: { upTo } });
      await queries.invalidateQueries({ queryKey: [threadsKey] });
    },
    [id, queries],
  );
}

export const sendDelivered = (upTo: number) => call(markDelivered, { body: { upTo } });

export function useRefreshThreads(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [threadsKey] });
}

function changeThread(id: string, change: ThreadChange) {
  const params = { id };
  switch (change.type) {
    case 'mute':
      return call(muteThread, { params, body: { muted: change.muted } });
    case 'archive':
      return call(archiveThread, { params, body: { archived: change.archived, upTo: change.upTo } });
    case 'leave':
      return call(leaveThread, { params });
    case 'withdraw':
      return call(withdrawMessage, { params: { id, messageId: change.messageId } });
  }
}
