import { Global, Module } from '@nestjs/common';
import { MEMBER_LIMITS } from './member-limits.ports.js';
import { MemberLimitsService } from './member-limits.service.js';

const answers = [{ provide: MEMBER_LIMITS, useClass: MemberLimitsService }];

@Global()
@Module({ providers: answers, exports: answers })
export class LimitsModule {}
