import { Global, Module } from '@nestjs/common';
import { SupportController } from './support.controller.js';
import { MAILED_REQUESTS } from './support.ports.js';
import { SupportRequests } from './support-requests.js';

const mailed = { provide: MAILED_REQUESTS, useExisting: SupportRequests };

/** Provides MAILED_REQUESTS. */
@Global()
@Module({ controllers: [SupportController], providers: [SupportRequests, mailed], exports: [mailed] })
export class SupportModule {}
