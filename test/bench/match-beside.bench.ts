import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { described, firstNew, type Matching, warmUp } from './match.bench.js';
import { figure, quantile } from './statistics.js';

const run = promisify(execFile);

/** The same measurement with the code of another commit, in turns with today's, on the same listings: p95 of both, and their ratio. Each has a process and
 *  a database of its own; other work of the machine slows both. */
export async function matchBeside(
  pool: pg.Pool,
  url: string,
  { commit, needs, listings, turns }: Beside,
  say: (line: string) => void,
): Promise<void> {
  const former = await compileFormer(commit);
  try {
    const both = [
      await openSide(pool, url, { name: 'today', root: process.cwd() }),
      await openSide(pool, url, { name: 'former', root: former }),
    ] as const;
    say(`${figure(needs)} open needs, ${figure(listings)} listings; today beside ${commit}`);
    await measure(both, { needs, listings, turns }, say);
    for (const { child } of both) child.disconnect();
  } finally {
    await run('git', ['worktree', 'remove', '--force', former]);
    await rm(join(former, '..'), { recursive: true, force: true });
  }
}

interface Beside {
  readonly commit: string;
  readonly needs: number;
  readonly listings: number;
  readonly turns: number;
}

/** What a process is asked to do. */
export interface Asked {
  readonly what: keyof Matching;
  readonly with: readonly unknown[];
}

interface Measured {
  readonly child: ChildProcess;
  /** Times in ms, by what was measured. */
  readonly times: Map<string, number[]>;
}

const rounds = 10;
/** In a round, the pairs of one part of so many are made. */
const partsOfPairs = 20;

async function measure(
  both: readonly [Measured, Measured],
  { needs, listings, turns }: Omit<Beside, 'commit'>,
  say: (line: string) => void,
): Promise<void> {
  const each = async (label: string, what: keyof Matching, values: readonly unknown[], without = 0) => {
    for (const side of await inTurns(both)) {
      const times = [await ask(side.child, { what, with: values })].flat().slice(without);
      side.times.set(label, [...(side.times.get(label) ?? []), ...times]);
    }
  };
  for (const [listingType, many] of [
    ['wanted', needs],
    ['for_sale', listings],
  ] as const)
    for (let nth = 0; nth < rounds; nth++)
      await each(written, 'fill', [listingType, (nth * many) / rounds, many / rounds]);
  await each(indexed, 'finish', []);
  for (let nth = 0; nth < rounds; nth++) {
    for (const listingType of ['for_sale', 'wanted'] as const) {
      const first = firstNew + (nth * turns) / rounds + nth * warmUp;
      await each(described[listingType], 'publish', [listingType, first, turns / rounds + warmUp], warmUp);
    }
    await each(paired, 'pair', [nth, partsOfPairs]);
  }
  for (const label of Object.values(described)) sayTimes(label, both, say);
  sayRebuild(both, say);
}

const written = 'entries';
const indexed = 'keys';
const paired = 'pairs';

function sayTimes(label: string, both: readonly [Measured, Measured], say: (line: string) => void): void {
  const [today = [], former = []] = both.map(({ times }) => times.get(label) ?? []);
  const besides = [0.5, 0.95].map((share) => {
    const [now, then] = [quantile(today, share), quantile(former, share)];
    return `p${share * 100} today ${figure(now, 1)} ms, former ${figure(then, 1)} ms, ${figure(now / then, 2)} ×`;
  });
  say(`${label}: ${besides.join('; ')}`);
}

/** The steps of a rebuild, and the whole of it, as far as the parts of the pairs tell. */
function sayRebuild(both: readonly [Measured, Measured], say: (line: string) => void): void {
  const secondsOf = ({ times }: Measured, label: string) =>
    ((times.get(label) ?? []).reduce((sum, ms) => sum + ms, 0) / 1_000) *
    (label === paired ? partsOfPairs / rounds : 1);
  const steps = [[written], [indexed], [paired], [written, indexed, paired]];
  for (const labels of steps) {
    const [now = 0, then = 0] = both.map((side) =>
      labels.reduce((sum, label) => sum + secondsOf(side, label), 0),
    );
    say(
      `a rebuild, ${labels.length > 1 ? 'all of it' : labels[0]}: today ${figure(now, 1)} s, former ${figure(then, 1)} s, ${figure(now / then, 2)} ×`,
    );
  }
}

let turn = 0;
/** Who goes second finds the machine warmer: they change places. */
const inTurns = ([one, other]: readonly [Measured, Measured]): readonly Measured[] =>
  turn++ % 2 ? [other, one] : [one, other];

/** The other commit in a folder of its own, with today's measurement. */
async function compileFormer(commit: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'smc-former-')), 'former');
  await run('git', ['worktree', 'add', '--detach', folder, commit]);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await rm(join(folder, 'test/bench'), { recursive: true });
  await cp('test/bench', join(folder, 'test/bench'), { recursive: true });
  const config = {
    extends: './tsconfig.bench.json',
    include: ['test/bench/match-alone.ts', 'modules/kernel/manifest', 'apps/**/*.d.ts', 'modules/**/*.d.ts'],
  };
  await writeFile(join(folder, 'tsconfig.former.json'), JSON.stringify(config));
  await run(resolve('node_modules/.bin/tsc'), ['-p', 'tsconfig.former.json'], { cwd: folder });
  return folder;
}

async function openSide(
  pool: pg.Pool,
  url: string,
  { name, root }: { readonly name: string; readonly root: string },
): Promise<Measured> {
  await pool.query(`create database ${name}`);
  const child = fork(
    join(root, 'dist/bench/test/bench/match-alone.js'),
    [url.replace(/\/\w+(?=\?|$)/, `/${name}`)],
    { cwd: root },
  );
  await answerOf(child);
  return { child, times: new Map() };
}

async function ask(child: ChildProcess, asked: Asked): Promise<number | readonly number[]> {
  child.send(asked);
  return (await answerOf(child)) as number | readonly number[];
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const gone = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', gone).then(([answer]) => answer as unknown),
      once(child, 'exit', gone).then(([code]) => {
        throw new Error(`The process of the measurement ended with ${code}.`);
      }),
    ]);
  } finally {
    gone.abort();
  }
}
