import { Global, Module } from '@nestjs/common';
import type { Environment } from '../kernel/config/environment.js';
import { CLOCK, ENVIRONMENT, OUTBOX, SECRET } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import { Journal } from '../kernel/event-store/domain-event-store.js';
import { MailOutbox } from './mail-outbox.js';

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
