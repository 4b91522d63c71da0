import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Receipt } from '../../kernel/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/serves.js';
import { getSecondFactorOf, removeSecondFactor, type SecondFactorOf } from './totp-removal.contract.js';
import { RemoveSecondFactor } from './totp-removal.handler.js';
import { SecondFactorRemoval } from './totp-removal.js';

/** For admins: a member who lost phone and recovery codes. */
@Controller()
export class SecondFactorRemovalController {
  constructor(
    @Inject(SecondFactorRemoval) private readonly removal: SecondFactorRemoval,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  @Serves(getSecondFactorOf)
  look(@Called() { params }: Call<typeof getSecondFactorOf>): Promise<SecondFactorOf> {
    return this.removal.of(params.id);
  }

  @Serves(removeSecondFactor)
  remove(@Called() { params, body, meta }: Call<typeof removeSecondFactor>): Promise<Receipt> {
    return this.bus.execute(new RemoveSecondFactor(params.id, body.reason, meta));
  }
}
