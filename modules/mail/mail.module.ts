import { Global, Module } from '@nestjs/common';
import type { Environment } from '../kernel/config/environment.js';
import { CLOCK, DATABASE, ENVIRONMENT, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import { OUTBOX } from './mail.ports.js';
import { MailOutbox } from './mail-outbox.js';
import { stuckMails } from './stuck-mails.js';
import { STUCK_MAILS } from './stuck-mails.ports.js';

const outbox = {
  provide: OUTBOX,
  inject: [DomainEventStore, MASTER_SECRET, CLOCK, ENVIRONMENT],
  useFactory: ({ keys }: DomainEventStore, secret: string, clock: Clock, environment: Environment) =>
    new MailOutbox(keys, secret, clock, environment),
};

const stuck = { provide: STUCK_MAILS, inject: [DATABASE], useFactory: (db: Database) => stuckMails(db) };

/** Provides the outbox, and what is stuck in it, to every module. The jobs of the manifest send the e-mails. */
@Global()
@Module({ providers: [outbox, stuck], exports: [outbox, stuck] })
export class MailModule {}
