import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';
import { isStaff } from '../staff.rules.js';
import { renewSecurityStamp } from './end-sessions.js';
import { endOfSession } from './session-age.rules.js';
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
    const [rows, roles] = await Promise.all([
      this.#live(memberId).selectAll().execute(),
      this.#db.selectFrom('identity.role').select('role').where('member_id', '=', memberId).execute(),
    ]);
    const isOfStaff = isStaff(roles.map(({ role }) => role));
    return rows
      .filter(
        ({ opened_at, last_used_at, last_active_at }) =>
          endOfSession({
            openedAt: opened_at,
            activeAt: last_active_at ?? last_used_at ?? opened_at,
            isStaff: isOfStaff,
          }) > this.clock.now(),
      )
      .map(({ id, device, network, opened_at, last_used_at, last_active_at }) => ({
        id,
        isThisDevice: id === thisSession,
        device,
        network,
        createdAt: opened_at,
        lastUsedAt: last_active_at ?? last_used_at ?? opened_at,
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
      .select(['proven_at', 'authenticated_at', 'opened_at'])
      .where('id', '=', session)
      .executeTakeFirst();
    return row && (row.proven_at ?? row.authenticated_at ?? row.opened_at);
  }

  /** When the member signed in to a session, here or at the provider (ISO-8601 UTC); a re-authentication since does not count. */
  async signedInAt(memberId: string, session: string): Promise<string | undefined> {
    const row = await this.#live(memberId)
      .select(['authenticated_at', 'opened_at'])
      .where('id', '=', session)
      .executeTakeFirst();
    return row && (row.authenticated_at ?? row.opened_at);
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

  /** End the sessions of all members, and cancel sign-ins under way.
   *  in   but: the session of who asks
   *  out  how many ended */
  async endEverybodys(but?: string): Promise<number> {
    return this.db.transaction().execute(async (tx) => {
      const rows = tx.withTables<IdentityTables>();
      await rows
        .updateTable('identity.account')
        .set((row) => ({ watch: row('watch', '+', 1) }))
        .execute();
      const { numUpdatedRows } = await rows
        .updateTable('identity.session')
        .set({ ended_at: this.clock.now() })
        .where('ended_at', 'is', null)
        .$if(but !== undefined, (sessions) => sessions.where('id', '<>', but ?? ''))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    });
  }

  #live(memberId: string) {
    const now = this.clock.now();
    return this.#db
      .selectFrom('identity.session')
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now);
  }

  #ending(memberId: string) {
    return this.#db
      .updateTable('identity.session')
      .set({ ended_at: this.clock.now() })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null);
  }
}
