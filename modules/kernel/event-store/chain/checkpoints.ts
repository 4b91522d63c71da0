import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { derivedKey } from '../../encryption/derived-key.js';
import type { Database } from '../../postgres/database.js';
import { type ChainLink, lastLink } from './log-chain.js';

/** How far the chain had come at a time, and with which hash, signed by the installation. It is published: whoever keeps one can show later that
 *  the log was changed or cut, whatever happened to this database.
 *  source  ADR 0078 */
export interface LogCheckpoint {
  readonly position: number;
  readonly hash: Buffer;
  /** ISO-8601 UTC */
  readonly at: string;
  readonly signature: Buffer;
}

/** Sign the end of the chain, once a day and whenever 10,000 positions were added.
 *  out  the checkpoint; undefined when it is too early for one */
export async function signCheckpoint(
  db: Database,
  secret: string,
  now: string,
): Promise<LogCheckpoint | undefined> {
  const [link, before] = [await lastLink(db), await lastCheckpoint(db)];
  if (!link || !isDue(link, before, now)) return undefined;
  const { position, hash } = link;
  const signature = sign(null, signedText({ position, hash, at: now }), signingKey(secret));
  const made = { position, hash, at: now, signature };
  await rows(db)
    .insertInto('kernel.log_checkpoint')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return made;
}

/** Checkpoints, newest first.
 *  in  before: only those at lower positions */
export const checkpointsOf = (
  db: Database,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly LogCheckpoint[]> =>
  rows(db)
    .selectFrom('kernel.log_checkpoint')
    .selectAll()
    .$if(before !== undefined, (all) => all.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();

/** Whether the installation with this secret signed it. */
export const isSigned = ({ signature, ...checkpoint }: LogCheckpoint, key: KeyObject): boolean =>
  verify(null, signedText(checkpoint), key, signature);

/** The key that checks signatures, in the usual text form (SPKI, PEM). */
export const publicKeyText = (secret: string): string =>
  publicKey(secret).export({ type: 'spki', format: 'pem' }).toString();

export const publicKey = (secret: string): KeyObject => createPublicKey(signingKey(secret));

/** What is signed, byte for byte; anybody can write it down from a published checkpoint. */
export const signedText = ({ position, hash, at }: Omit<LogCheckpoint, 'signature'>): Buffer =>
  Buffer.from(`Swap Meet Classics log checkpoint\n${position}\n${hash.toString('hex')}\n${at}\n`);

function isDue(link: ChainLink, before: LogCheckpoint | undefined, now: string): boolean {
  if (!before) return true;
  if (link.position <= before.position) return false;
  const isNextDay = Date.parse(now) - Date.parse(before.at) >= aDay;
  return isNextDay || link.position - before.position >= mostBetween;
}

/** units  ms */
const aDay = 24 * 60 * 60_000;
/** units  positions */
const mostBetween = 10_000;

/** The Ed25519 key of the installation: its seed follows from the secret.
 *  source  RFC 8410 7 */
const signingKey = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([pkcs8OfSeed, derivedKey(secret, 'log checkpoints')]),
    format: 'der',
    type: 'pkcs8',
  });

const pkcs8OfSeed = Buffer.from('302e020100300506032b657004220420', 'hex');

type CheckpointTables = { 'kernel.log_checkpoint': LogCheckpoint };

const rows = (db: Database) => db.withTables<CheckpointTables>();

const lastCheckpoint = async (db: Database): Promise<LogCheckpoint | undefined> =>
  (await checkpointsOf(db, { limit: 1 }))[0];
