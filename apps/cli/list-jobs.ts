import { countJobs, deadJobs } from '../../modules/kernel/jobs/dead-jobs.js';
import type { Database } from '../../modules/kernel/postgres/database.js';

/** The queue as text: a line for each name, then one for each dead job. */
export async function listJobs(db: Database): Promise<string> {
  const [counts, dead] = await Promise.all([countJobs(db), deadJobs(db)]);
  return [
    ...counts.map(
      ({ name, waiting, running, dead, nextDueAt, lastError }) =>
        `${name.padEnd(30)} waiting ${waiting}  running ${running}  dead ${dead}  next ${nextDueAt ?? '-'}${lastError === null ? '' : `  last error ${lastError}`}`,
    ),
    ...(dead.length ? ['', 'Dead, until they are released:'] : []),
    ...dead.map(
      ({ id, name, key, attempts, lastError }) =>
        `${id}  ${name}  ${key}  after ${attempts} attempts  ${lastError ?? ''}`,
    ),
  ].join('\n');
}
