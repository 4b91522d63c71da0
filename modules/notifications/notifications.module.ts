import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { UnsubscribeController } from './by-email/unsubscribe.controller.js';
import { InboxHandler } from './inbox.handler.js';
import { NotificationsController } from './notifications.controller.js';

@Module({
  imports: [CqrsModule],
  controllers: [NotificationsController, UnsubscribeController],
  providers: [InboxHandler],
})
export class NotificationsModule {}
