import { keptOfBoth } from '@modules/drafts/drafts.schemas';
import { useSyncExternalStore } from 'react';
import { local } from './browser-store';

/** What can wait on a device; `entities/draft/deliverers.ts` says how each is sent. */
export type UnsentKind = 'message' | 'post' | 'comment' | 'entry';

/** What else a page asks for beside the words, as JSON. */
export type DraftFields = Readonly<Record<string, unknown>>;

/** What waits on this device until the server has it. */
export interface Unsent {
  /** Made here, so that the server takes it once however often it is sent. */
  readonly id: string;
  readonly kind: UnsentKind;
  /** The draft that it was: a thread's id, or a word, or a word and an id, as in `listing <id>`. */
  readonly to: string;
  readonly body: string;
  readonly fields?: DraftFields;
  /** Keys of its photos, in order; their files are stored separately. */
  readonly photos?: readonly string[];
  /** ISO-8601 UTC */
  readonly at: string;
  /** Why the server refused it. */
  readonly problem?: string;
}

type Words = Readonly<Record<string, string>>;

export interface DeviceDrafts {
  /** By recipient. */
  readonly drafts: Words;
  /** By recipient: drafts as the server last had them. */
  readonly keptDrafts: Words;
  /** By recipient: drafts as last sent, while no response has come: the server may have them. */
  readonly sentDrafts?: Words;
  /** By recipient: other fields of drafts, which are on this device only. */
  readonly fields?: Readonly<Record<string, DraftFields>>;
  readonly unsent: readonly Unsent[];
}

/** The drafts of nobody who is signed in. */
export const guest = '';

/** Drafts and unsent things of a member on this device. They outlive a reload, and end with a sign-out. */
export const useDeviceDrafts = (memberId: string): DeviceDrafts =>
  parse(
    useSyncExternalStore(
      watch,
      () => stored(memberId),
      () => '',
    ),
  );

export const readDeviceDrafts = (memberId: string): DeviceDrafts => parse(stored(memberId));

export function changeDeviceDrafts(memberId: string, change: (before: DeviceDrafts) => DeviceDrafts): void {
  const before = readDeviceDrafts(memberId);
  const text = textOf(change(before));
  if (text === textOf(before)) return;
  if (text === textOf(none)) local.delete(keyOf(memberId));
  else local.write(keyOf(memberId), text);
  local.delete(olderKeyOf(memberId));
  notify();
}

/** Deletes them at sign-out, so that nobody else on this device finds them. */
export function deleteDeviceDrafts(memberId: string): void {
  local.delete(keyOf(memberId));
  local.delete(olderKeyOf(memberId));
  notify();
}

/** Gives a member what was written on this device before they signed in, beside what they have here. */
export function takeGuestDrafts(memberId: string): void {
  if (local.read(keyOf(guest)) === null) return;
  const written = readDeviceDrafts(guest);
  changeDeviceDrafts(memberId, (mine) => withBoth(mine, { ...written, keptDrafts: {}, unsent: [] }));
  deleteDeviceDrafts(guest);
}

/** Merges the drafts of two stores, as the server merges those of two devices. Pure. */
function withBoth(first: DeviceDrafts, second: DeviceDrafts): DeviceDrafts {
  const drafts = Object.entries(second.drafts).map(
    ([to, words]) => [to, keptOfBoth(first.drafts[to] ?? '', words)] as const,
  );
  return {
    ...first,
    ...second,
    drafts: { ...first.drafts, ...Object.fromEntries(drafts) },
    keptDrafts: { ...first.keptDrafts, ...second.keptDrafts },
    fields: { ...first.fields, ...second.fields },
    unsent: [...first.unsent, ...second.unsent],
  };
}

const keyOf = (memberId: string): string => `drafts ${memberId}`;
/** Of the time when messages alone had drafts. */
const olderKeyOf = (memberId: string): string => `messages ${memberId}`;
const none: DeviceDrafts = { drafts: {}, keptDrafts: {}, unsent: [] };
const watchers = new Set<() => void>();

function notify(): void {
  for (const watcher of [...watchers]) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}

/** Both stores, in a line each. */
const stored = (memberId: string): string =>
  `${local.read(keyOf(memberId)) ?? ''}\n${local.read(olderKeyOf(memberId)) ?? ''}`;

function parse(text: string): DeviceDrafts {
  const [now = none, older = none] = text.split('\n').map(storeIn);
  return older === none ? now : withBoth(fromOlder(older), now);
}

function storeIn(text: string): DeviceDrafts {
  if (text === '') return none;
  try {
    return { ...none, ...(JSON.parse(text) as Partial<DeviceDrafts>) };
  } catch {
    return none;
  }
}

/** All of them were messages. What the server had of their drafts counts for deleted ones only: a page of that time may have been refused without
 *  knowing it. */
function fromOlder({ drafts, keptDrafts, unsent }: DeviceDrafts): DeviceDrafts {
  const gone = Object.entries(keptDrafts).filter(([to]) => !drafts[to]);
  return {
    drafts,
    keptDrafts: Object.fromEntries(gone),
    unsent: unsent.map((one) => ({ ...one, kind: 'message' })),
  };
}

function textOf({ drafts, keptDrafts, sentDrafts = {}, fields = {}, unsent }: DeviceDrafts): string {
  return JSON.stringify({
    drafts: filled(drafts),
    keptDrafts: filled(keptDrafts),
    ...(Object.keys(sentDrafts).length > 0 && { sentDrafts }),
    ...(Object.keys(fields).length > 0 && { fields }),
    unsent,
  });
}

const filled = (drafts: Words): Words =>
  Object.fromEntries(Object.entries(drafts).filter(([, words]) => words !== ''));
