import { call } from '@lib/api/call';
import {
  agreeToMeeting,
  callOffMeeting,
  checkFreshPhoto,
  type MeetingLine,
  proposeMeeting,
} from '@modules/messages/thread-lines.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { threadsKey } from './unread-threads';

export type ThreadStep =
  | { readonly type: 'propose'; readonly gatheringId: string; readonly day: string }
  | { readonly type: 'agree' | 'call off'; readonly seen: Pick<MeetingLine, 'gatheringId' | 'day'> }
  | { readonly type: 'check'; readonly seen: boolean };

/** Sends a response to an entry of a thread that is not a message, then refreshes the threads. */
export function useThreadStep(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: ThreadStep) => take(id, step),
    onSettled: () => queries.invalidateQueries({ queryKey: [threadsKey] }),
  });
}

function take(id: string, step: ThreadStep) {
  const params = { id };
  switch (step.type) {
    case 'propose':
      return call(proposeMeeting, { params, body: { gatheringId: step.gatheringId, day: step.day } });
    case 'agree':
      return call(agreeToMeeting, { params, body: { seen: step.seen } });
    case 'call off':
      return call(callOffMeeting, { params, body: { seen: step.seen } });
    case 'check':
      return call(checkFreshPhoto, { params, body: { seen: step.seen } });
  }
}
