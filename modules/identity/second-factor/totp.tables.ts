import type { IdentityTables } from '../identity.tables.js';

/** The rows of the second factor and of the sign-in history; times are ISO-8601 UTC. */
export type SecurityTables = IdentityTables & {
  readonly 'identity.totp': TotpTable;
  readonly 'identity.recovery_code': RecoveryCodeTable;
  readonly 'identity.sign_in': SignInTable;
};

type TotpTable = {
  readonly member_id: string;
  /** The secret in base32, encrypted with the member's key. */
  readonly sealed: Buffer;
  readonly begun_at: string;
  /** Null: the member has seen the QR code and has not confirmed it. */
  readonly confirmed_at: string | null;
  readonly last_step: number;
};

type RecoveryCodeTable = {
  readonly member_id: string;
  readonly salt: Buffer;
  /** Argon2id of the code. */
  readonly digest: Buffer;
  readonly used_at: string | null;
};

type SignInTable = {
  readonly id: string;
  readonly member_id: string;
  readonly at: string;
  readonly way: string;
  readonly outcome: string;
  readonly device: string;
  readonly network: string;
};
