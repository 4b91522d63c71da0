import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../kernel/clock.js';
import type { Database } from '../kernel/database.js';
import type { Environment } from '../kernel/environment.js';
import type { Outbox, WrittenMail } from '../kernel/outbox.js';
import { CLOCK, DATABASE, ENVIRONMENT, OUTBOX } from '../kernel/tokens.js';
import { refuseCommonPassword } from './common-passwords.js';
import { endSessions } from './end-sessions.js';
import { takeWaysIn } from './first-proof.js';
import type { IdentityTables } from './identity.tables.js';
import { passwordChangedLetter, resetAddress } from './letters.js';
import { Links } from './links.js';
import { type Account, Members } from './members.js';
import { Passwords } from './passwords.js';
import { proveEmail } from './proven-email.js';
import { Proofs } from './totp-proof.js';

/** New passwords for old: by a link to a mail, or by the member who shows the one that was. Either ends sessions, voids every link and is
 *  told to the mail of the account. */
@Injectable()
export class PasswordChanges {
  readonly #publicUrl: string;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(Links) private readonly links: Links,
    @Inject(Members) private readonly members: Members,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Proofs) private readonly proofs: Proofs,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** By the link, which proves the mail as well; every session ends.
   *  errors  LINK_OVER, EMAIL_PROVEN_ELSEWHERE (conflict), PASSWORD_TOO_COMMON (invalid), SIGN_IN_BUSY (unavailable) */
  async reset(token: string, password: string, cause: string): Promise<void> {
    const { memberId, email } = await this.links.look(this.db, 'reset-password', token);
    refuseCommonPassword(password, email);
    const hash = await this.passwords.hash(password);
    const account = await this.members.require(memberId);
    const notice = await this.#notice(account, email, cause);
    const unlinked = await this.db.transaction().execute(async (tx) => {
      const taken = await this.links.take(tx, 'reset-password', token);
      const at = this.clock.now();
      await proveEmail(tx, taken, at);
      const kinds = account.email_verified_at === null ? await takeWaysIn(tx, memberId, at) : [];
      await this.#take(tx, account, hash, { notice });
      return kinds;
    });
    await this.proofs.forgetDoor(memberId);
    await this.members.recordOf(memberId);
    await this.members.recordUnlinked(memberId, unlinked);
  }

  /** By the member, who has shown the present one; the session of this device stays.
   *  errors  PASSWORD_TOO_COMMON (invalid), SIGN_IN_BUSY (unavailable), MEMBER_NOT_FOUND */
  async change(
    memberId: string,
    password: string,
    { cause, session }: { readonly cause: string; readonly session: string | undefined },
  ): Promise<void> {
    const account = await this.members.require(memberId);
    refuseCommonPassword(password, account.email);
    const isClaim = account.email_verified_at === null;
    const like = isClaim ? await this.members.hashOfClaim(account.email) : undefined;
    const hash = await this.passwords.hash(password, like);
    const to = account.email_verified_at && account.email; // another may be somebody else's
    const notice = await this.#notice(account, to, cause);
    await this.db.transaction().execute((tx) => this.#take(tx, account, hash, { notice, session }));
    await this.proofs.forgetDoor(memberId);
  }

  async #take(
    tx: Database,
    { member_id }: Account,
    hash: string,
    { notice, session }: { readonly notice: WrittenMail; readonly session?: string | undefined },
  ): Promise<void> {
    await tx
      .withTables<IdentityTables>()
      .updateTable('identity.account')
      .set({ password_hash: hash })
      .where('member_id', '=', member_id)
      .execute();
    await endSessions(tx, member_id, { at: this.clock.now(), but: session });
    await this.links.voidAll(tx, member_id);
    await notice.put(tx);
  }

  #notice({ member_id, name }: Account, to: string | null, cause: string): Promise<WrittenMail> {
    const letter = passwordChangedLetter(name, resetAddress(this.#publicUrl));
    return this.outbox.write({ cause, kind: 'password-changed', to, person: member_id, letter });
  }
}
