import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CLOCK } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { conflict, invalid } from '../../kernel/decider/errors.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { digestOf, newToken } from '../../kernel/encryption/random-token.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables, LinkPurpose, LinkTable } from '../identity.tables.js';
import { confirmationHours, linkMinutes } from './email-tokens.contract.js';
import { newCode, plainCode } from './link-code.js';

export interface NewEmailToken {
  readonly purpose: LinkPurpose;
  /** Null issues a link that does nothing, for an address without an account. */
  readonly memberId: string | null;
  readonly email: string | null;
  /** The cookie of the browser that asked, for links that only this browser may use. */
  readonly browser?: string;
  /** The cookie that this browser had from an earlier request: that link is over. */
  readonly earlierBrowser?: string | undefined;
}

export interface IssuedEmailToken {
  readonly token: string;
  /** BDFK-7QMX */
  readonly code: string;
  /** ISO-8601 UTC */
  readonly until: string;
}

/** The member of a link, and the e-mail address that it verifies. */
export interface UsedEmailToken {
  readonly memberId: string;
  readonly email: string;
}

const isConfirmation = (purpose: LinkPurpose): boolean =>
  purpose === 'verify-email' || purpose === 'change-email';

/** Links in e-mails: 256 random bits, stored as a digest, good for one purpose, once, for ten minutes, or a day to confirm an address. A
 *  new link that confirms an address voids the earlier ones; the others, which strangers may ask for too, stay good beside each other.
 *  source  README, Rule 12 */
@Injectable()
export class EmailTokens {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** Token and code of a new link. The link works after `issue`.
   *  in  minutes: that it works */
  generate(
    purpose: LinkPurpose,
    minutes = isConfirmation(purpose) ? confirmationHours * 60 : linkMinutes,
  ): IssuedEmailToken {
    const until = plusMinutes(this.clock.now(), minutes);
    return { token: newToken(), code: newCode(), until };
  }

  async issue(db: Database, { token, code, until }: IssuedEmailToken, link: NewEmailToken): Promise<void> {
    const { purpose, memberId, email, browser, earlierBrowser } = link;
    const links = db.withTables<IdentityTables>();
    const newest = links
      .selectFrom('identity.link')
      .select('hash')
      .where('member_id', '=', memberId)
      .where('purpose', '=', purpose)
      .orderBy('expires_at', 'desc')
      .limit(isConfirmation(purpose) ? 0 : maxLinks - 1);
    await links
      .deleteFrom('identity.link')
      .where((row) =>
        row.or([
          row.and([
            row('member_id', '=', memberId),
            row('purpose', '=', purpose),
            row('hash', 'not in', newest),
          ]),
          row('browser', '=', earlierBrowser === undefined ? null : digestOf(earlierBrowser)),
          row('expires_at', '<', this.clock.now()),
        ]),
      )
      .execute();
    await links
      .insertInto('identity.link')
      .values({
        hash: digestOf(token),
        purpose,
        member_id: memberId,
        email,
        browser: browser === undefined ? null : digestOf(browser),
        code: browser === undefined ? null : digestOf(plainCode(code)),
        code_tries: 0,
        expires_at: until,
      })
      .execute();
  }

  /** Find a link without using it up.
   *  errors  LINK_OVER (conflict) */
  async find(
    db: Database,
    purpose: LinkPurpose,
    token: string,
  ): Promise<UsedEmailToken & Pick<LinkTable, 'browser'>> {
    const link = await this.#live(db, purpose).where('hash', '=', digestOf(token)).executeTakeFirst();
    if (!link?.member_id || link.email === null) throw linkOver();
    return { memberId: link.member_id, email: link.email, browser: link.browser };
  }

  /** Use a link up.
   *  errors  LINK_OVER (conflict) when the link was used, has expired or never existed */
  async use(db: Database, purpose: LinkPurpose, token: string): Promise<UsedEmailToken> {
    const link = await db
      .withTables<IdentityTables>()
      .deleteFrom('identity.link')
      .where('hash', '=', digestOf(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', this.clock.now())
      .returningAll()
      .executeTakeFirst();
    if (!link?.member_id || link.email === null) throw linkOver();
    return { memberId: link.member_id, email: link.email };
  }

  /** Use a link up by the short code of its e-mail, in the browser that asked for it. Five wrong codes void the link.
   *  in      mayTry: whether one more code may be tried on this member; it is also called for an unknown member, so that the time reveals nothing
   *  errors  WRONG_CODE (invalid), for the right code too when it may not be tried; LINK_OVER (conflict) */
  async useByCode(
    db: Database,
    {
      purpose,
      browser,
      code,
    }: { readonly purpose: LinkPurpose } & Readonly<Record<'browser' | 'code', string>>,
    mayTry: (memberId: string) => Promise<boolean>,
  ): Promise<UsedEmailToken> {
    const links = db.withTables<IdentityTables>();
    const link = await links
      .updateTable('identity.link')
      .set({ code_tries: sql`code_tries + 1` })
      .where('browser', '=', digestOf(browser))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', this.clock.now())
      .where('code_tries', '<', maxWrongCodes)
      .returningAll()
      .executeTakeFirst();
    if (!link?.code) throw linkOver();
    const isTried = await mayTry(link.member_id ?? link.hash.toString('hex'));
    const isRight = timingSafeEqual(link.code, digestOf(code)) && isTried;
    if (!isRight || !link.member_id || link.email === null)
      throw invalid('WRONG_CODE', {
        message: 'That is not the code from our latest e-mail. Please check it.',
      });
    const { numDeletedRows } = await links
      .deleteFrom('identity.link')
      .where('hash', '=', link.hash)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw linkOver();
    return { memberId: link.member_id, email: link.email };
  }

  /** Void every link of a member. */
  async voidAll(db: Database, memberId: string): Promise<void> {
    await db
      .withTables<IdentityTables>()
      .deleteFrom('identity.link')
      .where('member_id', '=', memberId)
      .execute();
  }

  #live(db: Database, purpose: LinkPurpose) {
    return db
      .withTables<IdentityTables>()
      .selectFrom('identity.link')
      .selectAll()
      .where('purpose', '=', purpose)
      .where('expires_at', '>', this.clock.now());
  }
}

const maxWrongCodes = 5;
/** More than the limits allow while one link is valid: 5 by strangers, 5 by a known device. */
const maxLinks = 10;

const linkOver = () =>
  conflict('LINK_OVER', { message: 'This link has been used or has expired. Please ask for a new one.' });
