import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import type { Session } from '../../modules/identity/identity.contract.js';
import type { ListingBodyInput } from '../../modules/marketplace/listing.schemas.js';
import { linkIn } from './outbox.js';
import { shopUrl } from './visitor.js';

/** Somebody who uses the shop through its API, as an app of their own would. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly url: string;
}

/** Signs a member up; one who is known is signed in. */
export async function enter(name: string, url = shopUrl): Promise<Member> {
  const email = `${name}@example.com`;
  const from = addressOf(email);
  const known = await fetch(`${url}/api/auth/sign-in`, from(asJson({ email, password })));
  const { user, accessToken } = (
    known.ok
      ? await known.json()
      : await order(
          `${url}/api/auth/sign-up`,
          from(asJson({ email, password, name, dateOfBirth: '1968-05-04' })),
        )
  ) as Session;
  return { id: user.id, email, password, token: accessToken, url };
}

/** Proves a member's e-mail by the link that went there. */
export async function prove({ email, url }: Member): Promise<void> {
  const token = (await linkIn(email, 'verify-email', url)).split('#')[1];
  await order(`${url}/api/auth/verification`, addressOf(email)(asJson({ token, password })));
}

/** Makes a member of the shared shop an admin, by the command line, while the shop is open. */
export async function makeAdmin({ email }: Member): Promise<void> {
  await promisify(execFile)(process.execPath, [cli, 'create-admin', '--email', email], {
    env: { ...process.env, DATA_DIR: process.env.SHOP_DATA, LOG_LEVEL: 'warn' },
  });
}

/** Publishes a listing with these photos, and waits until a search can find it.
 *  out  the listing's id */
export async function publish(
  member: Member,
  listing: Partial<ListingBodyInput> & Pick<ListingBodyInput, 'title'>,
  photos: readonly Buffer[] = [],
): Promise<string> {
  const listings = `${member.url}/api/listings`;
  const { id } = await order(listings, asJson({ ...usual, ...listing }, member));
  for (const body of photos) {
    await order(`${listings}/${id}/photos`, {
      method: 'POST',
      headers: { ...headersOf(member), 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(body),
    });
  }
  const { position } = await order(`${listings}/${id}/publish`, asJson({}, member));
  await order(`${listings}/${id}`, { headers: { 'X-Min-Position': String(position) } });
  return id;
}

/** Holds a listing for a member. */
export async function hold(buyer: Member, listing: string): Promise<void> {
  await order(`${buyer.url}/api/listings/${listing}/hold`, asJson({}, buyer));
}

/** The password of every member here. */
export const password = 'three two seven small block';

/** A word that nobody else's listing has. */
export const freshWord = (): string =>
  `q${[...randomBytes(9)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** A photo of one colour, as a camera would leave it. */
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

/** What the shop answered.
 *  errors  Error with the shop's own words */
/** Each from an address of their own, as the proxy in front would say: one address signs up thirty times in half an hour. */
function addressOf(email: string): (request: RequestInit) => RequestInit {
  const [a, b, c] = createHash('sha256').update(email).digest();
  return (request) => ({
    ...request,
    headers: { ...request.headers, 'X-Forwarded-For': `10.${a}.${b}.${c}` },
  });
}

async function order(url: string, request: RequestInit): Promise<{ id: string; position: number }> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${response.status} ${url}\n${await response.text()}`);
  return (await response.json()) as { id: string; position: number };
}
