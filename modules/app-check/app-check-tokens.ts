import { Inject, Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Environment } from '../kernel/config/environment.js';
import { CLOCK, ENVIRONMENT, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import { derivedKey } from '../kernel/encryption/derived-key.js';
import { noteSecurityEvent } from '../kernel/security/request-context.js';

/** Lifetime of a token in seconds. */
export const tokenAge = 3_600;

/** Signed tokens that show that this visit has done its work, and grant nothing else. */
@Injectable()
export class AppCheckTokens {
  readonly #key: Buffer;
  readonly #issuer: string;

  constructor(
    @Inject(MASTER_SECRET) secret: string,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#key = derivedKey(secret, 'app check tokens');
    this.#issuer = publicUrl;
  }

  issue(visit: string): string {
    return jwt.sign({ sub: visit, iat: this.#seconds() }, this.#key, {
      algorithm,
      issuer: this.#issuer,
      audience,
      expiresIn: tokenAge,
    });
  }

  /** The visit that the token was given to; undefined when the token is invalid or has expired. */
  read(token: string): string | undefined {
    try {
      const claims = jwt.verify(token, this.#key, {
        algorithms: [algorithm],
        issuer: this.#issuer,
        audience,
        clockTimestamp: this.#seconds(),
      });
      return Claims.parse(claims).sub;
    } catch (error) {
      if (!(error instanceof jwt.TokenExpiredError))
        noteSecurityEvent('signature-wrong', { what: 'app-check-token' });
      return undefined;
    }
  }

  #seconds(): number {
    return Math.floor(Date.parse(this.clock.now()) / 1_000);
  }
}

const algorithm = 'HS256';
const audience = 'app-check';
const Claims = z.object({ sub: z.string() });
