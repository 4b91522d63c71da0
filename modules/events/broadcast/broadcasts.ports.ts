import { definePort } from '../../kernel/manifest/port.js';

/** A broadcast without its words, which the log has. */
export interface BroadcastRow {
  readonly id: string;
  /** Who wrote it. */
  readonly memberId: string;
  readonly gatheringId: string;
  readonly clubId: string;
  /** One date of a series; null for all. */
  readonly day: string | null;
  readonly isForInterested: boolean;
  readonly recipients: number;
  /** ISO-8601 UTC */
  readonly sentAt: string;
}

/** What organizers wrote to those who go. Provided by the read model broadcasts, and therefore as late as that. */
export interface Broadcasts {
  /** About one event, the latest first; removed ones are left out. */
  about(gatheringId: string, limit: number): Promise<readonly BroadcastRow[]>;
}

export const BROADCASTS = definePort<Broadcasts>('Broadcasts');
