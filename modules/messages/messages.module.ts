import { Global, Module } from '@nestjs/common';
import { MessagesController } from './messages.controller.js';
import { THREAD_OPENER } from './threads.ports.js';
import { Threads } from './threads.service.js';

const answers = [{ provide: THREAD_OPENER, useExisting: Threads }];

@Global()
@Module({ controllers: [MessagesController], providers: [Threads, ...answers], exports: answers })
export class MessagesModule {}
