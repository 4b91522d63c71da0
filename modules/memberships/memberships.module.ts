import { Global, Module } from '@nestjs/common';
import { MEMBERSHIPS } from '../identity/memberships.ports.js';
import { GrantsService } from './grants/grants.service.js';
import { GrantsController } from './memberships.controller.js';
import { MembershipsService } from './memberships.service.js';
import { Roles } from './roles.js';

const providers = [{ provide: MEMBERSHIPS, useExisting: MembershipsService }];

/** Provides MEMBERSHIPS to every module. */
@Global()
@Module({
  controllers: [GrantsController],
  providers: [MembershipsService, GrantsService, Roles, ...providers],
  exports: [MembershipsService, Roles, ...providers],
})
export class MembershipsModule {}
