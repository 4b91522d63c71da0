import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../kernel/clock.js';
import type { Database } from '../kernel/database.js';
import type { Environment } from '../kernel/environment.js';
import { nameInLetter } from '../kernel/name-in-letter.js';
import type { Outbox } from '../kernel/outbox.js';
import { CLOCK, DATABASE, ENVIRONMENT, OUTBOX } from '../kernel/tokens.js';
import { alreadyMemberLetter, changeEmailLetter, emailChangedLetter, resetAddress } from './letters.js';
import { Links } from './links.js';
import { Members } from './members.js';
import { proveEmail } from './proven-email.js';
import { type Bearer, Verification } from './verification.js';

/** Another mail for an account: the new address says yes; the old one is told, if it was proven: else it may be somebody else's. */
@Injectable()
export class EmailChanges {
  readonly #publicUrl: string;
  readonly #supportEmail: string;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(OUTBOX) private readonly outbox: Outbox,
    @Inject(Links) private readonly links: Links,
    @Inject(Members) private readonly members: Members,
    @Inject(Verification) private readonly verification: Verification,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) { publicUrl, SUPPORT_EMAIL }: Pick<Environment, 'publicUrl' | 'SUPPORT_EMAIL'>,
  ) {
    this.#publicUrl = publicUrl;
    this.#supportEmail = SUPPORT_EMAIL;
  }

  /** Ask the new address. When it is another account's, its owner is told instead, and the member does not learn of it.
   *  errors  MEMBER_NOT_FOUND */
  async ask(memberId: string, email: string, cause: string): Promise<void> {
    const account = await this.members.require(memberId);
    const owner = await this.members.withProvenEmail(email);
    const isTaken = owner !== undefined && owner.member_id !== memberId;
    const fresh = this.links.fresh();
    const mail = await this.outbox.write({
      cause,
      kind: 'change-email',
      to: email,
      person: isTaken ? owner.member_id : memberId,
      letter: isTaken
        ? alreadyMemberLetter(owner.name, `${this.#publicUrl}/login`, resetAddress(this.#publicUrl))
        : changeEmailLetter(
            nameInLetter(account.name, 'there'),
            `${this.#publicUrl}/confirm-email#${fresh.token}`,
          ),
      usefulUntil: fresh.until,
    });
    const link = isTaken ? { memberId: null, email: null } : { memberId, email };
    await this.db.transaction().execute(async (tx) => {
      if (await mail.put(tx)) await this.links.issue(tx, fresh, { purpose: 'change-email', ...link });
    });
  }

  /** out     the mail of the account from now on
   *  errors  LINK_OVER, EMAIL_PROVEN_ELSEWHERE (conflict), PROOF_NEEDED (forbidden), WRONG_PROOF (invalid), TOO_MANY_TRIES */
  async confirm(token: string, bearer: Bearer, cause: string): Promise<string> {
    const { memberId, email } = await this.verification.requireMember('change-email', token, bearer);
    const before = await this.members.withId(memberId);
    const notice =
      before?.email_verified_at && before.email !== email
        ? await this.outbox.write({
            cause,
            kind: 'email-changed',
            to: before.email,
            person: memberId,
            letter: emailChangedLetter(before.name, {
              email: this.#supportEmail,
              url: `${this.#publicUrl}/support`,
            }),
          })
        : undefined;
    await this.db.transaction().execute(async (tx) => {
      await proveEmail(tx, await this.links.take(tx, 'change-email', token), this.clock.now());
      await this.links.voidAll(tx, memberId);
      await notice?.put(tx);
    });
    await this.members.recordOf(memberId);
    return email;
  }
}
