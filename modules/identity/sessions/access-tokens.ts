import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import jwt from 'jsonwebtoken';
import passport from 'passport';
import { ExtractJwt, Strategy, type VerifiedCallback } from 'passport-jwt';
import { z } from 'zod';
import type { Environment } from '../../kernel/config/environment.js';
import { CLOCK, ENVIRONMENT, MASTER_SECRET } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { acceptedKeys, type KeyWithId } from '../../kernel/encryption/derived-key.js';
import { noteSecurityEvent } from '../../kernel/security/request-context.js';

/** Seconds that an access token lasts.
 *  source  ADR 0009 */
export const accessTokenAge = 300;

const Claims = z.object({ sub: z.uuid(), sid: z.uuid() });
export type AccessClaims = Readonly<z.output<typeof Claims>>;

/** Short-lived tokens that the SPA keeps in memory and sends as Bearer. They name the member and the session, nothing else.
 *  source  RFC 9068, ADR 0009 */
@Injectable()
export class AccessTokens {
  readonly #keys: readonly KeyWithId[];
  readonly #issuer: string;

  constructor(
    @Inject(MASTER_SECRET) secret: string,
    @Inject(ENVIRONMENT) { publicUrl }: Pick<Environment, 'publicUrl'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#keys = acceptedKeys(secret, 'access tokens');
    this.#issuer = publicUrl;
  }

  issue({ sub, sid }: AccessClaims): string {
    const [{ id, key }] = this.#keys as [KeyWithId];
    return jwt.sign({ sub, sid, iat: this.#seconds() }, key, {
      algorithm,
      header: { alg: algorithm, typ: type, kid: id },
      issuer: this.#issuer,
      audience,
      expiresIn: accessTokenAge,
    });
  }

  /** The claims of the request's Bearer token; undefined when there is no valid one. */
  read(request: Request): Promise<AccessClaims | undefined> {
    return new Promise((resolve, reject) => {
      const outcome = (error: unknown, claims?: AccessClaims | false | null, refused?: unknown) => {
        if (isForged(refused)) noteSecurityEvent('signature-wrong', { what: 'access-token' });
        return error ? reject(error) : resolve(claims || undefined);
      };
      passport.authenticate(this.#strategy(), { session: false }, outcome)(
        request,
        request.res as Response,
        reject,
      );
    });
  }

  /** One for each request, because passport writes its callbacks onto the strategy. */
  #strategy(): Strategy {
    return new Strategy(
      {
        jwtFromRequest: bearerOf,
        secretOrKeyProvider: (_request, token: string, done) => {
          const key = this.#keyOf(token);
          return key ? done(null, key) : done(new Error('not an access token'));
        },
        algorithms: [algorithm],
        issuer: this.#issuer,
        audience,
        jsonWebTokenOptions: { clockTimestamp: this.#seconds(), clockTolerance: 5 },
      },
      (payload: unknown, done: VerifiedCallback) => done(null, Claims.safeParse(payload).data ?? false),
    );
  }

  /** The key that the token names; of one without a name the current key. Undefined when it is no access token, or names another key. */
  #keyOf(token: string): Buffer | undefined {
    const header = jwt.decode(token, { complete: true })?.header;
    if (header?.typ !== type) return undefined;
    const { kid = this.#keys[0]?.id } = header;
    return this.#keys.find(({ id }) => id === kid)?.key;
  }

  #seconds(): number {
    return Math.floor(Date.parse(this.clock.now()) / 1000);
  }
}

const algorithm = 'HS256';
const type = 'at+jwt';
const audience = 'swap-meet-classics-api';
const bearerOf = ExtractJwt.fromAuthHeaderAsBearerToken();

/** An expired token is ours; an unreadable or foreign one is not. */
const isForged = (refused: unknown): boolean =>
  refused instanceof Error && refused.name !== 'TokenExpiredError' && refused.message !== 'No auth token';
