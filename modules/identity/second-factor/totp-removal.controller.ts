import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { RECENT_AUTH, type RecentAuth } from '../recent-auth.ports.js';
import { getSecondFactorOf, removeSecondFactor, type SecondFactorOf } from './totp-removal.contract.js';
import { SecondFactorRemoval } from './totp-removal.js';

/** For admins: help a member who lost phone and recovery codes. */
@Controller()
export class SecondFactorRemovalController {
  constructor(
    @Inject(SecondFactorRemoval) private readonly removal: SecondFactorRemoval,
    @Inject(RECENT_AUTH) private readonly recentAuth: RecentAuth,
  ) {}

  @Route(getSecondFactorOf)
  status(@Input() { params }: RouteInput<typeof getSecondFactorOf>): Promise<SecondFactorOf> {
    return this.removal.of(params.id);
  }

  @Route(removeSecondFactor)
  async remove(
    @Input() { params, body, meta, request }: RouteInput<typeof removeSecondFactor>,
  ): Promise<Receipt> {
    await this.recentAuth.require(meta.actor.id, request);
    return this.removal.remove(params.id, body.reason, meta);
  }
}
