import type { UnsentKind } from '@lib/browser/device-drafts';
import type { Deliver } from './deliverer';

/** How each kind is sent; the code loads when something of the kind waits. A kind without an entry waits. */
export const deliverers: Readonly<Partial<Record<UnsentKind, () => Promise<{ readonly deliver: Deliver }>>>> =
  {
    message: () => import('../thread/deliver-message'),
    post: () => import('../post/deliver-post'),
    comment: () => import('../post/deliver-comment'),
    entry: () => import('../build/deliver-entry'),
  };
