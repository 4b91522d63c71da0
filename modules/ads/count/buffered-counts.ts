import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DATABASE, LOG } from '../../kernel/config/tokens.js';
import type { Database } from '../../kernel/postgres/database.js';
import { GatheredRows } from '../../kernel/postgres/gathered-rows.js';
import type { AdCounts, CountedAd, Counts, CountsOfDay } from '../ads.ports.js';
import { addCounts, countsByDay, keyOf, sumsOf } from './count-rows.js';

type Row = CountedAd & Counts;

/** Answers AD_COUNTS. Counts gather in memory and are written once a second, so that a busy hour costs one statement a second.
 *  source  ADR 0104 */
@Injectable()
export class BufferedCounts implements AdCounts, OnApplicationShutdown {
  readonly #rows: GatheredRows<Row>;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(LOG) log: Pick<Logger, 'warn'>,
  ) {
    this.#rows = new GatheredRows<Row>({
      keyOf,
      sumOf,
      write: (rows) => addCounts(this.db, rows),
      failed: (err) => log.warn({ err }, 'the counts of ads wait: they could not be written'),
    });
  }

  add({ id, place, day }: CountedAd, what: keyof Counts): void {
    this.#rows.add({ id, place, day, shown: Number(what === 'shown'), pressed: Number(what === 'pressed') });
  }

  async totalsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
    const waiting = this.#rows.waiting().filter(({ id }) => ids.includes(id));
    const written = ids.length ? await sumsOf(this.db, ids) : [];
    const totals = new Map<string, Counts>(ids.map((id) => [id, none]));
    for (const { id, shown, pressed } of [...written, ...waiting]) {
      const before = totals.get(id) ?? none;
      totals.set(id, { shown: before.shown + shown, pressed: before.pressed + pressed });
    }
    return totals;
  }

  async byDay(id: string): Promise<readonly CountsOfDay[]> {
    const days = new Map<string, Row>();
    for (const row of await countsByDay(this.db, id)) put(days, { id, ...row });
    for (const row of this.#rows.waiting()) if (row.id === id) put(days, row);
    return [...days.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }

  write(): Promise<void> {
    return this.#rows.write();
  }

  onApplicationShutdown(): Promise<void> {
    return this.#rows.close();
  }
}

function put(rows: Map<string, Row>, row: Row): void {
  const known = rows.get(keyOf(row));
  rows.set(keyOf(row), known ? sumOf(known, row) : row);
}

const sumOf = (one: Row, other: Row): Row => ({
  ...one,
  shown: one.shown + other.shown,
  pressed: one.pressed + other.pressed,
});

const none: Counts = { shown: 0, pressed: 0 };
