import { sql } from 'kysely';
import type { TeamRole } from './organizer/organizer.events.js';

/** A date of an event, with the event and the team that runs it, for queries of read models that show what belongs to a date. */
export interface EventDate {
  readonly gathering_id: string;
  /** Names it. */
  readonly first_day: string;
  /** The day on which it is now: '2026-06-13'. */
  readonly on_day: string;
  /** ISO-8601 UTC */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly title: string;
  readonly time_zone: string;
  /** Roles, by the ids of members; null without an organizer. */
  readonly team: Readonly<Record<string, TeamRole>> | null;
  /** Whether everybody sees the event: it is published, or was cancelled, and is not removed. */
  readonly is_public: boolean;
  /** Whether it takes place, as far as is known: neither it nor the event is postponed, cancelled or removed. */
  readonly is_on: boolean;
  /** Names of the gates of its venue. */
  readonly gates: readonly string[];
}

/** Dates of events, to join by gathering and day. A read that joins it also waits for `events`. */
export const eventDates = sql<EventDate>`(
  select d.gathering_id, d.first_day, d.on_day, d.starts_at, d.ends_at, g.title, g.time_zone, c.team,
    g.status in ('published', 'cancelled') and not g.is_removed as is_public, d.is_listed as is_on,
    array(select gate->>'name' from json_array_elements(g.state->'words'->'venue'->'gates') gate) as gates
  from events.gathering_date d join events.gathering g on g.id = d.gathering_id left join events.club c on c.id = g.club_id)`;
