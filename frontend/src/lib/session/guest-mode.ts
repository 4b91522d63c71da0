import { useSyncExternalStore } from 'react';
import { local } from '../browser/browser-store';

const FLAG = 'guestMode';

/** Guest mode: the local flag holds exactly "true", or the address has guest=1. */
export function isGuestMode(search = window.location.search): boolean {
  return local.read(FLAG) === 'true' || isInAddress(search);
}

/** Guest mode for a page whose first screen the server renders without knowing the flag. */
export function useGuestMode(search: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isGuestMode(search),
    () => isInAddress(search),
  );
}

/** "Browse as Guest": remembers the choice and loads the page again. */
export function browseAsGuest(reload = reloadPage): void {
  local.write(FLAG, 'true');
  reload();
}

/** "Exit Guest Mode": deletes the choice, removes guest=1 from the address and loads the page again. */
export function exitGuestMode(reload = reloadPage): void {
  local.delete(FLAG);
  const address = new URL(window.location.href);
  address.searchParams.delete('guest');
  window.history.replaceState(window.history.state, '', address);
  reload();
}

function reloadPage(): void {
  window.location.reload();
}

const isInAddress = (search: string): boolean => new URLSearchParams(search).get('guest') === '1';

const neverChanges = () => () => undefined;
