import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';
import { renewSecurityStamp } from './end-sessions.js';
import { idleDays } from './refresh-token.js';
import type { DeviceSession } from './session-list.contract.js';

/** The devices on which a member is signed in. Every request reads its session row, so ending a session takes effect at once. */
@Injectable()
export class SessionList {
  readonly #db: Kysely<IdentityTables>;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#db = db.withTables<IdentityTables>();
  }

  /** This device first, then the one used last. */
  async of(memberId: string, thisSession: string | undefined): Promise<readonly DeviceSession[]> {
    const rows = await this.#live(memberId).selectAll().execute();
    return rows
      .map(({ id, device, network, opened_at, last_used_at }) => ({
        id,
        isThisDevice: id === thisSession,
        device,
        network,
        createdAt: opened_at,
        lastUsedAt: last_used_at ?? opened_at,
      }))
      .sort(
        (one, other) =>
          Number(other.isThisDevice) - Number(one.isThisDevice) ||
          other.lastUsedAt.localeCompare(one.lastUsedAt),
      );
  }

  /** When the member last signed in or re-authenticated in a session (ISO-8601 UTC); undefined when the session is over. */
  async authenticatedAt(memberId: string, session: string): Promise<string | undefined> {
    const row = await this.#live(memberId)
      .select(({ fn }) => fn.coalesce('proven_at', 'opened_at').as('at'))
      .where('id', '=', session)
      .executeTakeFirst();
    return row?.at;
  }

  async recordReauthentication(memberId: string, session: string): Promise<void> {
    await this.#db
      .updateTable('identity.session')
      .set({ proven_at: this.clock.now() })
      .where('member_id', '=', memberId)
      .where('id', '=', session)
      .execute();
  }

  /** End a session; false when the member has no such session. */
  async end(memberId: string, session: string): Promise<boolean> {
    const ended = await this.#ending(memberId).where('id', '=', session).executeTakeFirst();
    return ended.numUpdatedRows === 1n;
  }

  /** End all sessions but this one, and cancel sign-ins under way.
   *  out  how many ended */
  async endOthers(memberId: string, thisSession: string | undefined): Promise<number> {
    await renewSecurityStamp(this.db, memberId);
    const all = this.#ending(memberId);
    const others = thisSession === undefined ? all : all.where('id', '<>', thisSession);
    const { numUpdatedRows } = await others.executeTakeFirst();
    return Number(numUpdatedRows);
  }

  #live(memberId: string) {
    const now = this.clock.now();
    const idleSince = plusDays(now, -idleDays);
    return this.#db
      .selectFrom('identity.session')
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where(({ fn }) => fn.coalesce('last_used_at', 'opened_at'), '>', idleSince);
  }

  #ending(memberId: string) {
    return this.#db
      .updateTable('identity.session')
      .set({ ended_at: this.clock.now() })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null);
  }
}
