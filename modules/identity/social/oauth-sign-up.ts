import { Inject, Injectable, Optional } from '@nestjs/common';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { Database } from '../../kernel/postgres/database.js';
import { SETTINGS, type Settings } from '../../settings/settings.ports.js';
import { type Account, Accounts, type FirstFactor, firstFactorOf, newAccount } from '../accounts/accounts.js';
import { closed } from '../accounts/credentials.js';
import { isDisabled } from '../accounts/disable-account.shared.js';
import { VerificationEmails } from '../accounts/verification-emails.js';
import { lockEmail, markEmailVerified, unusablePasswordHash } from '../accounts/verified-email.js';
import { AttemptLimiter } from '../attempt-limiter.js';
import type { SocialKind } from './social.contract.js';
import type { SocialTables } from './social.tables.js';
import { socialNames } from './social-issuers.js';
import { insertLink, SocialLinks } from './social-links.js';
import type { SocialPerson } from './social-person.js';

export interface SocialSignIn {
  readonly kind: SocialKind;
  readonly person: SocialPerson;
  /** The version of the terms that was accepted at the button. Null: the pages ask. */
  readonly terms: string | null;
  /** IP address of the caller. */
  readonly address: string;
  /** Whether a new member may register from this network and is old enough; false until they enter their date of
   *  birth.
   *  errors  SIGN_UP_HELD (forbidden), BIRTH_DATE_WRONG (invalid) */
  readonly gate: () => Promise<boolean>;
}

/** Signs in the person that an issuer vouches for: the member linked to that issuer and subject, else a new member. An e-mail address
 *  never leads to an existing account.
 *  source  README, Rules 14–16 */
@Injectable()
export class OAuthSignUp {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(SocialLinks) private readonly socialLinks: SocialLinks,
    @Inject(VerificationEmails) private readonly verificationEmails: VerificationEmails,
    @Inject(AttemptLimiter) private readonly attempts: AttemptLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Optional() @Inject(SETTINGS) private readonly settings?: Settings,
  ) {}

  /** out     undefined when a new member has to enter a date of birth first: nothing is written until then
   *  errors  SIGN_UPS_CLOSED, ACCOUNT_CLOSED, SIGN_UP_HELD (forbidden), SOCIAL_EMAIL_KNOWN (conflict), SOCIAL_EMAIL_MISSING (unprocessable), BIRTH_DATE_WRONG (invalid),
   *          TOO_MANY_TRIES */
  async admit(signIn: SocialSignIn): Promise<(FirstFactor & { readonly isNew: boolean }) | undefined> {
    const known = await this.socialLinks.of(signIn.person);
    if (!known && !(await this.#mayRegister(signIn))) return undefined;
    const memberId = known?.member_id ?? (await this.#register(signIn));
    const account = memberId && (await this.accounts.withId(memberId));
    const link = account && (await this.socialLinks.of(signIn.person)); // read last, because the link may have been removed since
    if (!account || !link) return this.admit(signIn);
    if (isDisabled(account)) throw closed();
    await this.accounts.record(account);
    await this.socialLinks.record(link);
    return { ...firstFactorOf(account), isNew: known === undefined };
  }

  async #mayRegister({ kind, person, gate }: SocialSignIn): Promise<boolean> {
    await this.settings?.mustBeOpen('sign-ups-open');
    if (person.email === undefined) throw withoutEmail(kind);
    await this.#requireNewEmail(kind, person);
    return gate();
  }

  /** Only a person with a verified e-mail address learns that it has an account. Anybody else gets an unverified account, as at sign-up.
   *  errors  SOCIAL_EMAIL_KNOWN (conflict) */
  async #requireNewEmail(
    kind: SocialKind,
    { email, isEmailProven }: SocialPerson,
    db?: Database,
  ): Promise<void> {
    if (email !== undefined && isEmailProven && (await this.accounts.withVerifiedEmail(email, db)))
      throw knownEmail(kind);
  }

  /** Undefined when another flow has registered the same person. */
  async #register({ kind, person, terms, address }: SocialSignIn): Promise<string | undefined> {
    const { email } = person;
    if (email === undefined) throw withoutEmail(kind);
    await this.attempts.count('sign-up from address', address);
    const account = this.#accountOf(person, email, terms);
    const verification = person.isEmailProven ? undefined : await this.#verificationEmail(account);
    return this.db.transaction().execute(async (tx) => {
      const rows = tx.withTables<SocialTables>();
      await lockEmail(tx, email);
      if (await this.socialLinks.of(person, tx)) return undefined;
      await this.#requireNewEmail(kind, person, tx);
      await rows.insertInto('identity.account').values(account).execute();
      await insertLink(rows, account.member_id, kind, person, account.created_at);
      if (person.isEmailProven)
        await markEmailVerified(tx, { memberId: account.member_id, email }, account.created_at);
      await verification?.send(tx);
      return account.member_id;
    });
  }

  /** The e-mail that asks to verify the address, unless a trusted issuer has verified it. */
  async #verificationEmail(account: Account) {
    await this.attempts.count('letter to mail', account.email);
    return this.verificationEmails.write(account, newId());
  }

  #accountOf({ name }: SocialPerson, email: string, terms: string | null): Account {
    return newAccount({
      email,
      ...(name !== undefined && { name }),
      ...(terms !== null && { terms }),
      memberId: newId(),
      hash: unusablePasswordHash,
      now: this.clock.now(),
    });
  }
}

const knownEmail = (kind: SocialKind) =>
  conflict('SOCIAL_EMAIL_KNOWN', {
    message: `An account with this e-mail address already exists. Sign in the way you always do, then link ${socialNames[kind]} on your account page.`,
  });

const withoutEmail = (kind: SocialKind) =>
  unprocessable('SOCIAL_EMAIL_MISSING', {
    message: `${socialNames[kind]} did not give us an e-mail address. Create an account with your e-mail, then link ${socialNames[kind]} on your account page.`,
  });
