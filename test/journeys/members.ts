import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { type CheckedVisit, checkedVisit } from '../../modules/app-check/app-check.fixtures.js';
import type { Session } from '../../modules/identity/identity.contract.js';
import { codeAt } from '../../modules/identity/second-factor/totp.fixtures.js';
import type { ListingBodyInput } from '../../modules/marketplace/listing.schemas.js';
import { linkIn } from './outbox.js';
import { hasRecoveryCodes, keepRecoveryCodes, nextRecoveryCode } from './recovery-codes.js';
import { compileCache } from './start-app.mjs';
import { appUrl } from './visitor.js';

/** A member who uses the app through its API. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** Changes when the member sets up two-step sign-in. */
  token: string;
  readonly url: string;
}

/** Sign a member up, or in when they exist. */
export async function enter(name: string, url = appUrl): Promise<Member> {
  const email = `${name}@example.com`;
  const from = addressOf(email);
  const known = await fetch(`${url}/api/auth/sign-in`, from(asJson({ email, password })));
  const answer = (await known.json()) as Session & { readonly challenge?: string };
  const code = answer.challenge && nextRecoveryCode(email);
  const { user, accessToken } = (
    known.ok
      ? answer
      : await (code
          ? send(`${url}/api/auth/second-factor`, from(asJson({ challenge: answer.challenge, code })))
          : send(
              `${url}/api/auth/sign-up`,
              from(asJson({ email, password, name, dateOfBirth: '1968-05-04' })),
            ))
  ) as Session;
  return { id: user.id, email, password, token: accessToken, url };
}

/** Verify a member's e-mail address by the link in the mail. */
export async function verifyEmail({ email, url }: Pick<Member, 'email' | 'url'>): Promise<void> {
  const token = (await linkIn(email, 'verify-email', url)).split('#')[1];
  await send(`${url}/api/auth/verification`, addressOf(email)(asJson({ token, password })));
}

/** Publishing and holding need a verified e-mail address. */
export async function mustBeVerified(member: Member): Promise<void> {
  const { headers } = asJson({}, member);
  const { user } = (await (await fetch(`${member.url}/api/auth/status`, { headers })).json()) as Session;
  if (!user.emailVerified) await verifyEmail(member);
}

/** Sign up a member who may post, publish and hold. */
export async function enterVerified(name: string): Promise<Member> {
  const member = await enter(name);
  await mustBeVerified(member);
  return member;
}

/** Turn two-step sign-in on, which staff need before they act. Later sign-ins use up its recovery codes, because a code of the app works once. */
export async function setUpTwoSteps(member: Member): Promise<void> {
  if (hasRecoveryCodes(member.email)) return; // a test that is tried again
  await mustBeVerified(member);
  const totp = `${member.url}/api/account/totp`;
  const { secret } = (await send(totp, asJson({}, member))) as unknown as { readonly secret: string };
  const code = codeAt(secret, new Date().toISOString());
  const on = (await send(`${totp}/confirm`, asJson({ code }, member))) as unknown as {
    readonly recoveryCodes: readonly string[];
    readonly session: Session;
  };
  keepRecoveryCodes(member.email, on.recoveryCodes);
  member.token = on.session.accessToken;
}

/** Make a member an admin by the command line, while the app runs: the shared one, unless its data folder is given. The admin has two-step sign-in. */
export async function makeAdmin(member: Member, data = process.env.APP_DATA): Promise<void> {
  await setUpTwoSteps(member);
  const { email } = member;
  await promisify(execFile)(process.execPath, [cli, 'create-admin', '--email', email], {
    env: { ...process.env, DATA_DIR: data, LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: compileCache },
  });
}

/** Publish a listing with these photos, and wait until a search finds it.
 *  out     the listing's id */
export async function publish(
  member: Member,
  listing: Partial<ListingBodyInput> & Pick<ListingBodyInput, 'title'>,
  photos: readonly Buffer[] = [],
): Promise<string> {
  const listings = `${member.url}/api/listings`;
  await mustBeVerified(member);
  const { id } = await send(listings, asJson({ ...usual, ...listing }, member));
  for (const body of photos) {
    await send(`${listings}/${id}/photos`, {
      method: 'POST',
      headers: { ...headersOf(member), 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(body),
    });
  }
  const { position } = await send(`${listings}/${id}/publish`, asJson({}, member));
  await send(`${listings}/${id}`, { headers: { 'X-Min-Position': String(position) } }, { waits: true });
  return id;
}

/** Hold a listing for a member. */
export async function hold(buyer: Member, listing: string): Promise<void> {
  await mustBeVerified(buyer);
  await send(`${buyer.url}/api/listings/${listing}/hold`, asJson({}, buyer));
}

/** A call of the API by a member; a read sees what they changed before. */
export async function callAs(
  member: Member,
  method: string,
  path: string,
  body?: object,
): Promise<{ readonly id: string; readonly position: number }> {
  const { headers } = asJson(body ?? {}, member);
  const answer = await send(member.url + path, {
    method,
    headers: { ...headers, 'X-Min-Position': String(positions.get(member.id) ?? 0) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (typeof answer.position === 'number') positions.set(member.id, answer.position);
  return answer;
}

/** Wait until the reads of the wall and of communities show what was written up to a position, also after the demo data. */
export async function untilRead(position: number, path = '/api/feed?feed=all'): Promise<void> {
  await send(appUrl + path, { headers: { 'X-Min-Position': String(position) } }, { waits: true });
}

/** Wait until reads and processes have followed the demo data, so that they follow at once what a member pays: for `beforeAll`. */
export async function untilCaughtUp(): Promise<void> {
  const word = freshWord();
  const post = { id: randomUUID(), body: `Good morning, ${word}` };
  const { position } = await callAs(await enterVerified(word), 'POST', '/api/posts', post);
  await Promise.all([untilRead(position), untilRead(position, '/api/donations/giving')]);
}

const positions = new Map<string, number>();

/** The password of every member here. */
export const password = 'three two seven small block';

/** A word that no other listing has. */
export const freshWord = (): string =>
  `q${[...randomBytes(9)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** A photo of one colour. */
export const photo = (background: string, width = 900, height = 675): Sharp =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();

const cli = join(import.meta.dirname, '../../dist/server/apps/cli/main.js');

const usual: Omit<ListingBodyInput, 'title'> = {
  listingType: 'for_sale',
  categoryPrimary: 'Parts',
  priceMode: 'fixed',
  price: 100,
  place: { text: 'Janesville, WI' },
};

const headersOf = ({ token }: Member) => ({
  Authorization: `Bearer ${token}`,
  'Idempotency-Key': randomBytes(12).toString('hex'),
});

const asJson = (body: object, member?: Member): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...(member && headersOf(member)) },
  body: JSON.stringify(body),
});

/** Give each member an IP address of their own, like a proxy in front: one address may sign up only thirty times in half an hour. */
function addressOf(email: string): (request: RequestInit) => RequestInit {
  const [a, b, c] = createHash('sha256').update(email).digest();
  return (request) => ({
    ...request,
    headers: { ...request.headers, 'X-Forwarded-For': `10.${a}.${b}.${c}` },
  });
}

const likedByRobots = /\/(sign-up|publish|threads|posts|comments|communities)$/;

/** One app check for all members of a file. */
function visitOf(url: string): Promise<CheckedVisit> {
  const known = visits.get(url);
  if (known) return known;
  const visit = checkedVisit(url, { 'X-Forwarded-For': `10.${randomBytes(3).join('.')}` });
  visits.set(url, visit);
  return visit;
}

const visits = new Map<string, Promise<CheckedVisit>>();

/** Send a request.
 *  in  waits: ask again while the read models are behind, as they are while the demo data is written
 *  errors  Error with the answer of the app, unless it succeeds */
async function send(
  url: string,
  request: RequestInit,
  { waits = false } = {},
): Promise<{ id: string; position: number }> {
  const check = likedByRobots.test(url) ? await visitOf(new URL(url).origin) : {};
  const response = await fetch(url, { ...request, headers: { ...request.headers, ...check } });
  if (waits && response.headers.has('X-Behind')) return send(url, request, { waits });
  if (!response.ok) throw new Error(`${response.status} ${url}\n${await response.text()}`);
  return (await response.json()) as { id: string; position: number };
}
