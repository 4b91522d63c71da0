import { buildTitle, vehicleName } from '../../../modules/builds/build/vehicle-name.rules.js';
import type { BuildCard } from '../../../modules/builds/builds.schemas.js';
import type { PersonView } from '../../../modules/community/community.schemas.js';
import { formerMember } from '../../../modules/community/persons.shared.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { alongFor } from './along.js';
import { type Reader, readerOf } from './audience.js';
import { type FoundBuild, standingIn } from './found-build.queries.js';
import type { BuildReads } from './reads.js';

/** These builds as lists show them, in their order. */
export async function cardsOfBuilds(
  reads: Pick<BuildReads, 'persons' | 'showPhoto'>,
  rows: readonly FoundBuild[],
  viewer: Viewer,
): Promise<BuildCard[]> {
  const reader = readerOf(viewer);
  const persons = await reads.persons(
    rows.map(({ owner_id }) => owner_id),
    viewer,
  );
  return rows.map((row) => buildCard(reads, row, reader, persons));
}

export function buildCard(
  { showPhoto }: Pick<BuildReads, 'showPhoto'>,
  row: FoundBuild,
  reader: Reader,
  persons: ReadonlyMap<string, PersonView>,
): BuildCard {
  return {
    id: row.id,
    title: buildTitle(row),
    vehicle: vehicleName(row),
    year: row.year,
    make: row.make,
    model: row.model,
    owner: persons.get(row.owner_id) ?? formerMember(row.owner_id),
    status: row.status,
    goal: row.goal,
    audience: row.audience,
    cover: row.cover && alongFor(row).photos ? showPhoto(row.cover) : null,
    area: row.is_of_adult ? row.area : null,
    distance: row.distance === null ? null : Math.round(row.distance * 10) / 10,
    tasks: row.tasks,
    tasksDone: row.tasks_done,
    entries: row.entries,
    hours: hoursOf(row.minutes),
    activeAt: row.active_at,
    standing: standingIn(row, reader),
  };
}

/** Hours, to two places. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** Dollars. */
export const dollarsOf = (cents: number): number => cents / 100;

export const orNull = <Value, Result>(value: Value | null, of: (value: Value) => Result): Result | null =>
  value === null ? null : of(value);
