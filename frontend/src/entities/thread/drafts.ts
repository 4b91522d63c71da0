import { call } from '@lib/api/call';
import { isRefusal } from '@lib/api/problem';
import { withTabLock } from '@lib/browser/cross-tab';
import { changeDeviceMessages, type DeviceMessages, readDeviceMessages } from '@lib/browser/device-messages';
import { keepDraft, listDrafts } from '@modules/drafts/drafts.contract';
import { queryOptions } from '@tanstack/react-query';
import { threadsKey } from './unread-threads';

/** Drafts as the member's devices last saved them. */
export const draftsQuery = queryOptions({
  queryKey: [threadsKey, 'drafts'] as const,
  queryFn: async ({ signal }) => {
    const { drafts } = await call(listDrafts, { signal });
    return Object.fromEntries(drafts.map(({ to, words }) => [to, words])) as Words;
  },
  staleTime: 60_000,
});

type Words = Readonly<Record<string, string>>;

/** Takes the server's drafts, except where this device has changed one since it was last in sync. Pure. */
export function mergeDrafts(device: DeviceMessages, server: Words): DeviceMessages {
  const { drafts, keptDrafts } = device;
  const unchanged = [...new Set([...Object.keys(server), ...Object.keys(keptDrafts)])].filter(
    (to) => (drafts[to] ?? '') === (keptDrafts[to] ?? ''),
  );
  const taken = Object.fromEntries(unchanged.map((to) => [to, server[to] ?? '']));
  return { ...device, drafts: { ...drafts, ...taken }, keptDrafts: { ...keptDrafts, ...taken } };
}

/** Drafts that differ between this device and the server. */
export const changedDrafts = ({ drafts, keptDrafts }: DeviceMessages): readonly string[] =>
  [...new Set([...Object.keys(drafts), ...Object.keys(keptDrafts)])].filter(
    (to) => (drafts[to] ?? '') !== (keptDrafts[to] ?? ''),
  );

/** Applies the server's version of a draft that was sent. Later typing continues from it. Pure. */
export function takeKept(
  device: DeviceMessages,
  to: string,
  { sent, kept }: { readonly sent: string; readonly kept: string },
): DeviceMessages {
  const typed = device.drafts[to] ?? '';
  const { [to]: _, ...sentDrafts } = device.sentDrafts ?? {};
  const unseen = kept.endsWith(sent) ? kept.slice(0, kept.length - sent.length) : `${kept}\n\n`;
  const words = typed === sent ? kept : unseen === '' ? typed : (unseen + typed).trimEnd();
  return {
    ...device,
    drafts: { ...device.drafts, [to]: words },
    keptDrafts: { ...device.keptDrafts, [to]: kept },
    sentDrafts,
  };
}

/** Sends changed drafts, each with the version that it replaces. Without a connection they stay for the next time.
 *  Refused drafts stay on this device only. One tab sends at a time, one draft after the other, because each needs the
 *  server's version of the previous one. */
export function sendDrafts(memberId: string): Promise<void> {
  const send = () => withTabLock('drafts', () => sendChanged(memberId));
  sending = sending.then(send, send);
  return sending;
}

let sending = Promise.resolve();

async function sendChanged(memberId: string): Promise<void> {
  for (const to of changedDrafts(readDeviceMessages(memberId))) {
    const { drafts, keptDrafts, sentDrafts = {} } = readDeviceMessages(memberId);
    const sent = drafts[to] ?? '';
    const before = [keptDrafts[to] ?? '', ...(sentDrafts[to] === undefined ? [] : [sentDrafts[to]])];
    changeDeviceMessages(memberId, (now) => ({ ...now, sentDrafts: { ...now.sentDrafts, [to]: sent } }));
    let kept = sent;
    try {
      kept = (await call(keepDraft, { body: { to, words: sent, before } })).words;
    } catch (error) {
      if (!isRefusal(error)) return;
    }
    changeDeviceMessages(memberId, (now) => takeKept(now, to, { sent, kept }));
  }
}
