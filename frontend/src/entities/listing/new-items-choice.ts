import { local } from '@lib/browser/browser-store';
import { useSyncExternalStore } from 'react';

/** What this device keeps of the New Items Wall. */
export interface NewItemsChoice {
  readonly isShown: boolean;
  /** Only what fits a make of the garage. */
  readonly isForGarage: boolean;
}

/** The choice, and how to change it; every strip on the page follows. */
export function useNewItemsChoice(): readonly [NewItemsChoice, (change: Partial<NewItemsChoice>) => void] {
  return [useSyncExternalStore(watch, now, served), choose];
}

function choose(change: Partial<NewItemsChoice>): void {
  current = { ...now(), ...change };
  local.write(KEY, [!current.isShown && HIDDEN, current.isForGarage && GARAGE].filter(Boolean).join(' '));
  for (const watcher of watchers) watcher();
}

const KEY = 'new-items';
const HIDDEN = 'hidden';
const GARAGE = 'garage';
const standard: NewItemsChoice = { isShown: true, isForGarage: false };
const watchers = new Set<() => void>();
let current: NewItemsChoice | undefined;

function now(): NewItemsChoice {
  current ??= read();
  return current;
}

function read(): NewItemsChoice {
  const kept = (local.read(KEY) ?? '').split(' ');
  return { isShown: !kept.includes(HIDDEN), isForGarage: kept.includes(GARAGE) };
}

const served = (): NewItemsChoice => standard;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
