import { sql } from 'kysely';
import { type BuildHistory, hoursToTell } from '../../../modules/builds/build/milestones.rules.js';
import { vehicleName } from '../../../modules/builds/build/vehicle-name.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { BuildRow } from './builds.rows.js';

/** What the milestones of a build follow from, and those that its owner wants to hear of no more. */
export interface MilestonesAsked extends BuildHistory {
  readonly dismissed: readonly string[];
}

/** A build for whoever owns it, or does with its owner all that there is to do; undefined for everybody else.
 *  source  modules/builds/README.md, Milestones */
export async function historyFor(
  db: Database,
  id: string,
  readerId: string,
): Promise<MilestonesAsked | undefined> {
  const { rows } = await sql<Row>`
    select nickname, year, make, model, goal, status, started_on, started_at, handed_over_at, completed_at, dismissed, minutes
    from builds.build b where id = ${id} and standing = 'shown' and (owner_id = ${readerId} or exists (
      select from builds.collaborator c where c.build_id = b.id and c.member_id = ${readerId} and c.role = 'owns' and not c.is_invited))`.execute(
    db,
  );
  const [build] = rows;
  if (!build) return undefined;
  const [systems, doneAt, hours, found] = await Promise.all([
    systemsOf(db, id),
    doneTimes(db, id),
    hoursReached(db, id, build.minutes),
    foundParts(db, id),
  ]);
  return {
    vehicle: vehicleName(build),
    nickname: build.nickname,
    goal: build.goal,
    status: build.status,
    since: build.handed_over_at ?? build.started_at,
    isFirstOwner: build.handed_over_at === null,
    startedOn: build.started_on,
    completedAt: build.completed_at,
    dismissed: build.dismissed,
    systems,
    doneAt,
    hours,
    found,
  };
}

type Row = Pick<
  BuildRow,
  | 'nickname'
  | 'year'
  | 'make'
  | 'model'
  | 'goal'
  | 'status'
  | 'started_on'
  | 'started_at'
  | 'handed_over_at'
  | 'completed_at'
  | 'dismissed'
  | 'minutes'
>;

async function systemsOf(db: Database, id: string): Promise<BuildHistory['systems']> {
  const { rows } = await sql<BuildHistory['systems'][number]>`
    select system, count(*)::int as tasks, count(done_at)::int as done, max(done_at) as "doneAt"
    from builds.task where build_id = ${id} and not is_deleted group by system`.execute(db);
  return rows;
}

async function doneTimes(db: Database, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ at: string }>`select done_at as at from builds.task
    where build_id = ${id} and not is_deleted and done_at is not null order by done_at`.execute(db);
  return rows.map(({ at }) => at);
}

/** Of each number of hours the entry with which the work came to them. */
async function hoursReached(db: Database, id: string, minutes: number): Promise<BuildHistory['hours']> {
  const reached = hoursToTell.filter((hours) => hours * 60 <= minutes);
  if (!reached.length) return [];
  const { rows } = await sql<BuildHistory['hours'][number]>`
    with running as (
      select at, sum(minutes) over (order by at, position) as total from builds.entry
      where build_id = ${id} and minutes is not null and not is_deleted and not is_removed and not is_withheld
    )
    select hours, min(at) as at from unnest(${reached}::int[]) hours join running on total >= hours * 60 group by hours`.execute(
    db,
  );
  return rows;
}

async function foundParts(db: Database, id: string): Promise<BuildHistory['found']> {
  const { rows } = await sql<BuildHistory['found'][number]>`
    select p.part_id as "partId", p.title, p.sought_at as "soughtAt", p.arrived_on as "arrivedOn"
    from builds.part p join builds.task t on t.id = p.task_id
    where p.build_id = ${id} and p.sought_at is not null and p.arrived_on is not null and p.status in ('arrived', 'installed')
      and not p.is_dropped and not t.is_deleted`.execute(db);
  return rows;
}
