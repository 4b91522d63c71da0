import { Module } from '@nestjs/common';
import { UnsubscribeController } from './by-email/unsubscribe.controller.js';
import { NotificationsController } from './notifications.controller.js';

@Module({
  controllers: [NotificationsController, UnsubscribeController],
})
export class NotificationsModule {}
