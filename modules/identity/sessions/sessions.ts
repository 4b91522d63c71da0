import { Inject, Injectable, Optional } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import type { Environment } from '../../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import type { Actor } from '../../kernel/decider/decider.js';
import { unauthenticated } from '../../kernel/decider/errors.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';
import { digestOf, newToken } from '../../kernel/encryption/random-token.js';
import type { SignedRequest } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { countAsMember } from '../../kernel/postgres/query-scope.js';
import { noteSecurityEvent } from '../../kernel/security/request-context.js';
import type { PreparedEmail } from '../../mail/mail.ports.js';
import type { FirstFactor } from '../accounts/accounts.js';
import { isNotDisabled } from '../accounts/disable-account.shared.js';
import { MemberEmails } from '../emails/member-emails.js';
import { cookieReusedEmail } from '../emails/notice-emails.js';
import {
  refreshSession,
  type Session,
  type SessionUser,
  signIn,
  signOut,
  signUp,
} from '../identity.contract.js';
import type { IdentityTables } from '../identity.tables.js';
import { MEMBERSHIPS, type Memberships } from '../memberships.ports.js';
import { hasSecondFactor } from '../second-factor/second-factor.js';
import { completeSignIn } from '../second-factor/totp.contract.js';
import { SESSION_MEMBERS, type SessionMembers } from '../session-members.ports.js';
import { isStaff } from '../staff.rules.js';
import { AccessTokens, accessTokenAge } from './access-tokens.js';
import { type ClientInfo, describeClient } from './device.js';
import { securityStampOf } from './end-sessions.js';
import { graceSeconds, successorOf } from './refresh-token.js';
import { endOfSession, mostSessions, sessionHours } from './session-age.rules.js';
import { sessionUser, suspensionOf } from './session-user.js';
import { SignInHistory } from './sign-in-history.js';

/** What a browser gets: the session for the SPA and the next refresh token for the cookie. */
export interface OpenedSession {
  readonly session: Session;
  readonly token: string;
  /** ISO-8601 UTC: when the token expires unless it is used. */
  readonly until: string;
}

/** The result of using a refresh token. It is also good within the grace period after its first use. */
type RotationResult =
  | { readonly status: 'good' | 'reused'; readonly sessionId: string }
  | { readonly status: 'over' };

/** Sessions of members. Every request reads its session row, so signing out and suspending take effect at once. A suspended
 *  member has sessions that call little: the guard asks.
 *  source  ADR 0009; RFC 9700 4.14 */
@Injectable()
export class Sessions {
  readonly #db: Kysely<IdentityTables>;
  readonly #succession: Buffer;
  readonly #staffTwoStep: boolean;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
    @Inject(SignInHistory) private readonly history: SignInHistory,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
    @Inject(MASTER_SECRET) secret: string,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) { staffTwoStep }: Pick<Environment, 'staffTwoStep'>,
    @Optional() @Inject(SESSION_MEMBERS) private readonly members?: SessionMembers,
    @Optional() @Inject(MEMBERSHIPS) private readonly memberships?: Memberships,
  ) {
    this.#db = db.withTables<IdentityTables>();
    this.#succession = derivedKey(secret, 'refresh tokens');
    this.#staffTwoStep = staffTwoStep;
  }

  /** The member who calls, for the guard; undefined for a guest. Sign-in and sign-out ignore the Bearer token, which may be an old one.
   *  errors  SESSION_EXPIRED (unauthenticated) for a Bearer token that is invalid or has expired */
  async actorOf(request: SignedRequest): Promise<Actor | undefined> {
    if (request.headers.authorization === undefined || signInPaths.has(request.path)) return undefined;
    const claims = await this.accessTokens.read(request);
    if (!claims) throw expired();
    countAsMember();
    const live = await this.#live(this.#db, claims.sid);
    if (!live || live.member_id !== claims.sub) throw expired();
    request.sessionId = claims.sid;
    request.suspension = suspensionOf(live);
    const { roles, withheld } = this.#rolesIn(live);
    request.withheldRoles = withheld;
    return { id: live.member_id, roles };
  }

  /** The roles that count in a session: those of staff only after both factors.
   *  source  ADR 0122 */
  #rolesIn({ roles, both_factors_at }: LiveSession): {
    readonly roles: readonly string[];
    readonly withheld: readonly string[];
  } {
    if (!this.#staffTwoStep || both_factors_at !== null) return { roles, withheld: [] };
    return {
      roles: roles.filter((role) => !isStaff([role])),
      withheld: roles.filter((role) => isStaff([role])),
    };
  }

  /** Open a session of this member on this device. Beyond ten, the one that was used longest ago ends.
   *  in      email: sent in the same transaction
   *  errors  SIGN_IN_AGAIN (unauthenticated) when the security stamp has changed since the first factor, or the account is gone
   *  source  README, Rule 17; ADR 0123 */
  async open(
    { memberId, securityStamp }: FirstFactor,
    { device, network }: ClientInfo,
    { email, bothFactors = false, authenticatedAt = null }: NewSession = {},
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const id = newId();
    const token = newToken();
    await this.db.transaction().execute(async (tx) => {
      const expires_at = plusDays(now, absoluteDays);
      const rows = tx.withTables<IdentityTables>();
      if ((await securityStampOf(tx, memberId)) !== securityStamp) throw signInAgain();
      await rows
        .insertInto('identity.session')
        .values({
          id,
          member_id: memberId,
          opened_at: now,
          expires_at,
          ended_at: null,
          device,
          network,
          last_used_at: null,
          last_active_at: now,
          both_factors_at: bothFactors ? now : null,
          authenticated_at: authenticatedAt,
        })
        .execute();
      await keep(rows, token, id, plusDays(now, idleDays));
      await endBeyondMost(rows, memberId, now);
      await email?.enqueue(tx);
    });
    return this.#opened(id, token);
  }

  /** Put a new session in the place of one in which the member has just re-authenticated: both its tokens are new, and the old ones end.
   *  in      bothFactors: a code was shown, besides the first factor of the session
   *  errors  SESSION_EXPIRED (unauthenticated)
   *  source  ADR 0123 */
  async renew(
    sessionId: string,
    { device, network }: ClientInfo,
    { bothFactors = false }: Pick<NewSession, 'bothFactors'> = {},
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const id = newId();
    const token = newToken();
    await this.#db.transaction().execute(async (tx) => {
      const old = await tx
        .updateTable('identity.session')
        .set({ ended_at: now })
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!old) throw expired();
      const shown = { proven_at: now, both_factors_at: bothFactors ? now : old.both_factors_at };
      const used = { last_used_at: now, last_active_at: now, ended_at: null, device, network };
      await tx
        .insertInto('identity.session')
        .values({ ...old, ...shown, ...used, id })
        .execute();
      await keep(tx, token, id, plusDays(now, idleDays));
    });
    return this.#opened(id, token);
  }

  /** Exchange a refresh token for its successor. A token that comes back after the grace period has been copied: the whole session ends,
   *  and the member is notified.
   *  in      isInUse: somebody uses the browser; an open tab alone does not keep a session
   *  errors  SESSION_EXPIRED (unauthenticated) */
  async rotate(token: string, client: ClientInfo, isInUse = true): Promise<OpenedSession> {
    const result = await this.#db.transaction().execute((tx) => this.#useToken(tx, token, isInUse));
    if (result.status === 'reused') await this.#endReused(result.sessionId, client);
    if (result.status !== 'good') throw expired();
    return this.#opened(result.sessionId, successorOf(token, this.#succession));
  }

  async #useToken(tx: Kysely<IdentityTables>, token: string, isInUse: boolean): Promise<RotationResult> {
    const now = this.clock.now();
    const held = await tx
      .selectFrom('identity.refresh_token')
      .selectAll()
      .where('hash', '=', digestOf(token))
      .forUpdate()
      .executeTakeFirst();
    if (!held || held.expires_at <= now || !(await this.#live(tx, held.session_id)))
      return { status: 'over' };
    const { session_id: sessionId, used_at } = held;
    if (used_at !== null) return { status: isInGrace(used_at, now) ? 'good' : 'reused', sessionId };
    await useUp(tx, token, sessionId, { now, isInUse });
    await keep(tx, successorOf(token, this.#succession), sessionId, plusDays(now, idleDays));
    return { status: 'good', sessionId };
  }

  /** End a session whose token came back; record it in the history and notify the member, once. */
  async #endReused(sessionId: string, client: ClientInfo): Promise<void> {
    const now = this.clock.now();
    const live = await this.#live(this.#db, sessionId);
    if (!live) return;
    const { member_id: memberId } = live;
    noteSecurityEvent('cookie-reused', { memberId });
    const notice = cookieReusedEmail(describeClient(client));
    const email = await this.memberEmails.write(memberId, 'cookie-reused', sessionId, notice);
    const entry = { id: newId(), memberId, way: 'cookie', outcome: 'cookie-reused', ...client } as const;
    await this.db.transaction().execute(async (tx) => {
      if (!(await end(tx.withTables<IdentityTables>(), sessionId, now))) return;
      await this.history.record(entry, tx);
      await email.enqueue(tx);
    });
  }

  /** The session of a valid refresh token, without using it. */
  async peek(token: string): Promise<Session | undefined> {
    const now = this.clock.now();
    const held = await this.#db
      .selectFrom('identity.refresh_token')
      .selectAll()
      .where('hash', '=', digestOf(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!held || (held.used_at !== null && !isInGrace(held.used_at, now))) return undefined;
    const live = await this.#live(this.#db, held.session_id);
    return live && this.#sessionOf(held.session_id, live);
  }

  /** The member of a session as it is now; undefined once it is over. */
  async userIn(sessionId: string): Promise<SessionUser | undefined> {
    const live = await this.#live(this.#db, sessionId);
    return live && this.#user(live);
  }

  /** End the session of a refresh token, used or not; no effect when there is none. */
  async endByRefreshToken(token: string): Promise<void> {
    const held = await this.#db
      .selectFrom('identity.refresh_token')
      .select('session_id')
      .where('hash', '=', digestOf(token))
      .executeTakeFirst();
    if (held) await end(this.#db, held.session_id, this.clock.now());
  }

  /** End the session of the request's Bearer token; no effect without a valid one. */
  async endByAccessToken(request: SignedRequest): Promise<void> {
    const claims = request.headers.authorization && (await this.accessTokens.read(request));
    if (claims) await end(this.#db, claims.sid, this.clock.now());
  }

  async #opened(sessionId: string, token: string): Promise<OpenedSession> {
    const live = await this.#live(this.#db, sessionId);
    if (!live) throw expired();
    return { session: await this.#sessionOf(sessionId, live), token, until: endOf(live) };
  }

  async #sessionOf(sid: string, live: LiveSession): Promise<Session> {
    return {
      accessToken: this.accessTokens.issue({ sub: live.member_id, sid }),
      expiresIn: accessTokenAge,
      user: await this.#user(live),
    };
  }

  async #user(live: LiveSession): Promise<SessionUser> {
    const { member_id: id } = live;
    const { roles, withheld } = this.#rolesIn(live);
    const [member, membership, hasTwoStep] = await Promise.all([
      this.members?.of(id),
      this.memberships?.of({ id, roles }),
      withheld.length > 0 && hasSecondFactor(this.db, id),
    ]);
    const staffNeeds = withheld.length === 0 ? null : hasTwoStep ? 'code' : 'two-step';
    return {
      ...sessionUser(live, member, membership ?? { tier: 'free', capabilities: [] }),
      staffNeeds,
    };
  }

  async #live(db: Kysely<IdentityTables>, sessionId: string): Promise<LiveSession | undefined> {
    const live = await accounts(db)
      .innerJoin('identity.session as s', 's.member_id', 'a.member_id')
      .select(['s.opened_at', 's.last_used_at', 's.last_active_at', 's.both_factors_at'])
      .where('s.id', '=', sessionId)
      .where('s.ended_at', 'is', null)
      .where('s.expires_at', '>', this.clock.now())
      .where(isNotDisabled)
      .executeTakeFirst();
    return live && endOf(live) > this.clock.now() ? live : undefined;
  }
}

interface NewSession {
  readonly email?: PreparedEmail | undefined;
  /** Both factors were shown. */
  readonly bothFactors?: boolean;
  /** When the identity provider says that the member signed in there (ISO-8601 UTC); null: it does not say. */
  readonly authenticatedAt?: string | null;
}

/** units  ISO-8601 UTC */
const endOf = ({ opened_at, last_used_at, last_active_at, roles }: LiveSession): string =>
  endOfSession({
    openedAt: opened_at,
    activeAt: last_active_at ?? last_used_at ?? opened_at,
    isStaff: isStaff(roles),
  });

const absoluteDays = sessionHours.member.absolute / 24;
const idleDays = sessionHours.member.idle / 24;

const signInPaths: ReadonlySet<string> = new Set(
  [signUp, signIn, completeSignIn, refreshSession, signOut].map(({ path }) => path),
);

export const signInAgain = () =>
  unauthenticated('SIGN_IN_AGAIN', { message: 'Your sign-in has expired. Please sign in again.' });

const expired = () => unauthenticated('SESSION_EXPIRED', { message: 'Please sign in again.' });

const isInGrace = (usedAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(usedAt) <= graceSeconds * 1000;

type LiveSession = Parameters<typeof sessionUser>[0] & {
  readonly roles: readonly string[];
  readonly opened_at: string;
  readonly last_used_at: string | null;
  readonly last_active_at: string | null;
  readonly both_factors_at: string | null;
};

/** Accounts with their roles, which memberships gives. */
function accounts(db: Kysely<IdentityTables>) {
  return db
    .selectFrom('identity.account as a')
    .select([
      'a.member_id',
      'a.email',
      'a.name',
      'a.email_verified_at',
      'a.terms_version',
      'a.tour_ended_at',
      'a.suspended_at',
      'a.suspended_until',
      'a.suspension_decision_id',
    ])
    .select(
      sql<readonly string[]>`array(select r.role from identity.role r where r.member_id = a.member_id)`.as(
        'roles',
      ),
    );
}

/** Mark a token as used, and delete the expired tokens of its session. */
async function useUp(
  db: Kysely<IdentityTables>,
  token: string,
  sessionId: string,
  { now, isInUse }: { readonly now: string; readonly isInUse: boolean },
): Promise<void> {
  await db
    .updateTable('identity.refresh_token')
    .set({ used_at: now })
    .where('hash', '=', digestOf(token))
    .execute();
  await db
    .deleteFrom('identity.refresh_token')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', now)
    .execute();
  await db
    .updateTable('identity.session')
    .set({ last_used_at: now, ...(isInUse && { last_active_at: now }) })
    .where('id', '=', sessionId)
    .execute();
}

/** End the sessions of a member beyond the ten that were used last. The account is locked, so sign-ins at once count each other. */
async function endBeyondMost(db: Kysely<IdentityTables>, memberId: string, now: string): Promise<void> {
  const surplus = db
    .selectFrom('identity.session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(({ fn }) => fn.coalesce('last_active_at', 'last_used_at', 'opened_at'), 'desc')
    .orderBy('id', 'desc')
    .offset(mostSessions);
  await db.updateTable('identity.session').set({ ended_at: now }).where('id', 'in', surplus).execute();
}

async function keep(
  db: Kysely<IdentityTables>,
  token: string,
  session_id: string,
  expires_at: string,
): Promise<void> {
  await db
    .insertInto('identity.refresh_token')
    .values({ hash: digestOf(token), session_id, expires_at, used_at: null })
    .execute();
}

/** False when the session had already ended. */
async function end(db: Kysely<IdentityTables>, sessionId: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
