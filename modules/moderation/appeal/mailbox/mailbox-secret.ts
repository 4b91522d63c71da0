import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Environment } from '../../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../../kernel/config/tokens.js';
import { notFound } from '../../../kernel/decider/errors.js';

/** Refuses callers without the shared secret before anything of their message is read. Without a secret in the environment nobody passes.
 *  errors  WRONG_SECRET (not-found) */
@Injectable()
export class MailboxSecret implements NestMiddleware {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'MAILBOX_SECRET'>) {}

  use(request: Request, response: Response, next: NextFunction): void {
    response.setHeader('Cache-Control', 'no-store');
    const { MAILBOX_SECRET: secret } = this.environment;
    const given = request.header('x-mailbox-secret');
    if (secret === undefined || given === undefined || !timingSafeEqual(digest(secret), digest(given)))
      throw notFound('WRONG_SECRET', { message: 'There is nothing at this address.' });
    next();
  }
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
