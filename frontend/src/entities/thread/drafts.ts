import { call } from '@lib/api/call';
import { isRefusal } from '@lib/api/problem';
import { changeDeviceMessages, type DeviceMessages, readDeviceMessages } from '@lib/browser/device-messages';
import { keepDraft, listDrafts } from '@modules/messages/drafts/drafts.contract';
import { queryOptions } from '@tanstack/react-query';
import { threadsKey } from './unread-threads';

/** Drafts as the member's devices left them last. */
export const draftsQuery = queryOptions({
  queryKey: [threadsKey, 'drafts'] as const,
  queryFn: async ({ signal }) => {
    const { drafts } = await call(listDrafts, { signal });
    return Object.fromEntries(drafts.map(({ to, words }) => [to, words])) as Words;
  },
  staleTime: 60_000,
});

type Words = Readonly<Record<string, string>>;

/** Takes the server's drafts over those that were not changed here since the server had them. Pure. */
export function mergeDrafts(device: DeviceMessages, server: Words): DeviceMessages {
  const { drafts, keptDrafts } = device;
  const unchanged = [...new Set([...Object.keys(server), ...Object.keys(keptDrafts)])].filter(
    (to) => (drafts[to] ?? '') === (keptDrafts[to] ?? ''),
  );
  const taken = Object.fromEntries(unchanged.map((to) => [to, server[to] ?? '']));
  return { ...device, drafts: { ...drafts, ...taken }, keptDrafts: { ...keptDrafts, ...taken } };
}

/** Where a draft on this device is not what the server has. */
export const changedDrafts = ({ drafts, keptDrafts }: DeviceMessages): readonly string[] =>
  [...new Set([...Object.keys(drafts), ...Object.keys(keptDrafts)])].filter(
    (to) => (drafts[to] ?? '') !== (keptDrafts[to] ?? ''),
  );

/** Sends what has changed; without a connection it stays for the next time. What the server refuses stays on this device alone. */
export async function sendDrafts(memberId: string): Promise<void> {
  for (const to of changedDrafts(readDeviceMessages(memberId))) {
    const words = readDeviceMessages(memberId).drafts[to] ?? '';
    try {
      await call(keepDraft, { body: { to, words } });
    } catch (error) {
      if (!isRefusal(error)) return;
    }
    changeDeviceMessages(memberId, (now) => ({ ...now, keptDrafts: { ...now.keptDrafts, [to]: words } }));
  }
}
