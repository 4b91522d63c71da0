/** What windows of this browser tell one another about tries to come in through somebody else. By BroadcastChannel, and where there is
 *  none by storage events: never by `opener`, which the other's page may have cut off. */
export type SocialNews =
  | { readonly flow: string; readonly is: 'begun' }
  | { readonly flow: string; readonly is: 'done'; readonly outcome: 'signed-in' | 'linked' }
  | { readonly flow: string; readonly is: 'refused'; readonly problem: ToldProblem };

export interface ToldProblem {
  readonly message: string;
  readonly status: number;
  readonly code: string;
  /** The whole answer: a second step may be asked in it. */
  readonly said: Readonly<Record<string, unknown>>;
}

export function tellSocialNews(news: SocialNews): void {
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(NAME);
    line.postMessage(news);
    line.close();
    return;
  }
  try {
    localStorage.setItem(NAME, JSON.stringify(news));
    localStorage.removeItem(NAME);
  } catch {
    // without storage nobody hears, and the window that asked sees this one close
  }
}

/** Hears what other windows tell, until the answer is called. */
export function hearSocialNews(listen: (news: SocialNews) => void): () => void {
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(NAME);
    line.onmessage = ({ data }: MessageEvent<SocialNews>) => listen(data);
    return () => line.close();
  }
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && newValue) listen(JSON.parse(newValue) as SocialNews);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const NAME = 'social-sign-in';
