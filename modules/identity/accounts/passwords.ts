import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import { unavailable } from '../../kernel/decider/errors.js';
import { derivedKey } from '../../kernel/encryption/derived-key.js';

/** Hashes passwords with Argon2id and a pepper from the installation's secret, two at a time: a flood of sign-ins waits in a queue and
 *  leaves the rest of the thread pool to files.
 *  errors  SIGN_IN_BUSY (unavailable) when the queue is full
 *  source  README, Rule 2 */
@Injectable()
export class Passwords {
  readonly #pepper: Buffer;
  readonly #limit = limitConcurrency(2, { longest: 200, full: busy });

  constructor(@Inject(MASTER_SECRET) secret: string) {
    this.#pepper = derivedKey(secret, 'password pepper');
  }

  /** in  like: a hash whose salt and cost to reuse, so that the same password makes the same hash */
  hash(password: string, like?: string): Promise<string> {
    const parameters = like === undefined ? cost : parametersOf(like);
    return this.#limit(() => hash(normalized(password), { ...parameters, secret: this.#pepper }));
  }

  matches(hashed: string, password: string): Promise<boolean> {
    return this.#limit(() => verify(hashed, normalized(password), { secret: this.#pepper }));
  }

  /** Always false, and as slow as `matches`: for an e-mail address without an account. */
  async failsInSameTime(password: string): Promise<false> {
    await this.matches(placeholderHash, password);
    return false;
  }

  /** A digest that is the same for the same text and salt: for short secrets that share a salt. */
  digest(text: string, salt: Buffer): Promise<Buffer> {
    return this.#limit(() => hashRaw(text, { ...cost, salt, secret: this.#pepper }));
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

/** The same characters, whichever way the keyboard composed them. */
const normalized = (password: string): string => password.normalize('NFKC');

function parametersOf(hashed: string) {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  const salt = Buffer.from(hashed.split('$')[4] ?? '', 'base64');
  return { memoryCost, timeCost, parallelism, salt };
}

function randomBase64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replace(/=+$/, '');
}
