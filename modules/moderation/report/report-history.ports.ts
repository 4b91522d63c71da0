import { definePort } from '../../kernel/manifest/port.js';
import type { TargetRef } from '../moderation.schemas.js';

/** What members reported earlier. Provided by the read model of reports under REPORT_HISTORY. */
export interface ReportHistory {
  /** How earlier reports of the same reporter were decided, as the decisions stand now. */
  recordOf(reporterId: string): Promise<{ readonly right: number; readonly wrong: number }>;
  /** What among these the same member has reported already, without an end yet. */
  openTargetsOf(reporterId: string, targets: readonly TargetRef[]): Promise<readonly TargetRef[]>;
  /** The members who said since then that a listing is sold; guests do not count.
   *  units  since: ISO-8601 UTC */
  voicesOf(listingId: string, since: string): Promise<ReadonlySet<string>>;
}

export const REPORT_HISTORY = definePort<ReportHistory>('ReportHistory');
