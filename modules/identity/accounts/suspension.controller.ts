import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/serves.js';
import { getSuspensionOf, liftSuspension, type SuspensionOf, suspendMember } from './suspension.contract.js';
import { Suspensions } from './suspension.js';

/** For admins: members who may not come in. */
@Controller()
export class SuspensionController {
  constructor(@Inject(Suspensions) private readonly suspensions: Suspensions) {}

  @Serves(getSuspensionOf)
  look(@Called() { params }: Call<typeof getSuspensionOf>): Promise<SuspensionOf> {
    return this.suspensions.of(params.id);
  }

  @Serves(suspendMember)
  suspend(@Called() { params, body, meta }: Call<typeof suspendMember>): Promise<Receipt> {
    return this.suspensions.suspend(params.id, body.reason, meta);
  }

  @Serves(liftSuspension)
  lift(@Called() { params, body, meta }: Call<typeof liftSuspension>): Promise<Receipt> {
    return this.suspensions.lift(params.id, body.reason, meta);
  }
}
