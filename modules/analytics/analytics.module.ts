import { Global, Module } from '@nestjs/common';
import { EMPTY_SEARCHES } from '../marketplace/empty-searches.ports.js';
import { DemandController } from './demand/demand.controller.js';
import { EmptySearchNotes } from './demand/empty-search-notes.js';

const emptySearches = { provide: EMPTY_SEARCHES, useExisting: EmptySearchNotes };

/** What happened to a seller's listings, and what people look for. */
@Global()
@Module({
  controllers: [DemandController],
  providers: [EmptySearchNotes, emptySearches],
  exports: [emptySearches],
})
export class AnalyticsModule {}
