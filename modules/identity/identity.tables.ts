import type { Role } from './member.events.js';

/** The rows of identity; times are ISO-8601 UTC. */
export type IdentityTables = {
  readonly 'identity.account': AccountTable;
  readonly 'identity.role': RoleTable;
  readonly 'identity.session': SessionTable;
  readonly 'identity.refresh_token': RefreshTokenTable;
  readonly 'identity.tries': TriesTable;
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
};

type RoleTable = {
  readonly member_id: string;
  readonly role: Role;
  readonly granted_at: string;
};

type SessionTable = {
  readonly id: string;
  readonly member_id: string;
  readonly opened_at: string;
  readonly expires_at: string;
  readonly ended_at: string | null;
};

type RefreshTokenTable = {
  /** SHA-256 of the token. */
  readonly hash: Buffer;
  readonly session_id: string;
  readonly expires_at: string;
  readonly used_at: string | null;
};

type TriesTable = {
  readonly key: string;
  readonly count: number;
  readonly until: string;
};
