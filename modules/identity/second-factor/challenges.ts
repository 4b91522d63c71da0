import { Inject, Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Environment } from '../../kernel/config/environment.js';
import { CLOCK, ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { acceptedKeys, type KeyWithId } from '../../kernel/encryption/derived-key.js';
import { noteSecurityEvent } from '../../kernel/security/request-context.js';
import type { FirstFactor } from '../accounts/accounts.js';

/** Seconds that a challenge lasts between the first and the second factor. */
export const challengeAge = 300;

const Claims = z.object({ sub: z.uuid(), jti: z.uuid(), watch: z.int() });

/** A member who has shown the first of two factors, and the entry of the sign-in history. */
export interface Challenge extends FirstFactor {
  readonly signInId: string;
}

/** Tokens that a browser holds between the first and the second factor: signed, good for five minutes and for nothing else. */
@Injectable()
export class Challenges {
  readonly #keys: readonly KeyWithId[];
  readonly #issuer: string;

  constructor(
    @Inject(MASTER_SECRET) secret: string,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#keys = acceptedKeys(secret, 'second factor challenges');
    this.#issuer = publicUrl;
  }

  issue({ memberId, securityStamp, signInId }: Challenge): string {
    const [{ id, key }] = this.#keys as [KeyWithId];
    return jwt.sign({ sub: memberId, jti: signInId, watch: securityStamp, iat: this.#seconds() }, key, {
      algorithm,
      keyid: id,
      issuer: this.#issuer,
      audience,
      expiresIn: challengeAge,
    });
  }

  /** Undefined when the token is not ours or is older than five minutes. */
  read(challenge: string): Challenge | undefined {
    try {
      const claims = Claims.parse(
        jwt.verify(challenge, this.#keyOf(challenge), {
          algorithms: [algorithm],
          issuer: this.#issuer,
          audience,
          clockTimestamp: this.#seconds(),
        }),
      );
      return { memberId: claims.sub, securityStamp: claims.watch, signInId: claims.jti };
    } catch (error) {
      if (!(error instanceof jwt.TokenExpiredError))
        noteSecurityEvent('signature-wrong', { what: 'challenge' });
      return undefined;
    }
  }

  /** The key that the token names; the current one, where it names none that is accepted: verifying then fails. */
  #keyOf(challenge: string): Buffer {
    const kid = jwt.decode(challenge, { complete: true })?.header.kid;
    const [current] = this.#keys as [KeyWithId];
    return (this.#keys.find(({ id }) => id === kid) ?? current).key;
  }

  #seconds(): number {
    return Math.floor(Date.parse(this.clock.now()) / 1000);
  }
}

const algorithm = 'HS256';
const audience = 'second-factor';
