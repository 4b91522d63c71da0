import { useSyncExternalStore } from 'react';
import { local } from './browser-store';

/** A message that waits on this device until the server has it. */
export interface UnsentMessage {
  /** Made here, so that the server takes it once however often it is sent. */
  readonly id: string;
  /** A thread's id, or for a first message the kind of what it is about, or `member`, and the id: `listing <id>`. */
  readonly to: string;
  readonly body: string;
  /** Keys of its photos, in order; their files are stored separately. */
  readonly photos?: readonly string[];
  /** ISO-8601 UTC */
  readonly at: string;
  /** Why the server refused it. */
  readonly problem?: string;
}

export interface DeviceMessages {
  /** By recipient: a thread, listing, event or member. */
  readonly drafts: Readonly<Record<string, string>>;
  /** By recipient: drafts as the server last had them. */
  readonly keptDrafts: Readonly<Record<string, string>>;
  /** By recipient: drafts as last sent, while no response has come: the server may have them. */
  readonly sentDrafts?: Readonly<Record<string, string>>;
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
  const before = readDeviceMessages(memberId);
  const { unsent, ...next } = change(before);
  const [drafts, keptDrafts] = [written(next.drafts), written(next.keptDrafts)];
  const { sentDrafts = {} } = next;
  const isSending = Object.keys(sentDrafts).length > 0;
  const text = JSON.stringify({ drafts, keptDrafts, unsent, ...(isSending && { sentDrafts }) });
  if (text === JSON.stringify(before)) return;
  if (text !== JSON.stringify(none)) local.write(keyOf(memberId), text);
  else local.delete(keyOf(memberId));
  for (const watcher of [...watchers]) watcher();
}

const written = (drafts: DeviceMessages['drafts']): DeviceMessages['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([, words]) => words !== ''));

/** Deletes them at sign-out, so that nobody else on this device finds them. */
export const deleteDeviceMessages = (memberId: string): void => local.delete(keyOf(memberId));

const keyOf = (memberId: string): string => `messages ${memberId}`;
const none: DeviceMessages = { drafts: {}, keptDrafts: {}, unsent: [] };
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
