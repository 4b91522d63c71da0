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
import { termsVersion } from '../identity.contract.js';
import type { AccountTable, IdentityTables } from '../identity.tables.js';
import { memberDecider } from '../member/member.decider.js';
import type { SocialKind } from '../member/member.events.js';
import { nameFromEmail } from '../member/member-name.js';
import { refuseCommonPassword } from './common-passwords.js';
import { Passwords } from './passwords.js';
import { recordRegistration } from './registration.js';
import { unusablePasswordHash } from './verified-email.js';

export type Account = AccountTable;

/** A member who has shown one factor, and the security stamp of the account at that moment. */
export interface FirstFactor {
  readonly memberId: string;
  readonly securityStamp: number;
}

/** The first factor of an account. Pass the row that the factor was compared with, or a row that was read earlier. */
export const firstFactorOf = ({ member_id, watch: securityStamp }: Account): FirstFactor => ({
  memberId: member_id,
  securityStamp,
});

export interface NewMember {
  readonly email: string;
  /** A plain password; to create many accounts, a hash that `Passwords.hash` returned. */
  readonly secret: { readonly password: string } | { readonly hash: string };
  /** Default: a name made from the local part of the e-mail address. */
  readonly name?: string;
  /** Default: a new id. The same id again is the same registration. */
  readonly memberId?: string;
  /** ISO-8601 UTC. Default: now. */
  readonly at?: string;
  /** True when the operator of the tool vouches for the e-mail address. */
  readonly verified?: boolean;
  /** The version of the terms that the member accepts. Without it the first sign-in asks. */
  readonly terms?: string;
}

/** Writes account rows and the member events that other modules build on. The row comes first. When a process stops before the event,
 *  the same call again or the next sign-in records it. */
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

  /** Register a member, for tools. Visitors sign up with `SignUps`.
   *  errors  EMAIL_TAKEN (conflict), PASSWORD_TOO_COMMON (invalid), IDEMPOTENCY_KEY_REUSED (unprocessable) */
  async create(member: NewMember): Promise<Account> {
    const account = (await this.#insert(member)) ?? (await this.#sameRegistration(member));
    await this.record(account);
    return account;
  }

  /** Record the registration of an account unless the event store has it. */
  record(account: Account): Promise<void> {
    return recordRegistration({ db: this.db, bus: this.bus, clock: this.clock }, account);
  }

  /** Record that these identity providers are no longer linked to the member. */
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

  /** Accept the terms in force.
   *  errors  TERMS_CHANGED, MEMBER_ERASED (conflict), MEMBER_NOT_FOUND, NOT_YOUR_ACCOUNT (forbidden) */
  async acceptTerms(memberId: string, version: string, meta: CommandMetadata): Promise<Receipt> {
    if (version !== termsVersion)
      throw conflict('TERMS_CHANGED', {
        message: 'The terms have changed. Reload the page and read them first.',
      });
    const command = { type: 'AcceptTerms', version, meta } as const;
    const receipt = await dispatch(this.bus, memberDecider, memberId, command);
    await this.#change(memberId, { terms_version: version });
    return receipt;
  }

  /** Remember when the member ended the tour; null: they want to see it again. It is a row, because nobody but the pages asks. */
  async rememberTour(memberId: string, endedAt: string | null): Promise<void> {
    await this.#change(memberId, { tour_ended_at: endedAt });
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

  /** The account that verified this e-mail address, else the oldest unverified one. */
  async withEmail(email: string): Promise<Account | undefined> {
    const [verified, unverified] = await Promise.all([
      this.withVerifiedEmail(email),
      unverifiedAccounts(this.db, email).executeTakeFirst(),
    ]);
    return verified ?? unverified;
  }

  async withVerifiedEmail(email: string, db: Database = this.db): Promise<Account | undefined> {
    return withEmail(db, email).where('email_verified_at', 'is not', null).executeTakeFirst();
  }

  /** A password hash whose salt and cost all unverified accounts of this e-mail address share; undefined when none has a password. */
  async unverifiedHash(email: string): Promise<string | undefined> {
    const account = await unverifiedAccounts(this.db, email)
      .where('password_hash', '!=', unusablePasswordHash)
      .executeTakeFirst();
    return account?.password_hash;
  }

  /** The oldest unverified account with this e-mail address and password hash. */
  findUnverified(email: string, hash: string): Promise<Account | undefined> {
    return unverifiedAccounts(this.db, email).where('password_hash', '=', hash).executeTakeFirst();
  }

  /** How many accounts have this e-mail address, verified or not. */
  async countWithEmail(email: string, db: Database = this.db): Promise<number> {
    const { count } = await db
      .withTables<IdentityTables>()
      .selectFrom('identity.account')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Record what the event store still lacks of this member's account row. */
  async recordOf(memberId: string): Promise<void> {
    const account = await this.withId(memberId);
    if (account) await this.record(account);
  }

  /** Hash the same password at today's cost, unless the password has changed since the row was read. */
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
    if ('password' in secret) refuseCommonPassword(secret.password, email, name);
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

  /** The account that an earlier attempt of the same registration left: the same id or no event yet, and the same secret. */
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
      message: 'An account with this e-mail address already exists. Sign in instead.',
    });
  }

  async #change(memberId: string, change: Partial<Account>): Promise<void> {
    await this.#db.updateTable('identity.account').set(change).where('member_id', '=', memberId).execute();
  }
}

/** The id of a registration was sent again with other content. */
export const idempotencyKeyReused = () =>
  unprocessable('IDEMPOTENCY_KEY_REUSED', {
    message: 'We already received this form with other details. Reload the page and try again.',
  });

/** The row of a new account. */
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
    suspended_until: null,
    suspension_decision_id: null,
    terms_version: terms ?? null,
    email_verified_at: null,
    verification_recorded_at: null,
    watch: 0,
    time_zone: null,
    tour_ended_at: null,
  };
}

function withEmail(db: Database, email: string) {
  return db
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .selectAll()
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()));
}

/** Accounts that have not verified this e-mail address, the oldest first. */
function unverifiedAccounts(db: Database, email: string) {
  return withEmail(db, email)
    .where('email_verified_at', 'is', null)
    .orderBy('created_at')
    .orderBy('member_id')
    .limit(1);
}

/** The actor when the operator runs a tool. */
export const installation: Actor = { id: 'installation', roles: ['admin'] };
