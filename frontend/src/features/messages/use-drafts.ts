import { changedDrafts, draftsQuery, mergeDrafts, sendDrafts } from '@entities/thread/drafts';
import { changeDeviceMessages, useDeviceMessages } from '@lib/browser/device-messages';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps the drafts of this device and the server in sync. They are sent after a pause in writing, when the
 *  connection is back, and before the page is left. When two devices have written independently, both texts are kept.
 *  */
export function useDrafts(): void {
  const memberId = useMember()?.id ?? '';
  const device = useDeviceMessages(memberId);
  const { data } = useQuery({ ...draftsQuery, enabled: memberId !== '' });
  useEffect(() => {
    if (data) changeDeviceMessages(memberId, (before) => mergeDrafts(before, data));
  }, [data, memberId]);

  const changed = data ? changedDrafts(device) : [];
  const written = changed.map((to) => `${to} ${device.drafts[to] ?? ''}`).join('\n');
  useEffect(() => {
    if (!written) return;
    const send = () => void sendDrafts(memberId);
    const timer = setTimeout(send, pause);
    const leave = () => document.visibilityState === 'hidden' && send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [written, memberId]);
}

/** Milliseconds without a key press. */
const pause = 1_500;
