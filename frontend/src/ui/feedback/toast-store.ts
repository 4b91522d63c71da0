import type { ReactNode } from 'react';

export type ToastContent = {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly tone?: 'plain' | 'good' | 'problem';
  readonly action?: { readonly label: string; readonly onClick: () => void };
};

export type ToastEntry = ToastContent & { readonly id: string; readonly open: boolean };

/** One at a time; a dismissed toast is forgotten after this many milliseconds. */
export const TOAST_LIMIT = 1;
export const TOAST_REMOVAL_DELAY = 1_000_000;

let entries: readonly ToastEntry[] = [];
let count = 0;
const watchers = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows a toast in place of the one before it. */
export function toast(words: ToastContent) {
  count += 1;
  const id = String(count);
  replace([{ ...words, id, open: true }, ...entries].slice(0, TOAST_LIMIT));
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (next: Partial<ToastContent>) =>
      replace(entries.map((entry) => (entry.id === id ? { ...entry, ...next } : entry))),
  };
}

/** Closes one toast, or all when no id is given. */
export function dismissToast(id?: string) {
  const closing = entries.filter((entry) => id === undefined || entry.id === id);
  for (const entry of closing) removeLater(entry.id);
  replace(entries.map((entry) => (closing.includes(entry) ? { ...entry, open: false } : entry)));
}

export function watchToasts(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

function removeLater(id: string) {
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    replace(entries.filter((entry) => entry.id !== id));
  }, TOAST_REMOVAL_DELAY);
  removals.set(id, timer);
}

function replace(next: readonly ToastEntry[]) {
  entries = next;
  for (const watcher of watchers) watcher();
}
