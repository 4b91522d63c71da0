import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DATABASE, LOG } from '../../kernel/config/tokens.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { AdCounts, CountedAd, Counts, CountsOfDay } from '../ads.ports.js';
import { addCounts, countsByDay, keyOf, sumsOf } from './count-rows.js';

type Row = CountedAd & { -readonly [Name in keyof Counts]: number };

/** Answers AD_COUNTS. Counts gather in memory and are written once a second, so that a busy hour costs one statement a second.
 *  source  ADR 0104 */
@Injectable()
export class BufferedCounts implements AdCounts, OnApplicationShutdown {
  /** Not written yet. */
  readonly #rows = new Map<string, Row>();
  readonly #timer = setInterval(() => void this.write(), everyMs).unref(); // outside of any call, whose end would cut off the statement
  #writing: Promise<void> = Promise.resolve();

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(LOG) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  add({ id, place, day }: CountedAd, what: keyof Counts): void {
    put(this.#rows, { id, place, day, shown: Number(what === 'shown'), pressed: Number(what === 'pressed') });
  }

  async totalsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
    const waiting = [...this.#rows.values()].filter(({ id }) => ids.includes(id));
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
    for (const row of this.#rows.values()) if (row.id === id) put(days, row);
    return [...days.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }

  /** Write what has gathered. What could not be written waits for the next second. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    return this.write();
  }

  async #write(): Promise<void> {
    const rows = [...this.#rows.values()];
    if (!rows.length) return;
    this.#rows.clear();
    try {
      await addCounts(this.db, rows);
    } catch (error) {
      for (const row of rows) put(this.#rows, row);
      this.log.warn({ err: error }, 'the counts of ads wait: they could not be written');
    }
  }
}

function put(rows: Map<string, Row>, row: Row): void {
  const known = rows.get(keyOf(row));
  if (!known) rows.set(keyOf(row), { ...row });
  else {
    known.shown += row.shown;
    known.pressed += row.pressed;
  }
}

const everyMs = 1_000;
const none: Counts = { shown: 0, pressed: 0 };
