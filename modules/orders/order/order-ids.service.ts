import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DATABASE } from '../../kernel/config/tokens.js';
import { conflict } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';

/** Buyers choose the ids of their orders, and payments, details and pages name an order by that alone. So an id is of one date: it is recorded before the
 *  pre-sale decides, by a unique key, and stays when the command is refused or the process ends. Those that come while some are recorded are recorded together.
 *  source  README, The line 4 */
@Injectable()
export class OrderIds {
  #waiting: Named[] = [];
  #running = false;

  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** errors  ORDER_ID_TAKEN (conflict) for an id of another date */
  mustBeOf(dateId: string, id: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, dateId, resolve, reject });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length) await this.#record(this.#waiting.splice(0, atOnce));
    this.#running = false;
  }

  /** Never throws: each of these gets its own answer. They are recorded by their sequence, so that two processes do not wait for each other. */
  async #record(named: readonly Named[]): Promise<void> {
    const sorted = named.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const ids = sorted.map(({ id }) => id);
    try {
      await sql`insert into selling.order_id (id, date_id) select * from unnest(${ids}::text[], ${sorted.map(({ dateId }) => dateId)}::text[])
        on conflict (id) do nothing`.execute(this.db);
      const { rows } = await sql<{ readonly id: string; readonly date_id: string }>`
        select id, date_id from selling.order_id where id = any(${ids})`.execute(this.db);
      const dateOf = new Map(rows.map((row) => [row.id, row.date_id]));
      for (const { id, dateId, resolve, reject } of named)
        if (dateOf.get(id) === dateId) resolve();
        else reject(idTaken());
    } catch (error) {
      for (const { reject } of named) reject(error);
    }
  }
}

interface Named {
  readonly id: string;
  readonly dateId: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const idTaken = () =>
  conflict('ORDER_ID_TAKEN', { message: 'There is another order with this id, at another date.' });

const atOnce = 500;
