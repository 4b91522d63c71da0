import type { SocialKind } from '@modules/identity/social/social.contract';
import { useEffect, useRef, useState } from 'react';
import { openSocialWindow, type SocialFlow } from './social-window';

export type SocialWindowState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly kind: SocialKind }
  | { readonly status: 'stopped'; readonly kind: SocialKind; readonly problem: unknown };

export type BeginSocialFlow = (kind: SocialKind, place: 'popup' | 'page') => Promise<SocialFlow>;

/** A social sign-in for a page: at most one at a time, and it ends with the page. */
export function useSocialWindow(begin: BeginSocialFlow, onDone: () => void) {
  const [state, setState] = useState<SocialWindowState>({ status: 'idle' });
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);

  /** Opens a new window; call it in a click only. */
  function open(kind: SocialKind) {
    leave.current?.();
    setState({ status: 'waiting', kind });
    leave.current = openSocialWindow(() => begin(kind, 'popup'), {
      onDone,
      onStopped: (problem) => setState({ status: 'stopped', kind, problem }),
      onReturned: () => setState({ status: 'waiting', kind }),
    });
  }

  /** Replaces this page, for browsers that block windows. */
  async function go(kind: SocialKind) {
    setState({ status: 'waiting', kind });
    try {
      const { url } = await begin(kind, 'page');
      window.location.assign(url);
    } catch (problem) {
      setState({ status: 'stopped', kind, problem });
    }
  }

  return { state, open, go };
}
