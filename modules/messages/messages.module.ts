import { Module } from '@nestjs/common';
import { MessagesController } from './messages.controller.js';
import { Threads } from './threads.service.js';

@Module({ controllers: [MessagesController], providers: [Threads] })
export class MessagesModule {}
