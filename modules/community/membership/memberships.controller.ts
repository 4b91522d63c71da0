import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { joinCommunity, leaveCommunity } from '../community/community.contract.js';
import { Memberships } from './memberships.service.js';

@Controller()
export class MembershipsController {
  constructor(@Inject(Memberships) private readonly memberships: Memberships) {}

  @Route(joinCommunity)
  join(
    @Input() { params, body, meta }: RouteInput<typeof joinCommunity>,
  ): Promise<ResponseOf<typeof joinCommunity>> {
    return this.memberships.join(params.id, body, meta);
  }

  @Route(leaveCommunity)
  leave(@Input() { params, meta }: RouteInput<typeof leaveCommunity>): Promise<Receipt> {
    return this.memberships.leave(params.id, meta);
  }
}
