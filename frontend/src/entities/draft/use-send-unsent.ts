import { takeGuestDrafts, useDeviceDrafts } from '@lib/browser/device-drafts';
import { useMember } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Sends what waits on this device, from whatever page is open: at once, when the connection is back, and when the page is visible
 *  again. The code that sends loads when something waits. What was written before the sign-in is the member's. */
export function useSendUnsent(): void {
  const memberId = useMember()?.id ?? '';
  const { unsent } = useDeviceDrafts(memberId);
  const waiting = unsent.filter(({ problem }) => problem === undefined).length;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = useRef({ navigate, pathname });
  useEffect(() => {
    page.current = { navigate, pathname };
  }, [navigate, pathname]);
  useEffect(() => {
    if (memberId !== '') takeGuestDrafts(memberId);
  }, [memberId]);
  useEffect(() => {
    if (memberId === '' || waiting === 0) return;
    const send = () =>
      void import('./send-unsent').then(
        ({ sendUnsent }) =>
          sendUnsent({
            memberId,
            queries,
            pathname: () => page.current.pathname,
            navigate: (path, options) => page.current.navigate(path, options),
          }),
        () => undefined, // the code is not here either: it comes with the connection
      );
    const look = () => document.visibilityState === 'visible' && send();
    send();
    window.addEventListener('online', send);
    window.addEventListener('focus', send);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('focus', send);
      document.removeEventListener('visibilitychange', look);
    };
  }, [memberId, waiting, queries]);
}
