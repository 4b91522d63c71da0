import { tmpdir } from 'node:os';
import { openCommandBus } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { newId } from '../kernel/decider/identifiers.js';
import { installation } from './accounts/accounts.js';
import 'reflect-metadata';
import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type pg from 'pg';
import { pino } from 'pino';
import { freshDatabase } from '../../test/postgres/database.js';
import { readEnvironment } from '../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT, LOG, MASTER_SECRET, POOL } from '../kernel/config/tokens.js';
import { PersonKeys } from '../kernel/encryption/person-keys.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { openPostgresEventStore } from '../kernel/event-store/postgres/postgres-event-store.js';
import type { Problem, Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Guard } from '../kernel/http/guard.js';
import { ProblemFilter } from '../kernel/http/problem.filter.js';
import { databaseOn } from '../kernel/postgres/database.js';
import { Processors } from '../kernel/processing/processors.js';
import { mailMigrations } from '../mail/mail.migrations.js';
import { MailModule } from '../mail/mail.module.js';
import type { MailTable } from '../mail/mail.tables.js';
import { MailCipher, type MailPayload } from '../mail/mail-cipher.js';
import { capabilityCheck } from '../memberships/capability-check.js';
import { ATTEMPT_LIMITS, type AttemptLimits } from './attempt-limiter.js';
import { type Session, type signOut, signUp } from './identity.contract.js';
import { identityMigrations } from './identity.migrations.js';
import { IdentityModule } from './identity.module.js';
import { RecentAuths } from './second-factor/recent-auths.js';
import { totpMigrations } from './second-factor/totp.migrations.js';
import { refuseSuspended } from './sessions/refuse-suspended.shared.js';
import { Sessions } from './sessions/sessions.js';
import { signInMigrations } from './sessions/sign-in-history.migrations.js';
import { socialMigrations } from './social/social.migrations.js';
import { SUSPENSIONS, type Suspensions } from './suspensions.ports.js';

/** Metadata of a command that staff send. */
export const byStaff = (now: string): CommandMetadata => ({ actor: installation, now, commandId: newId() });

/** Suspend a member without an end, and without a decision. */
export const suspendByStaff = (
  app: Pick<INestApplicationContext, 'get'>,
  memberId: string,
  now = new Date().toISOString(),
) => {
  const suspension = { reason: 'Parts that never came.', decisionId: null, until: null };
  return app.get<Suspensions>(SUSPENSIONS, { strict: false }).suspend(memberId, suspension, byStaff(now));
};

/** As if the member had set up two-step sign-in, and shown a code of it in every session: staff act in no other. */
export const showBothFactors = (
  pool: Pick<pg.Pool, 'query'>,
  memberId: string,
  now = new Date().toISOString(),
): Promise<unknown> =>
  pool.query('update identity.session set both_factors_at = $2 where member_id = $1', [memberId, now]);

export const secret = 'the secret of a test installation';

/** The identity module behind a real port, on a database of its own, with a clock that tests move. */
export async function openIdentity({
  publicUrl = 'http://swap.example',
  limits = {},
  variables = {},
}: {
  readonly publicUrl?: string;
  readonly limits?: Partial<AttemptLimits>;
  /** More environment variables. */
  readonly variables?: Readonly<Record<string, string>>;
} = {}) {
  const database = await freshDatabase([
    ...identityMigrations,
    ...signInMigrations,
    ...totpMigrations,
    ...socialMigrations,
    ...mailMigrations,
  ]);
  const db = databaseOn(database.pool);
  const eventStore = new DomainEventStore(
    openPostgresEventStore(database.pool),
    new PersonKeys(database.pool, secret),
  );
  const bus = openCommandBus(eventStore);
  const processors = new Processors([], [], eventStore, db, database.pool, () => undefined);
  const clock = handClock();
  const logged: Readonly<Record<string, unknown>>[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const given = [
    { provide: DATABASE, useValue: db },
    { provide: POOL, useValue: database.pool },
    { provide: CLOCK, useValue: clock },
    { provide: MASTER_SECRET, useValue: secret },
    { provide: ENVIRONMENT, useValue: { ...readEnvironment({ NODE_ENV: 'test', ...variables }), publicUrl } },
    { provide: ATTEMPT_LIMITS, useValue: limits },
    { provide: LOG, useValue: log },
    { provide: DomainEventStore, useValue: eventStore },
    { provide: CommandBus, useValue: bus },
  ];

  @Global()
  @Module({ providers: given, exports: given })
  class Runtime {}

  const testing = await Test.createTestingModule({
    imports: [Runtime, MailModule, IdentityModule],
  }).compile();
  const app = testing.createNestApplication<NestExpressApplication>({ logger: false });
  const sessions = app.get(Sessions);
  const recentAuths = app.get(RecentAuths);
  app.useGlobalGuards(
    new Guard({
      authenticate: (request) => sessions.actorOf(request),
      refuseSuspended,
      requireCapability: capabilityCheck({ standingOf: notAsked, tierOf: notAsked, limitsOf: notAsked }),
      requireRecentAuth: ({ id }, request) => recentAuths.require(id, request),
      requireAppCheck: async () => undefined,
      processors,
      clock,
      secret: 'a secret of the tests',
      publicUrl,
      uploadFolder: tmpdir(),
    }),
  );
  app.useGlobalFilters(new ProblemFilter(pino({ level: 'silent' })));
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as { port: number }).port}`;
  return {
    app,
    bus,
    clock,
    db,
    eventStore,
    /** What the modules logged for the operator. */
    logged,
    pool: database.pool,
    url,
    browser: () => browserAt(url),
    suspensions: app.get<Suspensions>(SUSPENSIONS),
    suspend: (memberId: string) => suspendByStaff(app, memberId, clock.now()),
    lift: (memberId: string) =>
      app.get<Suspensions>(SUSPENSIONS).lift(memberId, { reason: 'They came.' }, byStaff(clock.now())),
    /** Grant the role as a command-line tool does, to a member who has shown both factors. */
    makeAdmin: async (memberId: string) => {
      await database.pool.query("insert into identity.role values ($1, 'admin', $2)", [
        memberId,
        clock.now(),
      ]);
      await showBothFactors(database.pool, memberId, clock.now());
    },
    /** As if the member had opened the link from the sign-up e-mail. */
    verifyEmail: (memberId: string) =>
      database.pool.query('update identity.account set email_verified_at = $2 where member_id = $1', [
        memberId,
        clock.now(),
      ]),
    /** The e-mails to an address, oldest first. */
    mailsTo: async (address: string): Promise<readonly MailPayload[]> => {
      const cipher = new MailCipher(eventStore.keys, secret);
      const { rows } = await database.pool.query<MailTable>(
        'select * from mail.outbox order by put_at, ctid',
      );
      const mails = await Promise.all(rows.map((row) => cipher.decrypt(row)));
      return mails.filter((mail) => mail?.to === address) as readonly MailPayload[];
    },
    close: async () => {
      await app.close();
      await eventStore.log.close();
      await database.drop();
    },
  };
}

/** No route of identity requires what follows from age or tier. */
const notAsked = (): never => {
  throw new Error('A route of identity requires more than a role');
};

export type TestIdentity = Awaited<ReturnType<typeof openIdentity>>;

interface Answer {
  readonly status: number;
  /** The fields of any response. */
  readonly body: Session & Receipt & Problem & ResponseOf<typeof signOut> & { readonly retryAfter: number };
  readonly headers: Headers;
}

/** Calls with a cookie jar, like a browser on our own pages. Sign-ups get the date of birth of an adult. */
export function browserAt(url: string) {
  const jar = new Map<string, string>();
  return {
    /** `rt=…`, as the browser would send it back. Set it to use the cookies of another browser. */
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(pairs: string) {
      jar.clear();
      for (const pair of pairs.split('; ').filter(Boolean)) keep(pair);
    },
    async call(
      method: string,
      path: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(jar.size > 0 && { cookie: this.cookie }),
          ...headers,
        },
        body: body && JSON.stringify(path === signUp.path ? { dateOfBirth: '1968-05-04', ...body } : body),
      });
      for (const set of response.headers.getSetCookie()) keep(set.split(';')[0] ?? '');
      return {
        status: response.status,
        body: (await response.json()) as Answer['body'],
        headers: response.headers,
      };
    },
  };

  function keep(pair: string): void {
    const [name = '', value = ''] = pair.split('=');
    if (value) jar.set(name, value);
    else jar.delete(name);
  }
}

export type Browser = ReturnType<typeof browserAt>;

function handClock() {
  let now = Date.parse('2026-11-20T10:00:00.000Z');
  return {
    now: () => new Date(now).toISOString(),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}
