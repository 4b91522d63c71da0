import type { SessionUser } from '@modules/identity/identity.contract';

/** loading until the first check ends, then signed in or out. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: SessionUser }
  | { readonly status: 'signed-out' };
