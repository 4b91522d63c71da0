import { Global, Module } from '@nestjs/common';

/** The commands of builds. Its ports are for the read model and for other modules. */
@Global()
@Module({})
export class BuildsModule {}
