import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { getSecondFactorOf, removeSecondFactor, type SecondFactorOf } from './totp-removal.contract.js';
import { SecondFactorRemoval } from './totp-removal.js';

/** For admins: help a member who lost phone and recovery codes. */
@Controller()
export class SecondFactorRemovalController {
  constructor(@Inject(SecondFactorRemoval) private readonly removal: SecondFactorRemoval) {}

  @Route(getSecondFactorOf)
  status(@Input() { params }: RouteInput<typeof getSecondFactorOf>): Promise<SecondFactorOf> {
    return this.removal.of(params.id);
  }

  @Route(removeSecondFactor)
  async remove(@Input() { params, body, meta }: RouteInput<typeof removeSecondFactor>): Promise<Receipt> {
    return this.removal.remove(params.id, body.reason, meta);
  }
}
