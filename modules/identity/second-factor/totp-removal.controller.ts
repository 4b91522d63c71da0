import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FRESH_PROOF } from '../../kernel/config/tokens.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import type { FreshProof } from '../recent-auth.ports.js';
import { getSecondFactorOf, removeSecondFactor, type SecondFactorOf } from './totp-removal.contract.js';
import { RemoveSecondFactor } from './totp-removal.handler.js';
import { SecondFactorRemoval } from './totp-removal.js';

/** For admins: a member who lost phone and recovery codes. */
@Controller()
export class SecondFactorRemovalController {
  constructor(
    @Inject(SecondFactorRemoval) private readonly removal: SecondFactorRemoval,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(FRESH_PROOF) private readonly freshProof: FreshProof,
  ) {}

  @Serves(getSecondFactorOf)
  look(@Called() { params }: Call<typeof getSecondFactorOf>): Promise<SecondFactorOf> {
    return this.removal.of(params.id);
  }

  @Serves(removeSecondFactor)
  async remove(@Called() { params, body, meta, request }: Call<typeof removeSecondFactor>): Promise<Receipt> {
    await this.freshProof.require(meta.actor.id, request);
    return this.bus.execute(new RemoveSecondFactor(params.id, body.reason, meta));
  }
}
