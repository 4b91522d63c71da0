import { sendUnsent } from '@entities/thread/send-unsent';
import { untilShown } from '@entities/thread/until-shown';
import { useDeviceMessages } from '@lib/browser/device-messages';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Sends the messages that wait on this device: at once, when the connection is back, and when the page is visible
 *  again. After a first message the page shows its thread. */
export function useSendUnsent(): void {
  const memberId = useMember()?.id ?? '';
  const { unsent } = useDeviceMessages(memberId);
  const waiting = unsent.filter(({ problem }) => problem === undefined).length;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const send = useCallback(
    () =>
      sendUnsent(memberId, async ({ id, to }, threadId) => {
        await untilShown(queries, threadId, id);
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
