import { sendUnsent } from '@entities/thread/send-unsent';
import { threadsKey } from '@entities/thread/unread-threads';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { changeDeviceMessages, type UnsentMessage, useDeviceMessages } from '@lib/browser/device-messages';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Sends what waits on this device: at once, when the connection is back, and when the page is looked at again. The page of a first message becomes
 *  its thread. */
export function useSendUnsent(): void {
  const memberId = useMember()?.id ?? '';
  const { unsent } = useDeviceMessages(memberId);
  const waiting = unsent.filter(({ problem }) => problem === undefined).length;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const send = useCallback(
    () =>
      sendUnsent(memberId, async ({ to }, threadId) => {
        await queries.invalidateQueries({ queryKey: [threadsKey] });
        if (to !== threadId && pathname === '/messages/new')
          await navigate(paths.thread(threadId), { replace: true });
      }),
    [memberId, queries, navigate, pathname],
  );
  useEffect(() => {
    if (waiting === 0) return;
    void send();
    window.addEventListener('online', send);
    window.addEventListener('focus', send);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('focus', send);
    };
  }, [waiting, send]);
}

/** A draft to a thread, a listing or a member, and what waits to be sent there. */
export function useCompose(to: string) {
  const memberId = useMember()?.id ?? '';
  const { drafts, unsent } = useDeviceMessages(memberId);
  const change = (next: Parameters<typeof changeDeviceMessages>[1]) => changeDeviceMessages(memberId, next);
  const setDraft = (words: string) =>
    change((before) => ({ ...before, drafts: { ...before.drafts, [to]: words } }));
  return {
    draft: drafts[to] ?? '',
    setDraft,
    waiting: unsent.filter((message) => message.to === to),
    /** Keeps the message here until the server has it. */
    send: (body: string) =>
      change(({ drafts: others, unsent: queue }) => ({
        drafts: { ...others, [to]: '' },
        unsent: [...queue, { id: newIdempotencyKey(), to, body, at: new Date().toISOString() }],
      })),
    retry: ({ id }: UnsentMessage) =>
      change((before) => ({
        ...before,
        unsent: before.unsent.map(({ problem: _, ...one }) =>
          one.id === id ? one : { ...one, ...problemOf(_) },
        ),
      })),
    drop: ({ id, body }: UnsentMessage) =>
      change((before) => ({
        drafts: { ...before.drafts, [to]: before.drafts[to] || body },
        unsent: before.unsent.filter((one) => one.id !== id),
      })),
  };
}

const problemOf = (problem: string | undefined) => (problem === undefined ? {} : { problem });
