import type { IdentityTables } from '../identity.tables.js';
import type { SocialKind } from './social.contract.js';

/** The rows of social sign-in; times are ISO-8601 UTC. */
export type SocialTables = IdentityTables & {
  readonly 'identity.social_link': SocialLinkTable;
  readonly 'identity.social_flow': SocialFlowTable;
};

export type SocialLinkTable = {
  readonly issuer: string;
  /** The issuer's id of the person. */
  readonly subject: string;
  readonly member_id: string;
  readonly kind: SocialKind;
  readonly linked_at: string;
  /** When SocialLinked was recorded. Null: the next use records it. */
  readonly recorded_at: string | null;
};

export type SocialFlowTable = {
  readonly id: string;
  /** SHA-256 of the state parameter. */
  readonly state: Buffer;
  /** SHA-256 of the cookie of the browser that began it. */
  readonly browser: Buffer;
  readonly kind: SocialKind;
  /** The member who links; null for a sign-in. */
  readonly member_id: string | null;
  readonly place: 'popup' | 'page';
  readonly next: string;
  readonly terms: string | null;
  readonly status: 'begun' | 'taken' | 'returned';
  /** Encrypted. Begun: nonce and PKCE verifier; returned: the outcome. */
  readonly sealed: Buffer;
  readonly expires_at: string;
};
