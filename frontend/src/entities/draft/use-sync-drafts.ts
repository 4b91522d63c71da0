import { takeGuestDrafts, useDeviceDrafts } from '@lib/browser/device-drafts';
import { useMember } from '@lib/session/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changedDrafts } from './merge-drafts';
import { draftsQuery, sendDrafts } from './sync-drafts';

/** Keeps the drafts of this device and the server in sync, once on each page with fields that have drafts. They are
 *  sent after a pause in writing, when the connection is back, and before the page is left. When two devices have
 *  written independently, both texts are kept. A guest's drafts stay on this device. */
export function useSyncDrafts(): void {
  const memberId = useMember()?.id ?? '';
  const device = useDeviceDrafts(memberId);
  const { data } = useQuery({ ...draftsQuery(memberId), enabled: memberId !== '' });

  const changed = data === undefined ? [] : changedDrafts(device);
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

  useEffect(() => {
    if (memberId === '') return;
    takeGuestDrafts(memberId);
    return () => void sendDrafts(memberId);
  }, [memberId]);
}

/** Milliseconds without a key press. */
const pause = 1_500;
