import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import { unavailable } from '../../kernel/decider/errors.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';

/** Hashes passwords with Argon2id and a pepper from the installation's secret, two at a time: a flood of sign-ins waits in line and
 *  leaves the rest of the thread pool to files.
 *  errors  SIGN_IN_BUSY (unavailable) when the line is too long
 *  source  reliability.md 2.3 */
@Injectable()
export class Passwords {
  readonly #pepper: Buffer;
  readonly #limit = limitConcurrency(2, { longest: 200, full: busy });

  constructor(@Inject(MASTER_SECRET) secret: string) {
    this.#pepper = derivedKey(secret, 'password pepper');
  }

  /** `like` is a hash whose salt and cost are taken over: the same password then makes the same hash. */
  hash(password: string, like?: string): Promise<string> {
    const parameters = like === undefined ? cost : parametersOf(like);
    return this.#limit(() => hash(normalized(password), { ...parameters, secret: this.#pepper }));
  }

  matches(hashed: string, password: string): Promise<boolean> {
    return this.#limit(() => verify(hashed, normalized(password), { secret: this.#pepper }));
  }

  /** As long as `matches` takes, and always false: for a mail that nobody has. */
  async failsInSameTime(password: string): Promise<false> {
    await this.matches(placeholderHash, password);
    return false;
  }

  /** The same words and salt always make the same digest: for short secrets of which several share a salt. */
  digest(words: string, salt: Buffer): Promise<Buffer> {
    return this.#limit(() => hashRaw(words, { ...cost, salt, secret: this.#pepper }));
  }

  /** Whether a hash was made at another cost than today's. */
  isStale(hashed: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
    return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
  }
}

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A hash of today's cost that no password is known to make. */
const placeholderHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${randomBase64(16)}$${randomBase64(32)}`;

const busy = () =>
  unavailable('SIGN_IN_BUSY', { message: 'Many people are signing in. Please try again in a moment.' });

/** The same characters, however the keyboard composed them. */
const normalized = (password: string): string => password.normalize('NFKC');

function parametersOf(hashed: string) {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  const salt = Buffer.from(hashed.split('$')[4] ?? '', 'base64');
  return { memoryCost, timeCost, parallelism, salt };
}

function randomBase64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replace(/=+$/, '');
}
