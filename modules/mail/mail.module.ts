import { Global, Module } from '@nestjs/common';
import type { Clock } from '../kernel/clock.js';
import type { Environment } from '../kernel/environment.js';
import { Journal } from '../kernel/journal.js';
import { CLOCK, ENVIRONMENT, OUTBOX, SECRET } from '../kernel/tokens.js';
import { MailOutbox } from './put-mail.js';

const outbox = {
  provide: OUTBOX,
  inject: [Journal, SECRET, CLOCK, ENVIRONMENT],
  useFactory: ({ keys }: Journal, secret: string, clock: Clock, environment: Environment) =>
    new MailOutbox(keys, secret, clock, environment),
};

/** Gives every module its outbox. The post itself is started by the process (apps). */
@Global()
@Module({ providers: [outbox], exports: [outbox] })
export class MailModule {}
