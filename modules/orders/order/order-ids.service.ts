import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DATABASE } from '../../kernel/config/tokens.js';
import { conflict } from '../../kernel/decider/errors.js';
import type { Database } from '../../kernel/postgres/database.js';

/** Buyers choose the ids of their orders, and payments, details and pages name an order by that alone. So an id is of one date: it is recorded before the
 *  pre-sale decides, by a unique key, and stays when the command is refused or the process ends.
 *  source  README, The line 4 */
@Injectable()
export class OrderIds {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** errors  ORDER_ID_TAKEN (conflict) for an id of another date */
  async mustBeOf(dateId: string, id: string): Promise<void> {
    const { rows } = await sql<{ readonly date_id: string }>`
      with added as (insert into selling.order_id (id, date_id) values (${id}, ${dateId}) on conflict (id) do nothing returning date_id)
      select date_id from added union all select date_id from selling.order_id where id = ${id}`.execute(
      this.db,
    );
    const known = rows[0]?.date_id ?? (await this.#dateOf(id));
    if (known !== dateId)
      throw conflict('ORDER_ID_TAKEN', { message: 'There is another order with this id, at another date.' });
  }

  /** Another process recorded it in the same moment, after this statement had begun. */
  async #dateOf(id: string): Promise<string | undefined> {
    const { rows } = await sql<{ readonly date_id: string }>`
      select date_id from selling.order_id where id = ${id}`.execute(this.db);
    return rows[0]?.date_id;
  }
}
