import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { Touched } from './write-rows.js';

/** Counts what these tasks and builds have: of live tasks, their live parts, and shown entries. So a page reads sums, however long its lists are.
 *  source  ADR 0095 */
export async function writeSums(tx: DatabaseTransaction, { builds, tasks }: Touched): Promise<void> {
  if (tasks.size) await sumTasks(tx, [...tasks]);
  if (!builds.size) return;
  const ids = [...builds];
  await sumSystems(tx, ids);
  await sumMonths(tx, ids);
  await sumBuilds(tx, ids);
}

const isShown = sql`not e.is_deleted and not e.is_removed and not e.is_withheld`;

async function sumTasks(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await sql`update task t set
      entries = coalesce(e.entries, 0), minutes = coalesce(e.minutes, 0), entry_cents = coalesce(e.cents, 0),
      part_planned_cents = coalesce(p.planned, 0), part_cents = coalesce(p.cents, 0), parts_planned = coalesce(p.n_planned, 0),
      parts_sought = coalesce(p.n_sought, 0), parts_arrived = coalesce(p.n_arrived, 0), parts_installed = coalesce(p.n_installed, 0)
    from unnest(${[...ids]}::text[]) as asked (id)
      left join (select e.task_id, count(*) as entries, sum(e.minutes) as minutes, sum(e.cost_cents) as cents
        from entry e where e.task_id = any(${[...ids]}) and ${isShown} group by e.task_id) e on e.task_id = asked.id
      left join (select task_id, sum(planned_cents::bigint * quantity) as planned, sum(cost_cents) as cents,
          count(*) filter (where status = 'planned') as n_planned, count(*) filter (where status = 'sought') as n_sought,
          count(*) filter (where status = 'arrived') as n_arrived, count(*) filter (where status = 'installed') as n_installed
        from part where task_id = any(${[...ids]}) and not is_dropped group by task_id) p on p.task_id = asked.id
    where t.id = asked.id`.execute(tx);
}

async function sumSystems(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await sql`delete from system_sum where build_id = any(${[...ids]})`.execute(tx);
  await sql`insert into system_sum (build_id, system, tasks, done, blocked, planned_minutes, minutes, planned_cents, spent_cents)
    select build_id, system, sum(tasks), sum(done), sum(blocked), sum(planned_minutes), sum(minutes), sum(planned_cents), sum(spent_cents)
    from (
      select build_id, system, count(*) as tasks, count(*) filter (where column_name = 'done') as done,
        count(*) filter (where blocked is not null and column_name <> 'done') as blocked, coalesce(sum(planned_minutes), 0) as planned_minutes,
        sum(minutes) as minutes, sum(coalesce(planned_cents, part_planned_cents)) as planned_cents, sum(part_cents + entry_cents) as spent_cents
      from task where build_id = any(${[...ids]}) and not is_deleted group by build_id, system
      union all
      select e.build_id, 'other', 0, 0, 0, 0, coalesce(sum(e.minutes), 0), 0, coalesce(sum(e.cost_cents), 0)
      from entry e left join task t on t.id = e.task_id
      where e.build_id = any(${[...ids]}) and ${isShown} and (t.id is null or t.is_deleted) group by e.build_id
      having sum(e.minutes) > 0 or sum(e.cost_cents) > 0) counted
    group by build_id, system`.execute(tx);
}

async function sumMonths(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await sql`delete from month_sum where build_id = any(${[...ids]})`.execute(tx);
  await sql`insert into month_sum (build_id, month, entries, minutes, spent_cents, tasks_done)
    select build_id, month, sum(entries), sum(minutes), sum(cents), sum(done)
    from (
      select e.build_id, left(e.on_day, 7) as month, count(*) as entries, coalesce(sum(e.minutes), 0) as minutes,
        coalesce(sum(e.cost_cents), 0) as cents, 0 as done
      from entry e where e.build_id = any(${[...ids]}) and ${isShown} group by 1, 2
      union all
      select p.build_id, left(p.arrived_on, 7), 0, 0, sum(p.cost_cents), 0
      from part p join task t on t.id = p.task_id
      where p.build_id = any(${[...ids]}) and not p.is_dropped and not t.is_deleted and p.arrived_on is not null and p.cost_cents > 0 group by 1, 2
      union all
      select build_id, to_char(done_at at time zone 'UTC', 'YYYY-MM'), 0, 0, 0, count(*)
      from task where build_id = any(${[...ids]}) and not is_deleted and done_at is not null group by 1, 2) counted
    group by build_id, month`.execute(tx);
}

async function sumBuilds(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await sql`update build b set
      tasks = coalesce(t.tasks, 0), tasks_done = coalesce(t.done, 0), tasks_blocked = coalesce(t.blocked, 0),
      planned_minutes = coalesce(t.planned_minutes, 0), planned_cents = coalesce(t.planned, 0), part_cents = coalesce(t.parts, 0),
      parts_planned = coalesce(t.n_planned, 0), parts_sought = coalesce(t.n_sought, 0), parts_arrived = coalesce(t.n_arrived, 0),
      parts_installed = coalesce(t.n_installed, 0),
      entries = coalesce(e.entries, 0), minutes = coalesce(e.minutes, 0), entry_cents = coalesce(e.cents, 0)
    from unnest(${[...ids]}::text[]) as asked (id)
      left join (select build_id, count(*) as tasks, count(*) filter (where column_name = 'done') as done,
          count(*) filter (where blocked is not null and column_name <> 'done') as blocked, sum(planned_minutes) as planned_minutes,
          sum(coalesce(planned_cents, part_planned_cents)) as planned, sum(part_cents) as parts, sum(parts_planned) as n_planned,
          sum(parts_sought) as n_sought, sum(parts_arrived) as n_arrived, sum(parts_installed) as n_installed
        from task where build_id = any(${[...ids]}) and not is_deleted group by build_id) t on t.build_id = asked.id
      left join (select e.build_id, count(*) as entries, sum(e.minutes) as minutes, sum(e.cost_cents) as cents
        from entry e where e.build_id = any(${[...ids]}) and ${isShown} group by e.build_id) e on e.build_id = asked.id
    where b.id = asked.id`.execute(tx);
}
