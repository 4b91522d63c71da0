import { randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { Database } from '../../kernel/postgres/database.js';
import { Passwords } from '../accounts/passwords.js';
import { MemberEmails } from '../emails/member-emails.js';
import { recoveryCodeUsedEmail } from '../emails/notice-emails.js';
import { recoveryCodeCount } from './totp.contract.js';
import type { SecurityTables } from './totp.tables.js';

export interface RecoveryCodeSet {
  readonly codes: readonly string[];
  /** Replace the old codes. */
  store(tx: Database): Promise<void>;
}

/** Ten codes to keep on paper for the day the phone is lost. Each works once.
 *  source  README, Rule 18; ASVS 6.5.1 to 6.5.4 */
@Injectable()
export class RecoveryCodes {
  readonly #db: Kysely<SecurityTables>;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#db = db.withTables<SecurityTables>();
  }

  /** Generate new codes. They are readable only here; `store` replaces the digests of the old ones.
   *  errors  SIGN_IN_BUSY (unavailable) */
  async generate(memberId: string): Promise<RecoveryCodeSet> {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    const salt = randomBytes(16);
    const digests = await Promise.all(codes.map((code) => this.passwords.digest(plainCode(code), salt)));
    const rows = digests.map((digest) => ({ member_id: memberId, salt, digest, used_at: null }));
    return {
      codes,
      store: async (tx) => {
        const db = tx.withTables<SecurityTables>();
        await db.deleteFrom('identity.recovery_code').where('member_id', '=', memberId).execute();
        await db.insertInto('identity.recovery_code').values(rows).execute();
      },
    };
  }

  /** Use a code up and notify the member by e-mail; false when the code is not the member's or has been used.
   *  errors  SIGN_IN_BUSY (unavailable)
   *  source  ASVS 6.3.7 */
  async use(memberId: string, code: string): Promise<boolean> {
    const known = await this.#db
      .selectFrom('identity.recovery_code')
      .select('salt')
      .where('member_id', '=', memberId)
      .limit(1)
      .executeTakeFirst();
    if (!known) return false;
    const digest = await this.passwords.digest(plainCode(code), known.salt);
    const write = await this.memberEmails.to(memberId);
    return this.db.transaction().execute(async (tx) => {
      const db = tx.withTables<SecurityTables>();
      await lockTotp(db, memberId);
      const used = await db
        .updateTable('identity.recovery_code')
        .set({ used_at: this.clock.now() })
        .where('member_id', '=', memberId)
        .where('digest', '=', digest)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      if (used.numUpdatedRows === 0n) return false;
      const email = recoveryCodeUsedEmail(await this.left(memberId, db));
      const notice = await write('recovery-code-used', newId(), email);
      await notice.enqueue(tx);
      return true;
    });
  }

  async left(memberId: string, db: Kysely<SecurityTables> = this.#db): Promise<number> {
    const { left } = await db
      .selectFrom('identity.recovery_code')
      .select(({ fn }) => fn.countAll().as('left'))
      .where('member_id', '=', memberId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(left);
  }
}

/** "7KQ2M-XW4TN": 50 random bits, without letters that look like digits. */
export const newRecoveryCode = (): string => `${group()}-${group()}`;

/** Whether typed text has the form of a recovery code. */
export const looksLikeRecoveryCode = (typed: string): boolean => /^[0-9A-Z]{10}$/.test(plainCode(typed));

/** The code in one spelling: typed in lower case, with spaces, with O for zero, or with I or L for one. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** Lock the member's row, so that two codes used at the same moment report different numbers of codes left. */
async function lockTotp(db: Kysely<SecurityTables>, memberId: string): Promise<void> {
  await db
    .selectFrom('identity.totp')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .execute();
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = (): string => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
