import { freshDatabase, type TestDatabase } from '../../../test/postgres/database.js';
import { StoreUnavailable } from '../event-store/event-store.js';
import { type Database, databaseOn } from '../postgres/database.js';
import { countJobs, deadJobs, releaseJobs } from './dead-jobs.js';
import { defineQueue, type Job, type JobRun, scheduledJob } from './job.js';
import { JobWorker } from './job-worker.js';

let database: TestDatabase;
let db: Database;
let now: number;
let failures: { job: string; key: string; attempt: number; dead: boolean; error: unknown }[];
const clock = { now: () => new Date(now).toISOString() };
const running: JobWorker[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  db = databaseOn(database.pool);
  now = Date.parse('2026-11-20T10:00:00.000Z');
  failures = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await database.drop();
});

const tuneUps = defineQueue<{ readonly carId: string }>({
  name: 'tune-up',
  retry: { maxAttempts: 3, delaySeconds: (failed) => 60 * failed },
  concurrency: 2,
});

test('an entry is run once, with its payload, and is deleted', async () => {
  const tuned: string[] = [];
  await put('impala');
  const jobs = [tuneUps.job(async ({ carId }) => tuned.push(carId))];
  expect(await worker(jobs).runDue()).toBe(1);
  expect(await worker(jobs).runDue()).toBe(0);
  expect(tuned).toEqual(['impala']);
  expect((await database.pool.query('select from kernel.job')).rowCount).toBe(0);
});

test('an entry whose transaction is rolled back is none', async () => {
  const order = db.transaction().execute(async (tx) => {
    await put('impala', tx);
    throw new Error('refused');
  });
  await expect(order).rejects.toThrow('refused');
  expect(await worker([tuneUps.job(quiet)]).runDue()).toBe(0);
});

test('the same key is one entry until it is done; another queue has keys of its own', async () => {
  const washes = defineQueue<{ readonly carId: string }>({ name: 'wash', retry: tuneUpRetry });
  expect(await put('impala')).toBe(true);
  expect(await put('impala')).toBe(false);
  expect(await washes.enqueue(db, { key: 'impala', payload: { carId: 'impala' }, dueAt: clock.now() })).toBe(
    true,
  );
  expect(await worker([tuneUps.job(quiet)]).runDue()).toBe(1);
  expect(await put('impala')).toBe(true);
});

test('an entry is not run before it is due', async () => {
  await tuneUps.enqueue(db, {
    key: 'impala',
    payload: { carId: 'impala' },
    dueAt: '2026-11-20T10:01:00.000Z',
  });
  const one = worker([tuneUps.job(quiet)]);
  expect(await one.runDue()).toBe(0);
  now += 60_000;
  expect(await one.runDue()).toBe(1);
});

test('of many workers no two run the same entry, and none runs more at a time than the job says', async () => {
  const tuned: string[] = [];
  for (let at = 0; at < 23; at++) await put(`car ${at}`);
  const workers = Array.from({ length: 3 }, () => {
    let atOnce = 0;
    return worker([
      tuneUps.job(async ({ carId }) => {
        expect(++atOnce).toBeLessThanOrEqual(2);
        tuned.push(carId);
        await database.pool.query('select');
        atOnce--;
      }),
    ]);
  });
  await Promise.all(
    workers.map(async (one) => {
      while (await one.runDue());
    }),
  );
  expect(tuned).toHaveLength(23);
  expect(new Set(tuned).size).toBe(23);
  expect(failures).toEqual([]);
});

test('a process that dies leaves its entry to the next one when its minute is over', async () => {
  const { started, stuck } = gate();
  await put('impala');
  const dying = worker([tuneUps.job(() => stuck(undefined))]).runDue();
  await started;
  const attempts: number[] = [];
  const other = worker([tuneUps.job(async (_, { attempt }) => attempts.push(attempt))]);
  now += 59_000;
  expect(await other.runDue()).toBe(0);
  now += 1_000;
  expect(await other.runDue()).toBe(1);
  expect(attempts).toEqual([2]);
  stuck.end();
  await dying;
});

test('a process that comes back after it lost its lease changes nothing', async () => {
  const { started, stuck } = gate();
  await put('impala');
  const late = worker([tuneUps.job(() => stuck(undefined))]).runDue();
  await started;
  now += 60_000;
  const failing = worker([
    tuneUps.job(async () => {
      throw new Error('No spark.');
    }),
  ]);
  await failing.runDue();
  stuck.end();
  await late;
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 2, last_error: 'Error: No spark.' });
});

test('a run that lasts keeps its lease; one that lost it is told', async () => {
  const quick = defineQueue<{ readonly carId: string }>({
    name: 'tune-up',
    retry: tuneUpRetry,
    leaseSeconds: 0.03,
  });
  const { started, stuck } = gate();
  let signal = new AbortController().signal;
  await put('impala');
  const running = worker([
    quick.job((_, run) => {
      signal = run.signal;
      return stuck(undefined);
    }),
  ]).runDue();
  await started;
  now += 60_000;
  while ((await row())?.due_at !== '2026-11-20T10:01:00.030Z');
  expect(signal.aborted).toBe(false);
  await database.pool.query('update kernel.job set lease = gen_random_uuid()');
  while (!signal.aborted) await database.pool.query('select');
  stuck.end();
  await running;
});

test('a run that fails is tried again later each time, then stays dead until it is released', async () => {
  let isBroken = true;
  const last: boolean[] = [];
  const jobs = [
    tuneUps.job(async (_, { isLast }) => {
      last.push(isLast);
      if (isBroken) throw new Error('No spark.');
    }),
  ];
  await put('impala');
  for (const [wait, taken] of [
    [0, 1],
    [59, 0],
    [1, 1],
    [119, 0],
    [1, 1],
    [86_400, 0],
  ] as const) {
    now += wait * 1_000;
    expect(await worker(jobs).runDue()).toBe(taken);
  }
  expect(last).toEqual([false, false, true]);
  expect(failures.map(({ attempt, dead }) => [attempt, dead])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  const [dead] = await deadJobs(db);
  expect(dead).toMatchObject({ name: 'tune-up', key: 'impala', attempts: 3, lastError: 'Error: No spark.' });
  expect(await put('impala')).toBe(false);
  isBroken = false;
  expect(await releaseJobs(db, 'wash', clock.now())).toBe(0);
  expect(await releaseJobs(db, String(dead?.id), clock.now())).toBe(1);
  expect(await worker(jobs).runDue()).toBe(1);
  expect(await deadJobs(db)).toEqual([]);
});

test('a log that is away is no attempt of an entry, however often it is run', async () => {
  let isAway = true;
  await put('impala');
  const one = worker([
    tuneUps.job(async () => {
      if (isAway) throw new StoreUnavailable('no answer');
    }),
  ]);
  for (let turns = 0; turns < tuneUpRetry.maxAttempts + 2; turns += 1) {
    expect(await one.runDue()).toBe(1);
    now += 5_000;
  }
  expect(failures.filter(({ dead }) => dead)).toEqual([]);
  isAway = false;
  expect(await one.runDue()).toBe(1);
  expect((await database.pool.query('select from kernel.job')).rowCount).toBe(0);
});

test('all dead entries of a name are released at once, and counted before', async () => {
  const broken = tuneUps.job(async () => {
    throw new Error('No spark.');
  });
  await put('impala');
  await put('nova');
  for (let attempt = 1; attempt <= 3; attempt++, now += 86_400_000) await worker([broken]).runDue();
  await put('chevelle');
  expect(await countJobs(db)).toEqual([
    { name: 'tune-up', waiting: 1, running: 0, dead: 2, nextDueAt: clock.now(), lastError: null },
  ]);
  expect(await releaseJobs(db, 'tune-up', clock.now())).toBe(2);
});

test('an entry whose every run ended its process is dead, and is not run again', async () => {
  await put('impala');
  await database.pool.query("update kernel.job set attempts = 3, last_error = 'Error: No spark.'");
  let runs = 0;
  await worker([tuneUps.job(async () => runs++)]).runDue();
  expect(runs).toBe(0);
  expect(failures).toMatchObject([{ job: 'tune-up', key: 'impala', dead: true }]);
  expect(await row()).toMatchObject({ state: 'dead', last_error: 'Error: No spark.' });
});

test('a scheduled job comes in its turn, once over all processes, also after a run that failed', async () => {
  const turns: string[] = [];
  let isBroken = false;
  const sweep = scheduledJob({
    name: 'sweep-floor',
    everySeconds: 30,
    run: async (run) => {
      turns.push(run.now.slice(11, 19));
      if (isBroken) throw new Error('No broom.');
    },
  });
  const workers = [worker([sweep]), worker([sweep])];
  const turn = async () => {
    await Promise.all(workers.map((one) => one.runDue()));
  };
  await turn();
  await turn();
  now += 29_000;
  await turn();
  now += 1_000;
  isBroken = true;
  await turn();
  expect(await row()).toMatchObject({ attempts: 1, last_error: 'Error: No broom.' });
  isBroken = false;
  now += 30_000;
  await turn();
  expect(turns).toEqual(['10:00:00', '10:00:30', '10:01:00']);
  expect(failures).toMatchObject([{ job: 'sweep-floor', dead: false }]);
  expect(await row()).toMatchObject({ attempts: 0, last_error: null, lease: null });
});

test('turns that were missed are not made up for', async () => {
  let turns = 0;
  const one = worker([scheduledJob({ name: 'sweep-floor', everySeconds: 30, run: async () => turns++ })]);
  await one.runDue();
  now += 86_400_000;
  await one.runDue();
  await one.runDue();
  expect(turns).toBe(2);
});

test('a scheduled job that lasts keeps neither another nor a queue waiting', async () => {
  const { started, stuck } = gate();
  const tuned: string[] = [];
  let turns = 0;
  const one = worker([
    tuneUps.job(async ({ carId }) => tuned.push(carId)),
    scheduledJob({ name: 'long', everySeconds: 30, run: () => stuck(undefined) }),
    scheduledJob({ name: 'short', everySeconds: 30, run: async () => turns++ }),
  ]);
  one.start();
  await started;
  await put('impala');
  while (tuned.length < 1 || turns < 1) await database.pool.query('select');
  stuck.end();
});

test('a worker that runs hears of an entry, and stops after the runs under way', async () => {
  const { started, stuck } = gate();
  const one = worker([tuneUps.job(() => stuck(undefined))]);
  one.start();
  await put('impala');
  await started;
  let isStopped = false;
  const stopping = one.stop().then(() => {
    isStopped = true;
  });
  await put('nova');
  expect(await row()).toMatchObject({ key: 'impala', attempts: 1 });
  expect(isStopped).toBe(false);
  stuck.end();
  await stopping;
  expect(await row()).toMatchObject({ key: 'nova', attempts: 0 });
});

test('what a worker leases as it is told to stop is given back, and is no attempt', async () => {
  const tuned: string[] = [];
  await put('impala');
  const one = worker([tuneUps.job(async ({ carId }) => tuned.push(carId))]);
  const looking = one.runDue();
  await one.stop();
  expect(await looking).toBe(0);
  expect(tuned).toEqual([]);
  expect(await row()).toMatchObject({ key: 'impala', attempts: 0 });
  expect(await worker([tuneUps.job(async ({ carId }) => tuned.push(carId))]).runDue()).toBe(1);
});

test('a run under way hears that its worker is to stop', async () => {
  const { started, stuck } = gate();
  const one = worker([
    tuneUps.job(async (_, { signal }) => {
      signal.addEventListener('abort', () => stuck.end());
      await stuck(undefined);
    }),
  ]);
  one.start();
  await put('impala');
  await started;
  await one.stop();
  expect(await row()).toBeUndefined();
});

test('two jobs of one name are refused', () => {
  expect(() => worker([tuneUps.job(quiet), tuneUps.job(quiet)])).toThrow('Two jobs are named tune-up.');
});

const tuneUpRetry = { maxAttempts: 3, delaySeconds: () => 60 };
const quiet = async () => undefined;

const put = (carId: string, on: Database = db) =>
  tuneUps.enqueue(on, { key: carId, payload: { carId }, dueAt: clock.now() });

function worker(jobs: readonly Job[]): JobWorker {
  const one = new JobWorker(jobs, {
    db,
    pool: database.pool,
    clock,
    report: (failure) => failures.push(failure),
  });
  running.push(one);
  return one;
}

async function row() {
  const { rows } = await database.pool.query<{ due_at: string; key: string }>(
    'select * from kernel.job order by id limit 1',
  );
  return rows[0];
}

/** A run that has started, and lasts until the test ends it. */
function gate() {
  let [begin, end] = [() => {}, () => {}];
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const stuck = Object.assign(
    (_: JobRun | undefined) => {
      begin();
      return ended;
    },
    { end: () => end() },
  );
  return { started, stuck };
}
