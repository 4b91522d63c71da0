import { Global, Module } from '@nestjs/common';
import { MEMBER_LIMITS } from './member-limits.ports.js';
import { MemberLimitsService } from './member-limits.service.js';

const providers = [{ provide: MEMBER_LIMITS, useClass: MemberLimitsService }];

@Global()
@Module({ providers, exports: providers })
export class LimitsModule {}
