import type pg from 'pg';
import type { AuditFilter } from '../../modules/audit/audit.contract.js';
import { type Database, databaseOn, openPool } from '../../modules/kernel/postgres/database.js';
import { createSchema } from '../../modules/kernel/processing/rebuild.js';
import { audit } from '../../projections/audit/audit/audit.projection.js';
import { cursorOf, entries } from '../../projections/audit/audit/audit.queries.js';
import { figure, quantile } from './statistics.js';

type Say = (line: string) => void;

const onAPage = 51;
/** Staff; the first does as much as the last thirty together. */
const actors = 40;
const actions = 60;
const members = 200_000;

/** Each search of the audit trail among so many entries, and beside it, in turn, the same query by a sequential scan of the same table.
 *  in     turns: how often the table is scanned for each kind of search; the indexes are asked five times as often
 *  units  ms at the caller */
export async function auditBench(
  pool: pg.Pool,
  url: string,
  { size, turns }: { readonly size: number; readonly turns: number },
  say: Say,
): Promise<void> {
  await createSchema(databaseOn(pool), audit);
  const begun = performance.now();
  await fill(pool, size);
  say(`${figure(size)} entries written and indexed in ${figure((performance.now() - begun) / 1_000)} s`);
  const [indexed, scanning] = [openPool(url, 1), openPool(withoutIndexes(url), 1)];
  try {
    const worst: number[] = [];
    for (const [kind, filterOf] of Object.entries(searches)) {
      const times = await measure(databaseOn(indexed), databaseOn(scanning), turns, filterOf);
      const [ours, theirs] = [quantile(times.indexed, 0.95), quantile(times.scanned, 0.95)];
      worst.push(theirs / ours);
      say(
        `${kind}: p50 ${figure(quantile(times.indexed, 0.5), 1)} ms, p95 ${figure(ours, 1)} ms; by a sequential scan p50 ${figure(quantile(times.scanned, 0.5))} ms, p95 ${figure(theirs)} ms: ${figure(theirs / ours)} times as long at p95`,
      );
    }
    say(`the least of these: ${figure(Math.min(...worst))} times`);
  } finally {
    await Promise.all([indexed.end(), scanning.end()]);
  }
}

/** Connections whose every query reads the whole table. */
function withoutIndexes(url: string): string {
  const off = ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan'];
  const options = encodeURIComponent(off.map((setting) => `-c ${setting}=off`).join(' '));
  return `${url}${url.includes('?') ? '&' : '?'}options=${options}`; // the address of a socket is none that URL reads
}

const dayAt = (turn: number): string =>
  new Date(Date.UTC(2025, 0, 1 + ((turn * 37) % 700))).toISOString().slice(0, 10);
const memberAt = (turn: number): string => `m${(turn * 7_919) % members}`;
const actorAt = (turn: number): string => `s${turn % actors}`;
const actionAt = (turn: number): string => `thing.done-${(turn * 7) % actions}`;

const searches: Readonly<Record<string, (turn: number) => AuditFilter>> = {
  'all, newest first': () => ({}),
  'by actor': (turn) => ({ actor: actorAt(turn) }),
  'by target': (turn) => ({ target: `member:${memberAt(turn)}` }),
  'by subject': (turn) => ({ subject: memberAt(turn) }),
  'by action': (turn) => ({ action: actionAt(turn) }),
  'by time, one day': (turn) => ({ from: dayAt(turn), to: dayAt(turn) }),
  'by time, up to a day': (turn) => ({ to: dayAt(turn) }),
  'by actor and action': (turn) => ({ actor: actorAt(turn), action: actionAt(turn + 3) }),
  'by actor and time': (turn) => ({ actor: actorAt(turn), to: dayAt(turn) }),
  'by action and time': (turn) => ({ action: actionAt(turn), to: dayAt(turn) }),
  'by subject, action and time': (turn) => ({
    subject: memberAt(turn),
    action: actionAt(turn),
    from: dayAt(turn),
  }),
  'by actor, action and time': (turn) => ({ actor: actorAt(turn), action: actionAt(turn), to: dayAt(turn) }),
};

async function measure(
  byIndexes: Database,
  byScan: Database,
  turns: number,
  filterOf: (turn: number) => AuditFilter,
): Promise<{ readonly indexed: readonly number[]; readonly scanned: readonly number[] }> {
  const [indexed, scanned]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns + warmUp; turn++) {
    const theirs = await timed(byScan, filterOf(turn));
    const ours = await timed(byIndexes, filterOf(turn));
    if (ours.found !== theirs.found)
      throw new Error(`${JSON.stringify(filterOf(turn))}: the two find something else`);
    if (turn < warmUp) continue;
    scanned.push(theirs.ms);
    indexed.push(ours.ms);
    for (let more = 1; more < 5; more++)
      indexed.push((await timed(byIndexes, filterOf(turn + more * 101))).ms);
  }
  return { indexed, scanned };
}

const warmUp = 3;

/** The first page, and what it found. */
async function timed(
  db: Database,
  filter: AuditFilter,
): Promise<{ readonly ms: number; readonly found: string }> {
  const since = performance.now();
  const rows = await entries(db, filter).limit(onAPage).execute();
  return { ms: performance.now() - since, found: rows.map(cursorOf).join() };
}

/** Two years of acts, as a busy installation has them: few actors, of whom some do most; many members. */
async function fill(pool: pg.Pool, size: number): Promise<void> {
  const indexes = audit.createIndexes ?? [];
  for (const index of indexes) await pool.query(`drop index audit.${index.split(' ')[2]}`);
  await pool.query(
    `insert into audit.entry
      select n, gen_random_uuid(), timestamptz '2025-01-01' + n * (interval '730 days' / $1::float8),
        's' || floor($2 * power(random(), 2))::int, '["moderator"]', 'thing.done-' || floor($3 * power(random(), 2))::int,
        'POST /api/things/:id/done', kind, case when kind = 'member' then member else gen_random_uuid()::text end, '[]', member,
        case when random() < 0.5 then encode(sha256(n::text::bytea) || sha256(member::bytea), 'base64') end,
        case when random() < 0.02 then 'NOT_ALLOWED' end, null
      from (select n, 'm' || floor($4 * random())::int as member,
          (array['member', 'member', 'case', 'listing', 'post', 'appeal'])[1 + floor(6 * random())::int] as kind
        from generate_series(1, $1::int) as n) as made`,
    [size, actors, actions, members],
  );
  for (const index of indexes) await pool.query(index.replace(' on entry ', ' on audit.entry '));
  await pool.query('vacuum analyze audit.entry');
}
