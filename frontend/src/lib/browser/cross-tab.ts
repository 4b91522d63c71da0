import type { TabMessage } from '../session/session';

/** Runs one task at a time across all tabs of this browser, where the browser has locks. */
export function withTabLock<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> {
  return 'locks' in navigator && navigator.locks ? navigator.locks.request(name, run) : run();
}

/** Sends a message to the other tabs: who is signed in. */
export function sendTabMessage(news: TabMessage): void {
  channel()?.postMessage(news);
}

/** Listens to the other tabs; one listener per tab. */
export function onTabMessage(listen: (news: TabMessage) => void): void {
  const line = channel();
  if (line) line.onmessage = ({ data }: MessageEvent<TabMessage>) => listen(data);
}

let open: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'function') open ??= new BroadcastChannel('session');
  return open;
}
