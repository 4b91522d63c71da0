import { sql } from 'kysely';

/** When each search was last run, and up to when its member has been notified of listings, to join by search. Times are ISO-8601 UTC. */
export const searchMarks = sql<{
  readonly search_id: string;
  readonly told_up_to: string;
  readonly checked_at: string;
}>`search_marks.search`;
