/** Messages between windows of this browser about a social sign-in. They use BroadcastChannel, or storage events
 *  without it; never `opener`, which the provider's page may have severed. */
export type SocialMessage =
  | { readonly flow: string; readonly is: 'begun' }
  /** The window is back on our page. It may look closed to the page that opened it, because the provider's page severed the link between the two. */
  | { readonly flow: string; readonly is: 'returned' }
  | { readonly flow: string; readonly is: 'closed' }
  | { readonly flow: string; readonly is: 'done'; readonly outcome: 'signed-in' | 'linked' }
  | { readonly flow: string; readonly is: 'refused'; readonly problem: SerializedProblem };

export interface SerializedProblem {
  readonly message: string;
  readonly status: number;
  readonly code: string;
  /** The whole response: it may ask for a second factor. */
  readonly body: Readonly<Record<string, unknown>>;
}

export function sendSocialMessage(message: SocialMessage): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(message);
    channel.close();
    return;
  }
  try {
    localStorage.setItem(CHANNEL, JSON.stringify(message));
    localStorage.removeItem(CHANNEL);
  } catch {
    // without storage there are no messages; the opening window notices when this one closes
  }
}

/** Listens to other windows until the returned function is called. */
export function onSocialMessage(listen: (message: SocialMessage) => void): () => void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<SocialMessage>) => listen(data);
    return () => channel.close();
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === CHANNEL && newValue) listen(JSON.parse(newValue) as SocialMessage);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const CHANNEL = 'social-sign-in';
