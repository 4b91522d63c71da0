import { Global, Module } from '@nestjs/common';
import { GrantsController } from './memberships.controller.js';
import { MEMBERSHIPS } from './memberships.ports.js';
import { MembershipsService } from './memberships.service.js';
import { Roles } from './roles.js';

const answers = [{ provide: MEMBERSHIPS, useExisting: MembershipsService }];

/** Answers MEMBERSHIPS to every module. */
@Global()
@Module({
  controllers: [GrantsController],
  providers: [MembershipsService, Roles, ...answers],
  exports: [MembershipsService, Roles, ...answers],
})
export class MembershipsModule {}
