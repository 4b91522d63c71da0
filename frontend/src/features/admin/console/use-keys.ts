import { local } from '@lib/browser/browser-store';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What single keys do on this page, while no field has the focus, no dialog is open and the member has not turned them off.
 *  source  WCAG 2.1.4 */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || !isForPage(event) || !areKeysOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Whether single keys do something, and the function that turns them on or off in this browser. */
export function useKeysSwitch(): readonly [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(watch, areKeysOn, () => true), setKeys];
}

const slot = 'consoleKeys';
const watchers = new Set<() => void>();

const areKeysOn = (): boolean => local.read(slot) !== 'off';

function setKeys(isOn: boolean): void {
  if (isOn) local.delete(slot);
  else local.write(slot, 'off');
  for (const watcher of watchers) watcher();
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function isForPage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  const isField =
    target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]');
  return !isField && !document.querySelector('[role="dialog"], [role="menu"]');
}
