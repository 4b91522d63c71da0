import { Module } from '@nestjs/common';
import { SupportController } from './support.controller.js';
import { SupportRequests } from './support-requests.js';

@Module({ controllers: [SupportController], providers: [SupportRequests] })
export class SupportModule {}
