import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Kysely } from 'kysely';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Actor, CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { AccountTable, IdentityTables } from '../identity.tables.js';
import { memberDecider } from '../member/member.decider.js';
import type { SocialKind } from '../member/member.events.js';
import { nameFromEmail } from '../member/member-name.js';
import { refuseCommonPassword } from './common-passwords.js';
import { Passwords } from './passwords.js';
import { recordRegistration } from './registration.js';
import { unusablePasswordHash } from './verified-email.js';

export type Account = AccountTable;

/** Who has shown one factor, and the watch that saw it. */
export interface FirstFactor {
  readonly memberId: string;
  readonly securityStamp: number;
}

/** Whom a row lets in: the one that a factor was compared with, or that was read before the factor was. */
export const firstFactorOf = ({ member_id, watch: securityStamp }: Account): FirstFactor => ({
  memberId: member_id,
  securityStamp,
});

export interface NewMember {
  readonly email: string;
  /** A password in clear, or, for many at once, a hash that `Passwords.hash` made before. */
  readonly secret: { readonly password: string } | { readonly hash: string };
  /** The mail's local part, made presentable, when left out. */
  readonly name?: string;
  /** A fresh one when left out; the same id again is the same registration. */
  readonly memberId?: string;
  /** ISO-8601 UTC; now when left out. */
  readonly at?: string;
  /** Whoever runs the tool vouches for the mail. */
  readonly verified?: boolean;
  /** The version of the terms that the member accepts by this; left out, the first sign-in asks. */
  readonly terms?: string;
}

/** Accounts (rows) and the facts that others build on, kept together: the row comes first, and whatever broke in between is made
 *  good by the same call again or by the next sign-in. */
@Injectable()
export class Accounts {
  readonly #db: Kysely<IdentityTables>;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#db = db.withTables<IdentityTables>();
  }

  /** Register a member, for tools; strangers come by `SignUps`.
   *  errors  EMAIL_TAKEN (conflict), PASSWORD_TOO_COMMON (invalid), IDEMPOTENCY_KEY_REUSED (unprocessable) */
  async create(member: NewMember): Promise<Account> {
    const account = (await this.#insert(member)) ?? (await this.#sameRegistration(member));
    await this.record(account);
    return account;
  }

  /** Make sure that the account's registration is in the log; quiet when it is. */
  record(account: Account): Promise<void> {
    return recordRegistration({ db: this.db, bus: this.bus, clock: this.clock }, account);
  }

  /** Record that these do not vouch for the member any more. */
  async recordUnlinked(memberId: string, kinds: readonly SocialKind[]): Promise<void> {
    for (const kind of kinds) {
      const meta = { actor: { id: memberId, roles: [] }, now: this.clock.now(), commandId: newId() };
      await dispatch(this.bus, memberDecider, memberId, {
        type: 'UnlinkSocial',
        kind,
        meta,
      });
    }
  }

  /** errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), NOT_YOUR_ACCOUNT (forbidden) */
  async acceptTerms(memberId: string, version: string, meta: CommandMetadata): Promise<Receipt> {
    const command = { type: 'AcceptTerms', version, meta } as const;
    const receipt = await dispatch(this.bus, memberDecider, memberId, command);
    await this.#change(memberId, { terms_version: version });
    return receipt;
  }

  withId(memberId: string): Promise<Account | undefined> {
    return this.#db
      .selectFrom('identity.account')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirst();
  }

  /** errors  MEMBER_NOT_FOUND */
  async require(memberId: string): Promise<Account> {
    const account = await this.withId(memberId);
    if (!account) throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
    return account;
  }

  /** Whose mail it is: the account that proved it, else the oldest that claims it. */
  async withEmail(email: string): Promise<Account | undefined> {
    const [proven, claim] = await Promise.all([
      this.withVerifiedEmail(email),
      unverifiedAccounts(this.db, email).executeTakeFirst(),
    ]);
    return proven ?? claim;
  }

  async withVerifiedEmail(email: string, db: Database = this.db): Promise<Account | undefined> {
    return withEmail(db, email).where('email_verified_at', 'is not', null).executeTakeFirst();
  }

  /** The hash whose salt and cost all claims to this mail share; undefined while nobody claims it with a password. */
  async unverifiedHash(email: string): Promise<string | undefined> {
    const claim = await unverifiedAccounts(this.db, email)
      .where('password_hash', '!=', unusablePasswordHash)
      .executeTakeFirst();
    return claim?.password_hash;
  }

  /** The oldest account that claims this mail with this hash. */
  findUnverified(email: string, hash: string): Promise<Account | undefined> {
    return unverifiedAccounts(this.db, email).where('password_hash', '=', hash).executeTakeFirst();
  }

  /** How many accounts have this mail, proven or not. */
  async countWithEmail(email: string, db: Database = this.db): Promise<number> {
    const { count } = await db
      .withTables<IdentityTables>()
      .selectFrom('identity.account')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Make sure that a member's row and the log say the same; quiet when they do. */
  async recordOf(memberId: string): Promise<void> {
    const account = await this.withId(memberId);
    if (account) await this.record(account);
  }

  /** The same password at today's cost; quiet when it was changed meanwhile. */
  async rehash({ member_id, password_hash }: Account, password: string): Promise<void> {
    await this.#db
      .updateTable('identity.account')
      .set({ password_hash: await this.passwords.hash(password) })
      .where('member_id', '=', member_id)
      .where('password_hash', '=', password_hash)
      .execute();
  }

  async #insert({
    email,
    secret,
    name,
    memberId,
    at,
    terms,
    verified,
  }: NewMember): Promise<Account | undefined> {
    if ('password' in secret) refuseCommonPassword(secret.password, email);
    if (await this.withEmail(email)) return undefined;
    const hash = 'hash' in secret ? secret.hash : await this.passwords.hash(secret.password);
    const now = at ?? this.clock.now();
    const account = {
      ...newAccount({ email, name, terms, memberId: memberId ?? newId(), hash, now }),
      ...(verified && { email_verified_at: now }),
    };
    return this.#db
      .insertInto('identity.account')
      .values(account)
      .onConflict((same) => same.doNothing())
      .returningAll()
      .executeTakeFirst();
  }

  /** The account that an earlier try of the same registration left: the same id, or no fact yet, and the same secret. */
  async #sameRegistration({ email, secret, memberId }: NewMember): Promise<Account> {
    const known = await this.withEmail(email);
    if (!known) throw idempotencyKeyReused();
    const isSameRegistration = known.member_id === memberId || known.recorded_at === null;
    const isSameSecret =
      'hash' in secret
        ? known.password_hash === secret.hash
        : await this.passwords.matches(known.password_hash, secret.password);
    if (isSameRegistration && isSameSecret) return known;
    throw conflict('EMAIL_TAKEN', {
      message: 'There is an account with this e-mail already. Sign in instead.',
    });
  }

  async #change(memberId: string, change: Partial<Account>): Promise<void> {
    await this.#db.updateTable('identity.account').set(change).where('member_id', '=', memberId).execute();
  }
}

/** The id of a registration came again with other content. */
export const idempotencyKeyReused = () =>
  unprocessable('IDEMPOTENCY_KEY_REUSED', {
    message: 'This was sent before with other content. Load the page again, then try once more.',
  });

/** The row of an account that begins now. */
export function newAccount({
  email,
  name,
  terms,
  memberId,
  hash,
  now,
}: Pick<NewMember, 'email' | 'name' | 'terms'> & {
  readonly memberId: string;
  readonly hash: string;
  readonly now: string;
}): Account {
  return {
    member_id: memberId,
    email: email.toLowerCase(),
    password_hash: hash,
    name: name ?? nameFromEmail(email),
    created_at: now,
    recorded_at: null,
    suspended_at: null,
    terms_version: terms ?? null,
    email_verified_at: null,
    verification_recorded_at: null,
    watch: 0,
  };
}

function withEmail(db: Database, email: string) {
  return db
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .selectAll()
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()));
}

/** Those who have not proven that the mail is theirs, the oldest first. */
function unverifiedAccounts(db: Database, email: string) {
  return withEmail(db, email)
    .where('email_verified_at', 'is', null)
    .orderBy('created_at')
    .orderBy('member_id')
    .limit(1);
}

/** Acts when the machine's owner runs a tool. */
export const installation: Actor = { id: 'installation', roles: ['admin'] };
