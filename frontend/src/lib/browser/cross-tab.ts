import type { Session } from '@modules/identity/identity.contract';

/** Runs one task at a time across all tabs of this browser, where the browser has locks. */
export function withTabLock<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> {
  return 'locks' in navigator && navigator.locks ? navigator.locks.request(name, run) : run();
}

/** Messages between tabs: who is signed in. */
export type TabMessage =
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'signed-out' };

/** Sends a message to the other tabs: who is signed in. */
export function sendTabMessage(message: TabMessage): void {
  sessionChannel()?.postMessage(message);
}

/** Listens to the other tabs; one listener per tab. */
export function onTabMessage(listen: (message: TabMessage) => void): void {
  const channel = sessionChannel();
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listen(data);
}

let open: BroadcastChannel | undefined;

function sessionChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'function') open ??= new BroadcastChannel('session');
  return open;
}
