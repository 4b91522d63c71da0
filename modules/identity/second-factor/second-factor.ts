import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { conflict } from '../../kernel/decider/errors.js';
import { decrypt, encrypt } from '../../kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { PreparedEmail } from '../../mail/mail.ports.js';
import { looksLikeRecoveryCode, RecoveryCodes } from './recovery-codes.js';
import { newTotpSecret, stepOfCode } from './totp.js';
import type { SecurityTables } from './totp.tables.js';

/** What a member used as the second factor. */
export type SecondFactorMethod = 'app' | 'recovery-code';

/** The authenticator app of a member. Its secret is encrypted with the member's own key, so erasing the key erases the secret. */
@Injectable()
export class SecondFactor {
  readonly #db: Kysely<SecurityTables>;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: Pick<DomainEventStore, 'keys'>,
    @Inject(RecoveryCodes) private readonly recoveryCodes: RecoveryCodes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#db = db.withTables<SecurityTables>();
  }

  /** When two-step sign-in was turned on (ISO-8601 UTC); null while it is off. */
  async since(memberId: string): Promise<string | null> {
    return (await this.#of(memberId))?.confirmed_at ?? null;
  }

  /** A new secret, in base32, which a first code confirms. Beginning again replaces the earlier secret.
   *  errors  TOTP_ON_ALREADY (conflict) */
  async begin(memberId: string): Promise<string> {
    const secret = newTotpSecret();
    const sealed = encrypt(
      await this.eventStore.keys.getOrCreate(memberId),
      secret,
      associatedData(memberId),
    );
    const begun = { sealed, begun_at: this.clock.now(), last_step: -1 };
    const row = await this.#db
      .insertInto('identity.totp')
      .values({ member_id: memberId, confirmed_at: null, ...begun })
      .onConflict((same) =>
        same.column('member_id').doUpdateSet(begun).where('identity.totp.confirmed_at', 'is', null),
      )
      .returning('member_id')
      .executeTakeFirst();
    if (!row) throw alreadyOn();
    return secret;
  }

  /** Turn two-step sign-in on with a first code, and return the recovery codes; undefined for a wrong code.
   *  errors  TOTP_NOT_BEGUN, TOTP_ON_ALREADY (conflict), SIGN_IN_BUSY (unavailable) */
  async confirm(
    memberId: string,
    code: string,
    notice: PreparedEmail,
  ): Promise<readonly string[] | undefined> {
    const begun = await this.#of(memberId);
    if (!begun)
      throw conflict('TOTP_NOT_BEGUN', { message: 'That QR code has expired. Please start again.' });
    if (begun.confirmed_at !== null) throw alreadyOn();
    if (!(await this.#verifyAppCode(memberId, begun.sealed, code))) return undefined;
    const newCodes = await this.recoveryCodes.generate(memberId);
    const isOn = await this.db.transaction().execute(async (tx) => {
      const confirmed = await tx
        .withTables<SecurityTables>()
        .updateTable('identity.totp')
        .set({ confirmed_at: this.clock.now() })
        .where('member_id', '=', memberId)
        .where('sealed', '=', begun.sealed)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      if (confirmed.numUpdatedRows === 0n) return false;
      await newCodes.store(tx);
      await notice.enqueue(tx);
      return true;
    });
    return isOn ? newCodes.codes : undefined;
  }

  /** New recovery codes in place of the old ones.
   *  errors  SIGN_IN_BUSY (unavailable) */
  async renewCodes(memberId: string, notice: PreparedEmail): Promise<readonly string[]> {
    const newCodes = await this.recoveryCodes.generate(memberId);
    await this.db.transaction().execute(async (tx) => {
      await newCodes.store(tx);
      await notice.enqueue(tx);
    });
    return newCodes.codes;
  }

  /** Turn two-step sign-in off; no effect when it is off. */
  async turnOff(memberId: string, notice: PreparedEmail): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      if (await deleteSecondFactor(tx, memberId)) await notice.enqueue(tx);
    });
  }

  /** Check a code and use it up.
   *  out     what kind of code it is; undefined for a wrong one
   *  errors  SIGN_IN_BUSY (unavailable) */
  async verify(memberId: string, code: string): Promise<SecondFactorMethod | undefined> {
    const on = await this.#of(memberId);
    if (!on || on.confirmed_at === null) return undefined;
    if (looksLikeRecoveryCode(code))
      return (await this.recoveryCodes.use(memberId, code)) ? 'recovery-code' : undefined;
    return (await this.#verifyAppCode(memberId, on.sealed, code)) ? 'app' : undefined;
  }

  /** Each time step works once, and no earlier one after it, so a code that somebody saw cannot be used again. */
  async #verifyAppCode(memberId: string, sealed: Buffer, code: string): Promise<boolean> {
    const key = (await this.eventStore.keys.getMany([memberId])).get(memberId);
    if (!key) return false;
    const secret = decrypt(key, sealed, associatedData(memberId)).toString();
    const step = stepOfCode(secret, code, this.clock.now());
    if (step === undefined) return false;
    const used = await this.#db
      .updateTable('identity.totp')
      .set({ last_step: step })
      .where('member_id', '=', memberId)
      .where('sealed', '=', sealed)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  }

  #of(memberId: string) {
    return this.#db
      .selectFrom('identity.totp')
      .select(['sealed', 'confirmed_at'])
      .where('member_id', '=', memberId)
      .executeTakeFirst();
  }
}

/** Whether two-step sign-in is on. */
export async function hasSecondFactor(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .withTables<SecurityTables>()
    .selectFrom('identity.totp')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Delete the secret and the recovery codes; no session counts as one of two factors any more.
 *  out  whether two-step sign-in was on */
export async function deleteSecondFactor(tx: Database, memberId: string): Promise<boolean> {
  const gone = await tx
    .withTables<SecurityTables>()
    .deleteFrom('identity.totp')
    .where('member_id', '=', memberId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await tx
    .withTables<SecurityTables>()
    .updateTable('identity.session')
    .set({ both_factors_at: null })
    .where('member_id', '=', memberId)
    .where('both_factors_at', 'is not', null)
    .execute();
  return gone !== undefined && gone.confirmed_at !== null;
}

const associatedData = (memberId: string): string => `totp ${memberId}`;

const alreadyOn = () =>
  conflict('TOTP_ON_ALREADY', {
    message: 'Two-step sign-in is already on. Turn it off first to set up another app.',
  });
