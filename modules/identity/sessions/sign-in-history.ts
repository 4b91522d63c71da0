import { Inject, Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { plusDays, plusMinutes } from '../../kernel/decider/time.js';
import type { Database } from '../../kernel/postgres/database.js';
import { isNotDisabled } from '../accounts/disable-account.shared.js';
import type { SecurityTables } from '../second-factor/totp.tables.js';
import type { ClientInfo } from './device.js';
import {
  type SignIn,
  type SignInOutcome,
  signInsKeptDays,
  signInsListed,
} from './sign-in-history.contract.js';

export interface NewSignIn extends ClientInfo {
  readonly id: string;
  readonly memberId: string;
  /** "password", "sign-up", "link", "cookie", or the name of a social kind. */
  readonly way: string;
  readonly outcome: SignInOutcome;
}

/** The sign-ins and failed attempts of a member, for the member to read. Rows, never events. */
@Injectable()
export class SignInHistory {
  readonly #db: Kysely<SecurityTables>;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#db = db.withTables<SecurityTables>();
  }

  /** in  db: the transaction to join, if there is one */
  async record({ memberId, ...entry }: NewSignIn, db: Database = this.db): Promise<void> {
    await db
      .withTables<SecurityTables>()
      .insertInto('identity.sign_in')
      .values({ ...entry, member_id: memberId, at: this.clock.now() })
      .execute();
  }

  /** Record a refused attempt, for the account that has verified the e-mail address only: an unverified account must not learn whether
   *  another one has. An unknown address takes as long, because the commit does not wait for the disk. Repeated attempts from a device are
   *  one entry in ten minutes, so that nobody can push a sign-in off the list.
   *  source  README, Rules 10 and 20 */
  async recordRefusal(
    email: string,
    {
      way,
      outcome,
      client,
    }: { readonly way: string; readonly outcome: SignInOutcome; readonly client: ClientInfo },
  ): Promise<void> {
    const now = this.clock.now();
    const lately = plusMinutes(now, -10);
    await this.#db.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit = off`.execute(tx);
      await sql`
        insert into identity.sign_in (id, member_id, at, way, outcome, device, network)
        select gen_random_uuid(), a.member_id, ${now}, ${way}, ${outcome}, ${client.device}, ${client.network}
        from (
          select member_id from identity.account
          where lower(email) = ${email.toLowerCase()} and email_verified_at is not null
        ) a
        where not exists (
          select from identity.sign_in s
          where s.member_id = a.member_id and s.at > ${lately} and s.outcome = ${outcome}
            and s.device = ${client.device} and s.network = ${client.network})`.execute(tx);
    });
  }

  /** Whether the member has signed in before, but never with this device and network.
   *  in  id: the present sign-in, which does not count */
  async isNewDevice(memberId: string, id: string, { device, network }: ClientInfo): Promise<boolean> {
    const { rows } = await sql<{ before: boolean; here: boolean }>`
      select count(*) > 0 as before,
        coalesce(bool_or(device = ${device} and network = ${network}), false) as here
      from identity.sign_in
      where member_id = ${memberId} and id <> ${id} and outcome in ('signed-in', 'recovery-code')`.execute(
      this.#db,
    );
    return rows[0]?.before === true && !rows[0].here;
  }

  /** Whether a sign-in waits for its second factor: the security stamp is unchanged and the account is not disabled. */
  async awaitsCode(id: string, securityStamp: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('identity.sign_in as s')
      .innerJoin('identity.account as a', 'a.member_id', 's.member_id')
      .select('s.id')
      .where('s.id', '=', id)
      .where('s.outcome', 'in', awaiting)
      .where('a.watch', '=', securityStamp)
      .where(isNotDisabled)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Record the result of the second factor; false when the sign-in was completed before. */
  async conclude(id: string, outcome: 'signed-in' | 'recovery-code' | 'wrong-code'): Promise<boolean> {
    const changed = await this.#db
      .updateTable('identity.sign_in')
      .set({ outcome })
      .where('id', '=', id)
      .where('outcome', 'in', awaiting)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }

  /** The newest first. */
  async of(memberId: string): Promise<readonly SignIn[]> {
    const rows = await this.#db
      .selectFrom('identity.sign_in')
      .select(['id', 'at', 'way', 'outcome', 'device', 'network'])
      .where('member_id', '=', memberId)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(signInsListed)
      .execute();
    return rows.map((row) => ({ ...row, outcome: row.outcome as SignInOutcome }));
  }
}

/** Delete sign-ins that are older than 90 days.
 *  units   now: ISO-8601 UTC */
export async function deleteOldSignIns(db: Database, now: string): Promise<void> {
  const oldest = plusDays(now, -signInsKeptDays);
  await db.withTables<SecurityTables>().deleteFrom('identity.sign_in').where('at', '<', oldest).execute();
}

const awaiting = ['code-asked', 'wrong-code'] as const;
