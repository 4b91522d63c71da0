import type { RoleTables } from '../memberships/memberships.ports.js';

/** The rows of identity, and the roles that it joins; times are ISO-8601 UTC. */
export type IdentityTables = RoleTables & {
  readonly 'identity.account': AccountTable;
  readonly 'identity.session': SessionTable;
  readonly 'identity.refresh_token': RefreshTokenTable;
  readonly 'identity.tries': TriesTable;
  readonly 'identity.link': LinkTable;
};

export type AccountTable = {
  readonly member_id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly name: string;
  readonly created_at: string;
  /** When MemberRegistered was seen to be in the log; null: the next sign-in records it. */
  readonly recorded_at: string | null;
  readonly suspended_at: string | null;
  /** The version of the terms that was accepted last: its date. Null: the next sign-in asks. */
  readonly terms_version: string | null;
  /** When the member proved that the mail is theirs. */
  readonly email_verified_at: string | null;
  /** Whoever shows a factor comes in under the watch that saw it; a new one sends them away. */
  readonly watch: number;
  /** When MemberVerified of that mail was seen to be in the log; null: the next sign-in records it. */
  readonly verification_recorded_at: string | null;
};

type SessionTable = {
  readonly id: string;
  readonly member_id: string;
  readonly opened_at: string;
  readonly expires_at: string;
  readonly ended_at: string | null;
  /** Browser and system in words, and the coarse network. */
  readonly device: string;
  readonly network: string;
  /** When its refresh cookie was exchanged last; null: not since it was opened. */
  readonly last_used_at: string | null;
  /** When the member showed in it who they are, after it was opened. */
  readonly proven_at: string | null;
};

type RefreshTokenTable = {
  /** SHA-256 of the token. */
  readonly hash: Buffer;
  readonly session_id: string;
  readonly expires_at: string;
  readonly used_at: string | null;
};

export type LinkTable = {
  /** SHA-256 of the token. */
  readonly hash: Buffer;
  readonly purpose: LinkPurpose;
  /** Null: for nobody. */
  readonly member_id: string | null;
  /** The mail that it was sent to, and that it proves. */
  readonly email: string | null;
  /** SHA-256 of the cookie of the browser that asked. */
  readonly browser: Buffer | null;
  /** SHA-256 of the short code, which only that browser may type. */
  readonly code: Buffer | null;
  readonly code_tries: number;
  readonly expires_at: string;
};

export type LinkPurpose = 'verify-email' | 'reset-password' | 'sign-in' | 'change-email';

type TriesTable = {
  readonly key: string;
  readonly count: number;
  readonly until: string;
};
