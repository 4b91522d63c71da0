import type pg from 'pg';
import { type Logger, pino } from 'pino';
import sharp from 'sharp';
import { startTestApp } from '../../test/app.fixtures.js';
import { Accounts, installation } from '../identity/accounts/accounts.js';
import { termsVersion } from '../identity/identity.contract.js';
import { showBothFactors, suspendByStaff } from '../identity/identity.fixtures.js';
import type { ContentRef } from '../kernel/content/content.js';
import { newId } from '../kernel/decider/identifiers.js';
import type { Receipt } from '../kernel/http/contract.js';
import { MailCipher } from '../mail/mail-cipher.js';
import type { Role } from '../memberships/grants/grants.events.js';
import { Roles } from '../memberships/roles.js';
import type { MemberRelationsService } from './member-relations.js';
import { MEMBER_RELATIONS } from './member-relations.ports.js';

export const password = 'three two seven small block';
export const grown = { dateOfBirth: '1968-05-04' };
export const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
export const soon = () => new Date(Date.now() + 60_000).toISOString();

/** A profile of words that occur nowhere else. */
export const profile = {
  firstName: 'Xochitl',
  lastName: 'Quetzalcoatl',
  handle: 'zyzzyva-garage',
  bio: 'Brobdingnag cars only.',
  homeZip: '53545',
  garage: [{ year: 1957, make: 'Lilliputmobile', model: 'One' }],
  shown: { lastName: false, picture: true, bio: true, area: true, garage: true, follows: true },
};

export const radio = {
  listingType: 'for_sale',
  title: 'Radio',
  categoryPrimary: 'Parts',
  categorySub: 'Electrical',
  priceMode: 'obo',
  price: 45,
  place: { text: 'Janesville, WI' },
};

/** The whole server on a database of its own, with extra settings, and members who call it. */
export async function openMembers(settings: NodeJS.ProcessEnv = {}, log: Logger = pino({ level: 'silent' })) {
  const app = await startTestApp(settings, { log });
  const { runtime, server, url, database } = app;
  let newcomers = 0;

  return {
    runtime,
    server,
    url,
    pool: database.pool,
    memberRelations: server.app.get<MemberRelationsService>(MEMBER_RELATIONS),
    signUp,
    guest,
    member,
    adminMember,
    tokenIn,
    moderate,
    waitForProcessors,
    close: app.close,
  };

  /** Wait until every projection and reactor has handled all events. */
  async function waitForProcessors(): Promise<void> {
    for (;;) {
      const all = await runtime.processors.status();
      if (all.every(({ lag }) => lag === 0)) return;
    }
  }

  /** What follows for content from a case about it: a decision that removes it, or one that is taken back; enough reports, or a look at them. */
  async function moderate(
    what: 'remove' | 'bringBack' | 'hide' | 'show',
    { kind, id }: ContentRef,
    reason = 'A look at it first.',
  ): Promise<Receipt> {
    const removal = runtime.contents.typeOf(kind)?.removal;
    if (!removal) throw new Error(`Content of the kind ${kind} cannot be removed`);
    const meta = { actor: { id: 'mo', roles: [] }, now: new Date().toISOString(), commandId: newId() };
    if (what === 'remove') return removal.remove(runtime.bus, id, reason, meta);
    if (what === 'bringBack') return removal.bringBack(runtime.bus, id, meta);
    if (!removal.hiding) throw new Error(`Content of the kind ${kind} cannot be hidden`);
    return removal.hiding[what](runtime.bus, id, meta);
  }

  /** A member whose account a tool made, without a date of birth. */
  async function ageless(
    name: string,
    { agent }: NewTestMember,
  ): Promise<Answer & { readonly mail: string }> {
    const mail = mailOf(name);
    await server.app.get(Accounts).create({ email: mail, secret: { password }, name, terms: termsVersion });
    const answer = await fetch(`${url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(agent && { 'User-Agent': agent }) },
      body: JSON.stringify({ email: mail, password }),
    });
    return { ...(await read(answer)), mail };
  }

  function mailOf(name: string): string {
    return `${name.toLowerCase().replace(' ', '.')}.${++newcomers}@example.com`;
  }

  async function signUp(
    name: string,
    { dateOfBirth, agent, cookie }: NewTestMember,
  ): Promise<Answer & { readonly mail: string }> {
    const mail = mailOf(name);
    const answer = await fetch(`${url}/api/auth/sign-up`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(agent && { 'User-Agent': agent }),
        ...(cookie && { Cookie: cookie }),
      },
      body: JSON.stringify({ email: mail, password, name, ...(dateOfBirth && { dateOfBirth }) }),
    });
    return { ...(await read(answer)), mail };
  }

  async function guest(path: string, seen = 0): Promise<Answer> {
    return read(await fetch(url + path, { headers: { 'X-Min-Position': String(seen) } }));
  }

  /** A member who has just signed up, and how they call. Without a date of birth a tool has made the account. */
  async function member(name: string, newcomer: NewTestMember = grown) {
    const enter = newcomer.dateOfBirth === undefined ? ageless : signUp;
    const { body, status, mail } = await enter(name, newcomer);
    if (status >= 300) throw new Error(JSON.stringify(body));
    const { accessToken, user } = body as { accessToken: string; user: { id: string } };
    const { agent } = newcomer;
    const as = { Authorization: `Bearer ${accessToken}`, ...(agent && { 'User-Agent': agent }) };
    const self = {
      id: user.id,
      mail,
      as,
      seen: 0,
      raw: (path: string) => fetch(url + path, { headers: as }),
      async call(method: string, path: string, sent?: object): Promise<Answer> {
        if (/\/(publish|hold)$/.test(path)) await markVerified(database.pool, user.id);
        const headers = { ...as, 'X-Min-Position': String(self.seen), 'Content-Type': 'application/json' };
        const answer = await read(
          await fetch(url + path, { method, headers, ...(sent && { body: JSON.stringify(sent) }) }),
        );
        const { position, session } = answer.body;
        if (typeof position === 'number') self.seen = Math.max(self.seen, position);
        if (session) as.Authorization = `Bearer ${(session as { accessToken: string }).accessToken}`;
        return answer;
      },
      get: (path: string) => self.call('GET', path),
      /** A command that must succeed. */
      async ok(method: string, path: string, sent?: object): Promise<Record<string, unknown>> {
        const answer = await self.call(method, path, sent);
        expect(answer).toMatchObject({ status: 200 });
        return answer.body;
      },
      /** List a radio for sale. */
      async list(): Promise<string> {
        const { body } = await self.call('POST', '/api/listings', radio);
        await self.ok('POST', `/api/listings/${body.id}/publish`, {});
        return String(body.id);
      },
      /** Give a role of staff, as a tool does, to a member who has shown both factors. */
      async become(role: Role): Promise<void> {
        const meta = { actor: installation, now: new Date().toISOString(), commandId: newId() };
        await server.app.get(Roles).give(user.id, role, meta);
        await showBothFactors(database.pool, user.id);
      },
      /** The same for a role that an admin gave. */
      showBothFactors: () => showBothFactors(database.pool, user.id),
      status: async () => (await self.get('/api/auth/status')).body.user as Record<string, unknown>,
      async picture(background = '#2F5D46'): Promise<{ card: string }> {
        const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
          .png()
          .toBuffer();
        return (await self.send('PUT', '/api/account/picture', bytes)).picture as { card: string };
      },
      /** An upload that must succeed. */
      async send(method: string, path: string, bytes: Buffer): Promise<Record<string, unknown>> {
        const headers = { ...as, 'Content-Type': 'application/octet-stream' };
        const sent = { method, headers, body: new Uint8Array(bytes) };
        const { status, body } = await read(await fetch(url + path, sent));
        expect(status).toBeLessThan(300);
        if (typeof body.position === 'number') self.seen = body.position;
        return body;
      },
      /** Staff suspend the member, who signs in again. */
      async suspended(): Promise<void> {
        await suspendByStaff(server.app, user.id);
        const { body } = await self.call('POST', '/api/auth/sign-in', { email: mail, password });
        as.Authorization = `Bearer ${body.accessToken}`;
      },
      async verifyMail(): Promise<void> {
        const token = await tokenIn('verify-email', mail);
        expect((await self.call('POST', '/api/auth/verification', { token })).status).toBe(200);
      },
    };
    return self;
  }

  async function adminMember() {
    const admin = await member('Cleo');
    await admin.become('admin');
    return admin;
  }

  /** The token of the newest mail of a kind. */
  async function tokenIn(kind: string, to?: string): Promise<string> {
    await waitForProcessors();
    const { rows } = await database.pool.query<{ id: string; person_id: string | null; sealed: Buffer }>(
      'select id, person_id, sealed from mail.outbox where kind = $1 order by put_at desc',
      [kind],
    );
    const cipher = new MailCipher(runtime.eventStore.keys, runtime.secret);
    for (const row of rows) {
      const mail = await cipher.decrypt(row);
      const token = mail && (!to || mail.to === to) && /[#=]([\w-]{40,})/.exec(mail.text)?.[1];
      if (token) return token;
    }
    throw new Error(`There is no mail ${kind}`);
  }
}

/** Verify a member's e-mail address without a link, as publishing and holding need it. */
export async function markVerified(pool: pg.Pool, memberId: string): Promise<void> {
  await pool.query(
    'update identity.account set email_verified_at = coalesce(email_verified_at, now()) where member_id = $1',
    [memberId],
  );
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | null;
}

export interface NewTestMember {
  readonly dateOfBirth?: string;
  readonly agent?: string;
  readonly cookie?: string;
}

async function read(answer: Response): Promise<Answer> {
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    cookie: answer.headers.get('set-cookie'),
  };
}
