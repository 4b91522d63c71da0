/** Times are ISO-8601 UTC. */
export type IdentityTables = {
  readonly 'identity.account': AccountTable;
  readonly 'identity.role': RoleTable;
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
  /** When MemberRegistered was recorded. Null: the next sign-in records it. */
  readonly recorded_at: string | null;
  readonly suspended_at: string | null;
  /** When the suspension ends; null without an end. */
  readonly suspended_until: string | null;
  /** The decision whose suspension ends last; null when none caused it. */
  readonly suspension_decision_id: string | null;
  /** The version of the terms that was accepted last, a date. Null: the next sign-in asks. */
  readonly terms_version: string | null;
  /** When the member verified the e-mail address. */
  readonly email_verified_at: string | null;
  /** The security stamp: a sign-in completes only under the stamp with which it began, and raising the stamp cancels sign-ins under way. */
  readonly watch: number;
  /** When MemberVerified was recorded for this address. Null: the next sign-in records it. */
  readonly verification_recorded_at: string | null;
  /** The time zone of the browser that the member last used. */
  readonly time_zone: string | null;
  /** When the member finished or left the tour. Null: the pages offer it. */
  readonly tour_ended_at: string | null;
};

/** A role of a member. Memberships decides who has which. */
type RoleTable = {
  readonly member_id: string;
  readonly role: string;
  readonly granted_at: string;
};

type SessionTable = {
  readonly id: string;
  readonly member_id: string;
  readonly opened_at: string;
  readonly expires_at: string;
  readonly ended_at: string | null;
  /** Browser and system in words; `network` is coarse. */
  readonly device: string;
  readonly network: string;
  /** When its refresh cookie was last exchanged. Null: not since it was opened. */
  readonly last_used_at: string | null;
  /** When the member last re-authenticated in this session. */
  readonly proven_at: string | null;
  /** When both factors were last shown in it. Null: it was opened by one. */
  readonly both_factors_at: string | null;
  /** When a person last used it. Null: before this was kept. */
  readonly last_active_at: string | null;
  /** When the identity provider says that the member signed in there. Null: when it was opened. */
  readonly authenticated_at: string | null;
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
  /** Null: the address has no account. */
  readonly member_id: string | null;
  /** The e-mail address that the link went to and verifies. */
  readonly email: string | null;
  /** SHA-256 of the cookie of the browser that asked. */
  readonly browser: Buffer | null;
  /** SHA-256 of the short code, which works in that browser only. */
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
