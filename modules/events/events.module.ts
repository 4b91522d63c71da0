import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { GatheringHandler } from './gathering.handler.js';

@Module({ imports: [CqrsModule], providers: [GatheringHandler] })
export class EventsModule {}
