import { type RawBuilder, sql } from 'kysely';
import type { Role } from '../../../modules/builds/build/build.events.js';
import { buildNotFound, mayAs, type Standing } from '../../../modules/builds/build/roles.rules.js';
import { earthRadius, type Place } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { people } from '../../../modules/members/people.shared.js';
import { type Reader, seesBuild, seesByOffer } from './audience.js';
import type { BuildRow } from './builds.rows.js';

/** A build with the reader's part in it, and how far it is. */
export interface FoundBuild extends BuildRow {
  readonly role: Role | null;
  readonly is_invited: boolean | null;
  /** Whether its owner is of age, so that its area may be shown. */
  readonly is_of_adult: boolean;
  /** Whether the reader sees it only because it is offered to them. */
  readonly is_by_offer: boolean;
  /** Miles; null without a place. */
  readonly distance: number | null;
}

/** Every build, with the reader's part, to select from; `seesBuild` says which the reader sees. */
export const buildsFor = (
  { id }: Pick<Reader, 'id'>,
  near?: Place,
): RawBuilder<FoundBuild> => sql<FoundBuild>`(
  select b.*, c.role, c.is_invited, coalesce(not o.is_minor, false) as is_of_adult, ${seesByOffer({ id, isStaff: false })} as is_by_offer, ${milesFrom(near)} as distance
  from builds.build b
    left join builds.collaborator c on c.build_id = b.id and c.member_id = ${id}
    left join ${people} o on o.id = b.owner_id)`;

/** A build that the reader sees.
 *  errors  BUILD_NOT_FOUND (not-found) */
export async function findBuild(db: Database, id: string, reader: Reader): Promise<FoundBuild> {
  const { rows } = await sql<FoundBuild>`select * from ${buildsFor(reader)} b
    where b.id = ${id} and ${seesBuild(reader)}`.execute(db);
  const [build] = rows;
  if (!build) throw buildNotFound();
  return build;
}

/** A build on which the reader works, with a standing that reads this.
 *  errors  BUILD_NOT_FOUND (not-found) for everybody else */
export async function findOwnBuild(
  db: Database,
  id: string,
  reader: Reader,
  needed: NonNullable<Standing>,
): Promise<FoundBuild> {
  const build = await findBuild(db, id, reader);
  if (!mayAs(standingIn(build, reader), needed)) throw buildNotFound();
  return build;
}

/** What the reader may do with it; null: no more than its audience. */
export function standingIn(
  { owner_id, role, is_invited }: Pick<FoundBuild, 'owner_id' | 'role' | 'is_invited'>,
  { id }: Pick<Reader, 'id'>,
): Standing {
  if (id !== '' && owner_id === id) return 'owner';
  return is_invited ? 'looks' : role;
}

/** Miles between a build `b` and a place (haversine). */
function milesFrom(near: Place | undefined): RawBuilder<number | null> {
  if (!near) return sql<null>`null::float8`;
  const { latitude, longitude } = near;
  return sql<
    number | null
  >`case when b.latitude is not null and not o.is_minor then ${earthRadius}::float8 * 2 * asin(least(1, sqrt(
    sin(radians(b.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(b.latitude)) * sin(radians(b.longitude - ${longitude}::float8) / 2) ^ 2))) end`;
}
