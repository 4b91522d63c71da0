import type { Generated } from 'kysely';
import type { Mails } from './preferences.rules.js';

/** The rows of this module; times are ISO-8601 UTC. */
export type NotificationTables = {
  readonly 'notices.notification': NotificationTable;
  readonly 'notices.preferences': PreferencesTable;
  readonly 'notices.outgoing': OutgoingTable;
};

/** One row for each notification. A row that a later one of its group stands for is not `shown`. */
export interface NotificationTable {
  /** Derived from the rule, the event and the recipient, so that a repeated notification is the same row. */
  readonly id: string;
  readonly member_id: string;
  /** The order of notifications sent at the same time. */
  readonly seq: Generated<number>;
  readonly type: string;
  /** The kind by which the recipient chooses channels. */
  readonly kind: string;
  readonly subtype: string;
  /** Empty once it is encrypted. */
  readonly message: string;
  /** Without its query once it is encrypted. */
  readonly href: string;
  /** Message and href under the recipient's key; null in a row of an earlier version. */
  readonly sealed: string | null;
  readonly about: string;
  readonly sent_at: string;
  readonly read_at: string | null;
  readonly group_id: string;
  readonly nth: number;
  readonly group_since: string;
  readonly shown: boolean;
  /** What happened, where several notifications tell of it, and how much this one says. */
  readonly happening: string | null;
  readonly weight: number | null;
}

/** The preferences of a member. A member who never chose has no row. */
export interface PreferencesTable {
  readonly member_id: string;
  readonly chosen: unknown;
  readonly changed_at: string;
  /** The number of times they were chosen; 0 before the first time. */
  readonly version: Generated<number>;
}

/** Notifications that wait for a collected e-mail or the digest, and those that were sent. */
export interface OutgoingTable {
  readonly notification_id: string;
  readonly member_id: string;
  /** The e-mail that it goes into. */
  readonly mails: Mails;
  readonly due_at: string;
  /** When it was sent, or left out because it was read. */
  readonly settled_at: string | null;
  /** Whether it had an immediate e-mail of its own. */
  readonly at_once: boolean;
}
