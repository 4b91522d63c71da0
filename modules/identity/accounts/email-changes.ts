import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../kernel/database.js';
import type { Environment } from '../../kernel/environment.js';
import { nameInLetter } from '../../kernel/name-in-letter.js';
import { CLOCK, DATABASE, ENVIRONMENT } from '../../kernel/tokens.js';
import { changeEmailLetter } from '../letters/letters.js';
import { MemberLetters } from '../letters/member-letters.js';
import { emailChangedLetter } from '../letters/notice-letters.js';
import { Links } from '../links/links.js';
import { Members } from '../members.js';
import { proveEmail } from './proven-email.js';
import { type Bearer, Verification } from './verification.js';

/** Another mail for an account: the new address says yes; the old one is told, if it was proven: else it may be somebody else's. */
@Injectable()
export class EmailChanges {
  readonly #publicUrl: string;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Links) private readonly links: Links,
    @Inject(Members) private readonly members: Members,
    @Inject(MemberLetters) private readonly letters: MemberLetters,
    @Inject(Verification) private readonly verification: Verification,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
  ) {
    this.#publicUrl = publicUrl;
  }

  /** Ask the new address. When it is another account's, its owner is told instead, and the member does not learn of it.
   *  errors  MEMBER_NOT_FOUND */
  async ask(memberId: string, email: string, cause: string): Promise<void> {
    const { name } = await this.members.require(memberId);
    const page = `${this.#publicUrl}/confirm-email`;
    const question = await this.verification.ask(
      { purpose: 'change-email', memberId, email, cause },
      (token) => changeEmailLetter(nameInLetter(name, 'there'), `${page}#${token}`),
    );
    await this.db.transaction().execute((tx) => question.send(tx));
  }

  /** out     the mail of the account from now on
   *  errors  LINK_OVER, EMAIL_PROVEN_ELSEWHERE (conflict), PROOF_NEEDED (forbidden), WRONG_PROOF (invalid), TOO_MANY_TRIES */
  async confirm(token: string, bearer: Bearer, cause: string): Promise<string> {
    const { memberId, email } = await this.verification.requireMember('change-email', token, bearer);
    const before = await this.members.withId(memberId);
    const notice =
      before?.email_verified_at && before.email !== email
        ? await this.letters.write(memberId, 'email-changed', cause, emailChangedLetter)
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
