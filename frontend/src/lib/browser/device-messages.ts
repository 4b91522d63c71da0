import { useSyncExternalStore } from 'react';
import { local } from './browser-store';

/** A message that waits on this device until the server has it. */
export interface UnsentMessage {
  /** Made here, so that the server takes it once however often it is sent. */
  readonly id: string;
  /** A thread's id, or `listing <id>` or `member <id>` for the first message. */
  readonly to: string;
  readonly body: string;
  /** Keys of its photos, whose files are kept beside it; in their order. */
  readonly photos?: readonly string[];
  /** ISO-8601 UTC */
  readonly at: string;
  /** Why the server refused it. */
  readonly problem?: string;
}

export interface DeviceMessages {
  /** By what they are to. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly unsent: readonly UnsentMessage[];
}

/** Drafts and unsent messages of a member on this device. They outlive a reload, and end with a sign-out. */
export function useDeviceMessages(memberId: string): DeviceMessages {
  const text = useSyncExternalStore(
    watch,
    () => local.read(keyOf(memberId)) ?? '',
    () => '',
  );
  return parse(text);
}

export const readDeviceMessages = (memberId: string): DeviceMessages =>
  parse(local.read(keyOf(memberId)) ?? '');

export function changeDeviceMessages(
  memberId: string,
  change: (before: DeviceMessages) => DeviceMessages,
): void {
  const { drafts, unsent } = change(readDeviceMessages(memberId));
  const kept = Object.entries(drafts).filter(([, words]) => words !== '');
  if (kept.length || unsent.length)
    local.write(keyOf(memberId), JSON.stringify({ drafts: Object.fromEntries(kept), unsent }));
  else local.drop(keyOf(memberId));
  for (const watcher of [...watchers]) watcher();
}

/** Nobody else on this device finds them. */
export const forgetDeviceMessages = (memberId: string): void => local.drop(keyOf(memberId));

const keyOf = (memberId: string): string => `messages ${memberId}`;
const none: DeviceMessages = { drafts: {}, unsent: [] };
const watchers = new Set<() => void>();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

function parse(text: string): DeviceMessages {
  if (text === '') return none;
  try {
    return { ...none, ...(JSON.parse(text) as Partial<DeviceMessages>) };
  } catch {
    return none;
  }
}
