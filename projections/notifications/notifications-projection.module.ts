import { Module } from '@nestjs/common';
import { InboxController } from './inbox.controller.js';
import { LiveController } from './live.controller.js';
import { LiveInboxes } from './live-inboxes.js';

@Module({ controllers: [InboxController, LiveController], providers: [LiveInboxes] })
export class NotificationsProjectionModule {}
