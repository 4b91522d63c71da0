import type { DeviceDrafts } from '@lib/browser/device-drafts';

type Words = Readonly<Record<string, string>>;

/** Takes the server's drafts, except where this device has changed one since it was last in sync. Pure. */
export function mergeDrafts(device: DeviceDrafts, server: Words): DeviceDrafts {
  const { drafts, keptDrafts } = device;
  const unchanged = [...new Set([...Object.keys(server), ...Object.keys(keptDrafts)])].filter(
    (to) => (drafts[to] ?? '') === (keptDrafts[to] ?? ''),
  );
  const taken = Object.fromEntries(unchanged.map((to) => [to, server[to] ?? '']));
  return { ...device, drafts: { ...drafts, ...taken }, keptDrafts: { ...keptDrafts, ...taken } };
}

/** Drafts that differ between this device and the server. */
export const changedDrafts = ({ drafts, keptDrafts }: DeviceDrafts): readonly string[] =>
  [...new Set([...Object.keys(drafts), ...Object.keys(keptDrafts)])].filter(
    (to) => (drafts[to] ?? '') !== (keptDrafts[to] ?? ''),
  );

/** Applies the server's version of a draft that was sent. Later typing continues from it. Pure. */
export function takeKept(
  device: DeviceDrafts,
  to: string,
  { sent, kept }: { readonly sent: string; readonly kept: string },
): DeviceDrafts {
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
