/** Messages between windows of this browser about a social sign-in. They use BroadcastChannel, or storage events
 *  without it; never `opener`, which the provider's page may have cut off. */
export type SocialMessage =
  | { readonly flow: string; readonly is: 'begun' }
  | { readonly flow: string; readonly is: 'done'; readonly outcome: 'signed-in' | 'linked' }
  | { readonly flow: string; readonly is: 'refused'; readonly problem: SerializedProblem };

export interface SerializedProblem {
  readonly message: string;
  readonly status: number;
  readonly code: string;
  /** The whole response: it may ask for a second factor. */
  readonly body: Readonly<Record<string, unknown>>;
}

export function sendSocialMessage(news: SocialMessage): void {
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(CHANNEL);
    line.postMessage(news);
    line.close();
    return;
  }
  try {
    localStorage.setItem(CHANNEL, JSON.stringify(news));
    localStorage.removeItem(CHANNEL);
  } catch {
    // without storage there are no messages; the window that asked notices when this one closes
  }
}

/** Listens to other windows until the returned function is called. */
export function onSocialMessage(listen: (news: SocialMessage) => void): () => void {
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(CHANNEL);
    line.onmessage = ({ data }: MessageEvent<SocialMessage>) => listen(data);
    return () => line.close();
  }
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === CHANNEL && newValue) listen(JSON.parse(newValue) as SocialMessage);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const CHANNEL = 'social-sign-in';
