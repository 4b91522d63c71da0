import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { InboxHandler } from './inbox.handler.js';
import { NotificationsController } from './notifications.controller.js';

@Module({ imports: [CqrsModule], controllers: [NotificationsController], providers: [InboxHandler] })
export class NotificationsModule {}
