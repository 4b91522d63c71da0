import { type RawBuilder, sql } from 'kysely';
import { earthRadius, type Place } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { CommunityRow } from './communities.table.js';

/** A community with the reader's part in it, and how far it is. */
export interface FoundRow extends CommunityRow {
  readonly status: 'requested' | 'member' | 'banned' | null;
  readonly banned_until: string | null;
  readonly is_moderator: boolean;
  /** Miles; null without a place, or for a community that has none. */
  readonly distance: number | null;
}

export interface Reader {
  /** undefined: a guest. */
  readonly id: string | undefined;
  readonly isStaff: boolean;
  /** Whether communities for adults are shown to them. */
  readonly findsAdultsOnly: boolean;
  readonly blocked: readonly string[];
  /** ISO-8601 UTC */
  readonly now: string;
}

/** Every community that a reader finds, to select from. */
export const foundBy = (
  { id, findsAdultsOnly }: Pick<Reader, 'id' | 'findsAdultsOnly'>,
  near?: Place,
): RawBuilder<FoundRow> => sql<FoundRow>`(
  select c.*, m.status, m.banned_until, o.member_id is not null as is_moderator, ${milesFrom(near)} as distance
  from communities.community c
    left join communities.membership m on m.community_id = c.id and m.member_id = ${id ?? null}
    left join communities.moderator o on o.community_id = c.id and o.member_id = ${id ?? null}
  where ${findsAdultsOnly} or not c.is_adults_only)`;

export type StandingInRow = 'none' | 'requested' | 'member' | 'moderator' | 'owner' | 'banned';

/** The reader's part; a ban that is over counts as none. */
export function standingIn(row: FoundRow, { id, now }: Pick<Reader, 'id' | 'now'>): StandingInRow {
  if (row.status === 'banned')
    return row.banned_until !== null && row.banned_until <= now ? 'none' : 'banned';
  if (id !== undefined && row.owner_id === id) return 'owner';
  if (row.status === 'member' && row.is_moderator) return 'moderator';
  return row.status ?? 'none';
}

export const isIn = (standing: StandingInRow): boolean =>
  standing === 'member' || standing === 'moderator' || standing === 'owner';

/** Whether the reader may read its wall and its list of members. */
export const isOpenTo = (row: FoundRow, reader: Reader): boolean =>
  row.visibility === 'everybody' || reader.isStaff || isIn(standingIn(row, reader));

function milesFrom(near: Place | undefined): RawBuilder<number | null> {
  if (!near) return sql<null>`null::float8`;
  const { latitude, longitude } = near;
  return sql<
    number | null
  >`case when c.latitude is not null then ${earthRadius}::float8 * 2 * asin(least(1, sqrt(
    sin(radians(c.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(c.latitude)) * sin(radians(c.longitude - ${longitude}::float8) / 2) ^ 2))) end`;
}
