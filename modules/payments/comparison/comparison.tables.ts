import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';
import type { DifferenceKind } from './differences.rules.js';

/** Times are ISO-8601 UTC. */
export type ComparisonTables = {
  readonly 'paying.comparison': {
    readonly id: string;
    readonly provider: string;
    readonly at: string;
    readonly compared: number;
    readonly failed: boolean;
  };
  readonly 'paying.difference': {
    /** Follows from what differs, so that the same one is listed once. */
    readonly id: string;
    readonly kind: DifferenceKind;
    readonly payment_id: string | null;
    readonly ref: string | null;
    readonly ours: string;
    readonly theirs: string;
    readonly found_at: string;
    readonly closed_at: string | null;
    readonly closed_by: string | null;
    readonly closed_as: 'staff' | 'gone' | null;
  };
};

export const comparisonIn = (db: Database): Kysely<ComparisonTables> => db.withTables<ComparisonTables>();
