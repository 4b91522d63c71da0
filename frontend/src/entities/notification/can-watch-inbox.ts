/** Whether this browser can hold the connection that reports changes of the inbox. Without locks or channels the inbox is only polled. */
export const canWatchInbox = (): boolean =>
  'locks' in navigator && Boolean(navigator.locks) && typeof BroadcastChannel === 'function';
