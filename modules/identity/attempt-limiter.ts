import { createHmac } from 'node:crypto';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { CLOCK, DATABASE, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import { tooMany } from '../kernel/decider/errors.js';
import { plusMinutes } from '../kernel/decider/time.js';
import { derivedKey } from '../kernel/encryption/derived-key.js';
import { countedNetworks } from '../kernel/http/client-subnet.js';
import type { Database } from '../kernel/postgres/database.js';
import type { IdentityTables } from './identity.tables.js';

/** The limited actions. The names are part of stored keys and never change. */
export type Attempt =
  | 'sign-in from address'
  | 'sign-in to mail from network'
  | 'sign-in to mail'
  | 'failed sign-in to mail'
  | 'sign-in on known device'
  | 'sign-up from address'
  | 'social from address'
  | 'proof from address'
  | 'code of sign-in link'
  | 'code at the door'
  | 'code at the door in a day'
  | 'door opened by mail'
  | 'proof in session'
  | 'proof in session in a day'
  | 'letter asked from address'
  | 'letter to mail'
  | 'e-mail asked on known device';
export type AttemptLimits = Readonly<Record<Attempt, { readonly max: number; readonly minutes: number }>>;

/** source  README, Rules 7, 12 and 17; ADR 0015 */
export const attemptLimits: AttemptLimits = {
  'sign-in from address': { max: 25, minutes: 5 },
  'sign-in to mail from network': { max: 25, minutes: 60 },
  'sign-in to mail': { max: 100, minutes: 60 },
  'failed sign-in to mail': { max: 2, minutes: 60 },
  'sign-in on known device': { max: 25, minutes: 60 },
  'sign-up from address': { max: 30, minutes: 30 },
  'social from address': { max: 60, minutes: 5 },
  'proof from address': { max: 25, minutes: 5 },
  'code of sign-in link': { max: 25, minutes: 60 },
  'code at the door': { max: 10, minutes: 15 },
  'code at the door in a day': { max: 50, minutes: 1_440 },
  'door opened by mail': { max: 2, minutes: 1_440 },
  'proof in session': { max: 10, minutes: 15 },
  'proof in session in a day': { max: 50, minutes: 1_440 },
  'letter asked from address': { max: 25, minutes: 5 },
  'letter to mail': { max: 5, minutes: 30 },
  'e-mail asked on known device': { max: 5, minutes: 30 },
};

/** Token under which a module may provide other limits than `attemptLimits`. */
export const ATTEMPT_LIMITS = Symbol('TryLimits');

/** Counts attempts in rows, so that they survive a restart and hold for all processes. */
@Injectable()
export class AttemptLimiter {
  readonly #db: Kysely<IdentityTables>;
  readonly #key: Buffer;
  readonly #limits: AttemptLimits;

  constructor(
    @Inject(DATABASE) db: Database,
    @Inject(MASTER_SECRET) secret: string,
    @Inject(CLOCK) private readonly clock: Clock,
    @Optional() @Inject(ATTEMPT_LIMITS) limits?: Partial<AttemptLimits>,
  ) {
    this.#db = db.withTables<IdentityTables>();
    this.#key = derivedKey(secret, 'tries');
    this.#limits = { ...attemptLimits, ...limits };
  }

  /** Count one attempt.
   *  errors  TOO_MANY_TRIES (too-many) with retryAfter in seconds */
  async count(attempt: Attempt, subject: string): Promise<void> {
    const row = await this.#counted(attempt, subject);
    if (row.isWithin) return;
    const seconds = Math.ceil((Date.parse(row.until) - Date.parse(this.clock.now())) / 1000);
    throw tooMany('TOO_MANY_TRIES', {
      message: `Too many attempts. Please wait ${inWords(seconds)} and try again.`,
      retryAfter: seconds,
    });
  }

  /** Count a request for an e-mail with a link: once for the IP address that asks, once for the mailbox.
   *  errors  TOO_MANY_TRIES (too-many)
   *  source  README, Rule 12 */
  async countEmailRequest(email: string, address: string): Promise<void> {
    await this.count('letter asked from address', address);
    await this.count('letter to mail', email);
  }

  /** Count one attempt; false beyond the limit. For work that is skipped instead of refused. */
  async isWithin(attempt: Attempt, subject: string): Promise<boolean> {
    return (await this.#counted(attempt, subject)).isWithin;
  }

  /** How many attempts count now. */
  async used(attempt: Attempt, subject: string): Promise<number> {
    const [own = { key: '' }] = this.#countersOf(attempt, subject);
    const row = await this.#db
      .selectFrom('identity.tries')
      .select('count')
      .where('key', '=', own.key)
      .where('until', '>', this.clock.now())
      .executeTakeFirst();
    return row?.count ?? 0;
  }

  /** Take back one attempt: one that succeeds does not count. */
  async refund(attempt: Attempt, subject: string): Promise<void> {
    await this.#db
      .updateTable('identity.tries')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('key', 'in', this.#keysOf(attempt, subject))
      .execute();
  }

  /** Clear the earlier attempts. */
  async reset(attempt: Attempt, subject: string): Promise<void> {
    await this.#db.deleteFrom('identity.tries').where('key', 'in', this.#keysOf(attempt, subject)).execute();
  }

  async #counted(
    attempt: Attempt,
    subject: string,
  ): Promise<{ readonly isWithin: boolean; readonly until: string }> {
    const now = this.clock.now();
    const until = plusMinutes(now, this.#limits[attempt].minutes);
    for (const { key, max } of this.#countersOf(attempt, subject)) {
      const row = await this.#increased(key, now, until);
      if (row.count > max) return { isWithin: false, until: row.until };
    }
    return { isWithin: true, until };
  }

  #increased(key: string, now: string, until: string) {
    return this.#db
      .insertInto('identity.tries')
      .values({ key, count: 1, until })
      .onConflict((same) =>
        same.column('key').doUpdateSet({
          count: sql`case when tries.until <= ${now} then 1 else tries.count + 1 end`,
          until: sql`case when tries.until <= ${now} then excluded.until else tries.until end`,
        }),
      )
      .returning(['count', 'until'])
      .executeTakeFirstOrThrow();
  }

  #keysOf(attempt: Attempt, subject: string): readonly string[] {
    return this.#countersOf(attempt, subject).map(({ key }) => key);
  }

  /** The counter of a subject; of an IP address those of its networks, the narrowest first. */
  #countersOf(attempt: Attempt, subject: string): readonly { readonly key: string; readonly max: number }[] {
    const { max } = this.#limits[attempt];
    const counted = attempt.endsWith(' from address')
      ? countedNetworks(subject)
      : [{ network: subject, times: 1 }];
    return counted.map(({ network, times }) => ({
      key: createHmac('sha256', this.#key).update(`${attempt} ${network}`).digest('base64url'),
      max: max * times,
    }));
  }
}

/** Delete counters whose time is over.
 *  units   now: ISO-8601 UTC */
export async function deleteExpiredAttempts(db: Database, now: string): Promise<void> {
  await db.withTables<IdentityTables>().deleteFrom('identity.tries').where('until', '<', now).execute();
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
