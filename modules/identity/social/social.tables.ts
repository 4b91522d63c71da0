import type { IdentityTables } from '../identity.tables.js';
import type { SocialKind } from './social.contract.js';

/** The rows of ways in through others; times are ISO-8601 UTC. */
export type SocialTables = IdentityTables & {
  readonly 'identity.social_link': SocialLinkTable;
  readonly 'identity.social_flow': SocialFlowTable;
};

export type SocialLinkTable = {
  readonly issuer: string;
  /** What the issuer calls the person. */
  readonly subject: string;
  readonly member_id: string;
  readonly kind: SocialKind;
  readonly linked_at: string;
  /** When SocialLinked was seen to be in the log; null: the next use records it. */
  readonly recorded_at: string | null;
};

export type SocialFlowTable = {
  readonly id: string;
  /** SHA-256 of the state that travels. */
  readonly state: Buffer;
  /** SHA-256 of the cookie of the browser that began it. */
  readonly browser: Buffer;
  readonly kind: SocialKind;
  /** Who links; null for signing in. */
  readonly member_id: string | null;
  readonly place: 'popup' | 'page';
  readonly next: string;
  readonly terms: string | null;
  readonly status: 'begun' | 'taken' | 'returned';
  /** Begun: nonce and PKCE verifier; returned: what came of it. */
  readonly sealed: Buffer;
  readonly expires_at: string;
};
