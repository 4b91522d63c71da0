import { Inject, Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../kernel/database.js';
import { conflict } from '../../kernel/errors.js';
import { DATABASE } from '../../kernel/tokens.js';
import type { MembersTables } from '../members.tables.js';

/** Whose a handle is: one row for each member, taken before the fact is recorded. */
@Injectable()
export class Handles {
  readonly #db: Kysely<MembersTables>;

  constructor(@Inject(DATABASE) db: Database) {
    this.#db = db.withTables<MembersTables>();
  }

  /** errors  HANDLE_TAKEN (conflict) */
  async take(memberId: string, handle: string | null): Promise<void> {
    if (handle === null) {
      await this.#db.deleteFrom('members.handle').where('member_id', '=', memberId).execute();
      return;
    }
    const taken = await sql<{ member_id: string }>`
      insert into members.handle (member_id, handle)
      select ${memberId}, ${handle}
      where not exists (select from members.handle where handle = ${handle} and member_id <> ${memberId})
      on conflict (member_id) do update set handle = excluded.handle
      returning member_id`
      .execute(this.#db)
      .catch(refuseTaken);
    if (taken.rows.length === 0) throw handleTaken();
  }
}

/** Two took it at the same moment. */
function refuseTaken(error: unknown): never {
  throw (error as { code?: unknown }).code === '23505' ? handleTaken() : error;
}

const handleTaken = () =>
  conflict('HANDLE_TAKEN', {
    message: 'Somebody has that handle already. Choose another.',
    fields: [{ path: 'handle', message: 'Somebody has that handle already.' }],
  });
