import { Global, Module } from '@nestjs/common';

@Global()
@Module({ controllers: [], providers: [], exports: [] })
export class CommunityModule {}
