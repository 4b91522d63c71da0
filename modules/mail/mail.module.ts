import { Global, Module } from '@nestjs/common';
import type { Environment } from '../kernel/config/environment.js';
import { CLOCK, ENVIRONMENT, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { OUTBOX } from './mail.ports.js';
import { MailOutbox } from './mail-outbox.js';
import { MailsController } from './mails.controller.js';

const outbox = {
  provide: OUTBOX,
  inject: [DomainEventStore, MASTER_SECRET, CLOCK, ENVIRONMENT],
  useFactory: ({ keys }: DomainEventStore, secret: string, clock: Clock, environment: Environment) =>
    new MailOutbox(keys, secret, clock, environment),
};

/** Provides the outbox to every module. The jobs of the manifest send the e-mails; admins see those that are stuck. */
@Global()
@Module({ controllers: [MailsController], providers: [outbox], exports: [outbox] })
export class MailModule {}
