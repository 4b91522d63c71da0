import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Milliseconds of processor time that this process and its PostgreSQL have used: other work on the machine moves it less than the clock. Linux only, and to
 *  10 ms for each of PostgreSQL's processes; those that ended in between are not in it. */
export async function processorTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  const { user, system } = process.cpuUsage();
  const theirs = await Promise.all(rows.map(({ pid }) => ticksOf(pid)));
  return (user + system) / 1_000 + theirs.reduce((sum, ticks) => sum + ticks * msOfTick, 0);
}

async function ticksOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

const msOfTick = 10;
