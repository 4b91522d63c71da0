import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Clock } from '../kernel/decider/clock.js';
import { invalid } from '../kernel/decider/errors.js';
import { derivedKey } from '../kernel/encryption/derived-key.js';
import type { CountedNetwork } from '../kernel/http/client-subnet.js';
import type { Database } from '../kernel/postgres/database.js';
import { AppCheckTask } from './app-check.contract.js';
import type { AppCheckTables } from './app-check.tables.js';
import type { CheckProvider, Visit } from './check-provider.js';
import { workFor } from './difficulty.rules.js';

/** Seconds in which a challenge has to be solved. */
export const challengeAge = 300;

/** ALTCHA's proof of work, set and verified by ourselves: no third party learns who is here, and there is nothing to read, to click or to hear.
 *  source  ADR 0046 */
export class ProofOfWork implements CheckProvider {
  readonly #secrets: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string };
  readonly #toNetwork = counter(600);
  readonly #toAll = counter(60);

  constructor(
    private readonly db: Database,
    secret: string,
    private readonly clock: Clock,
  ) {
    const keyFor = (purpose: string) => derivedKey(secret, purpose).toString('base64url');
    this.#secrets = {
      hmacSignatureSecret: keyFor('app check challenges'),
      hmacKeySignatureSecret: keyFor('app check solutions'),
    };
  }

  async task({ id, networks }: Visit): Promise<AppCheckTask> {
    const { least, max } = workFor({
      toNetwork: Math.max(...(await Promise.all(networks.map((one) => this.#share(one))))),
      toAll: await this.#toAll('all'),
    });
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1_000,
      counter: randomInt(least, max + 1),
      expiresAt: Math.floor(Date.parse(this.clock.now()) / 1_000) + challengeAge,
      data: { visit: id },
      deriveKey,
      ...this.#secrets,
    });
    return AppCheckTask.parse({ provider: 'proof-of-work', challenge });
  }

  async accept(solution: string, { id }: Visit): Promise<void> {
    const work = Work.safeParse(parsed(solution)).data;
    if (!work || !(await this.#isSolved(work, id))) throw wrong();
    if (!(await this.#useUp(work.challenge.parameters))) throw wrong();
  }

  /** The requests of a network, as those of a single household. */
  async #share({ network, times }: CountedNetwork): Promise<number> {
    return Math.ceil((await this.#toNetwork(network)) / times);
  }

  async #isSolved({ challenge, solution }: z.output<typeof Work>, visit: string): Promise<boolean> {
    if (challenge.parameters.data?.visit !== visit) return false;
    const { verified } = await verifySolution({
      challenge: challenge as Challenge,
      solution,
      deriveKey,
      ...this.#secrets,
    });
    return verified;
  }

  async #useUp({ nonce, expiresAt = 0 }: z.output<typeof Work>['challenge']['parameters']): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .withTables<AppCheckTables>()
      .insertInto('app_check.used_challenge')
      .values({ nonce, until: new Date(expiresAt * 1_000).toISOString() })
      .onConflict((same) => same.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
}

const Work = z.object({
  challenge: AppCheckTask.options[0].shape.challenge,
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});

const wrong = () =>
  invalid('APP_CHECK_WRONG', { message: 'The check took too long or was used before. Please try again.' });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON: its schema refuses it
  }
}

/** Counts by key within the last given seconds. */
function counter(seconds: number): (key: string) => Promise<number> {
  const counted = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
  return async (key) => (await counted.consume(key)).consumedPoints;
}
