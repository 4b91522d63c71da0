import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { conflict } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { StoreUnavailable } from '../../kernel/event-store/event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import { acquireLock, locks } from '../../kernel/postgres/locks.js';
import type { MembersTables } from '../members.tables.js';
import { profileState } from './profile.state.js';

/** The owner of each handle, one row for each. A new row is written before the event is recorded, and the member's old row is deleted after it, so
 *  nobody else gets the handle in between.
 *  source  README, Rule 1 */
@Injectable()
export class Handles {
  /** Each change holds a connection while it waits for the lock. */
  readonly #limited = limitConcurrency(2);

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  /** Reserve a handle, or none, and record the profile with it, one at a time for each member. A refused change leaves the handle as it was.
   *  errors  HANDLE_TAKEN (conflict), and those of `record` */
  take<Recorded>(
    memberId: string,
    handle: string | null,
    record: () => Promise<Recorded>,
  ): Promise<Recorded> {
    return this.#limited(() =>
      this.db.transaction().execute(async (tx) => {
        await acquireLock(tx, locks.profile, memberId);
        if (handle !== null) await this.#claim(memberId, handle);
        const recorded = await record().catch(async (error: unknown) => {
          if (!(error instanceof StoreUnavailable)) await this.#keepRecorded(memberId);
          throw error;
        });
        await this.#keepRecorded(memberId);
        return recorded;
      }),
    );
  }

  async #claim(memberId: string, handle: string): Promise<void> {
    const { rows } = await sql`
      insert into members.handle as taken (member_id, handle) values (${memberId}, ${handle})
      on conflict (handle) do update set handle = excluded.handle where taken.member_id = excluded.member_id
      returning taken.handle`.execute(this.db);
    if (rows.length === 0) throw handleTaken();
  }

  async #keepRecorded(memberId: string): Promise<void> {
    const { profile } = await loadState(this.eventStore, profileState, memberId);
    await this.db
      .withTables<MembersTables>()
      .deleteFrom('members.handle')
      .where('member_id', '=', memberId)
      .where('handle', '<>', profile?.handle ?? '')
      .execute();
  }
}

const handleTaken = () =>
  conflict('HANDLE_TAKEN', {
    message: 'That handle is taken. Choose another.',
    fields: [{ path: 'handle', message: 'That handle is taken.' }],
  });
