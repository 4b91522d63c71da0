import { Global, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { Relations } from '../case/relations.shared.js';
import { AppealsController } from './appeals.controller.js';
import { Appeals } from './appeals.service.js';
import { Attachments } from './attachments.service.js';
import { Acknowledgements } from './mailbox/acknowledgements.service.js';
import { MailboxController } from './mailbox/mailbox.controller.js';
import { Mailbox } from './mailbox/mailbox.service.js';
import { MailboxSecret } from './mailbox/mailbox-secret.js';
import { REVIEWERS } from './reviewers.ports.js';
import { Reviews } from './reviews.service.js';

const reviewers = { provide: REVIEWERS, useExisting: Reviews };

/** Provides REVIEWERS. */
@Global()
@Module({
  controllers: [AppealsController, MailboxController],
  providers: [Acknowledgements, Appeals, Attachments, Mailbox, Relations, Reviews, reviewers],
  exports: [reviewers],
})
export class AppealsModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(MailboxSecret).forRoutes(MailboxController);
  }
}
