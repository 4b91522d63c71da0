import { Global, Module } from '@nestjs/common';
import { Meetings } from './meetings.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagePhotosController } from './photos/message-photos.controller.js';
import { MessagePhotos } from './photos/message-photos.service.js';
import { ThreadLinesController } from './thread-lines.controller.js';
import { ThreadMembers } from './thread-members.service.js';
import { THREAD_OPENER } from './threads.ports.js';
import { Threads } from './threads.service.js';

const providers = [{ provide: THREAD_OPENER, useExisting: Threads }];

@Global()
@Module({
  controllers: [MessagePhotosController, MessagesController, ThreadLinesController],
  providers: [Meetings, MessagePhotos, ThreadMembers, Threads, ...providers],
  exports: providers,
})
export class MessagesModule {}
