/** What windows of this browser tell one another about tries to come in through somebody else. By BroadcastChannel, and where there is
 *  none by storage events: never by `opener`, which the other's page may have cut off. */
export type SocialMessage =
  | { readonly flow: string; readonly is: 'begun' }
  | { readonly flow: string; readonly is: 'done'; readonly outcome: 'signed-in' | 'linked' }
  | { readonly flow: string; readonly is: 'refused'; readonly problem: SerializedProblem };

export interface SerializedProblem {
  readonly message: string;
  readonly status: number;
  readonly code: string;
  /** The whole answer: a second step may be asked in it. */
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
    // without storage nobody hears, and the window that asked sees this one close
  }
}

/** Hears what other windows tell, until the answer is called. */
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
