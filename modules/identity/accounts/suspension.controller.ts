import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { RECENT_AUTH, type RecentAuth } from '../recent-auth.ports.js';
import { getSuspensionOf, liftSuspension, type SuspensionOf, suspendMember } from './suspension.contract.js';
import { Suspensions } from './suspension.js';

/** For admins: suspend members and lift suspensions. */
@Controller()
export class SuspensionController {
  constructor(
    @Inject(Suspensions) private readonly suspensions: Suspensions,
    @Inject(RECENT_AUTH) private readonly recentAuth: RecentAuth,
  ) {}

  @Route(getSuspensionOf)
  status(@Input() { params, meta }: RouteInput<typeof getSuspensionOf>): Promise<SuspensionOf> {
    return this.suspensions.of(params.id, meta.actor.id);
  }

  @Route(suspendMember)
  async suspend(
    @Input() { params, body, meta, request }: RouteInput<typeof suspendMember>,
  ): Promise<Receipt> {
    await this.recentAuth.require(meta.actor.id, request);
    return this.suspensions.suspend(params.id, body.reason, meta);
  }

  @Route(liftSuspension)
  async lift(@Input() { params, body, meta, request }: RouteInput<typeof liftSuspension>): Promise<Receipt> {
    await this.recentAuth.require(meta.actor.id, request);
    return this.suspensions.lift(params.id, body.reason, meta);
  }
}
