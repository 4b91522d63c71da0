import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { getSuspensionOf, liftSuspension, type SuspensionOf, suspendMember } from './suspension.contract.js';
import { Suspensions } from './suspension.js';

/** For admins: suspend members and lift suspensions. */
@Controller()
export class SuspensionController {
  constructor(@Inject(Suspensions) private readonly suspensions: Suspensions) {}

  @Route(getSuspensionOf)
  status(@Input() { params, meta }: RouteInput<typeof getSuspensionOf>): Promise<SuspensionOf> {
    return this.suspensions.of(params.id, meta.actor.id);
  }

  @Route(suspendMember)
  async suspend(@Input() { params, body, meta }: RouteInput<typeof suspendMember>): Promise<Receipt> {
    return this.suspensions.suspend(params.id, body.reason, meta);
  }

  @Route(liftSuspension)
  async lift(@Input() { params, body, meta }: RouteInput<typeof liftSuspension>): Promise<Receipt> {
    return this.suspensions.lift(params.id, body.reason, meta);
  }
}
