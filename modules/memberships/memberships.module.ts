import { Global, Module } from '@nestjs/common';
import { MEMBERSHIPS } from '../identity/memberships.ports.js';
import { CAPABILITY_LIMITS } from './capability-limits.ports.js';
import { CapabilityLimitsService } from './grants/capability-limits.service.js';
import { GrantsService } from './grants/grants.service.js';
import { GrantsController } from './memberships.controller.js';
import { MembershipsService } from './memberships.service.js';
import { Roles } from './roles.js';
import { StaffList } from './staff-list.js';

const providers = [
  { provide: MEMBERSHIPS, useExisting: MembershipsService },
  { provide: CAPABILITY_LIMITS, useClass: CapabilityLimitsService },
];

/** Provides MEMBERSHIPS and CAPABILITY_LIMITS to every module. */
@Global()
@Module({
  controllers: [GrantsController],
  providers: [MembershipsService, GrantsService, Roles, StaffList, ...providers],
  exports: [MembershipsService, Roles, ...providers],
})
export class MembershipsModule {}
