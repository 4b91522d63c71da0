import { Module } from '@nestjs/common';

/** What happened to a seller's listings, and what people look for. */
@Module({})
export class AnalyticsModule {}
