import { Controller, Inject } from '@nestjs/common';
import { FRESH_PROOF } from '../../kernel/config/tokens.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import type { FreshProof } from '../recent-auth.ports.js';
import { getSuspensionOf, liftSuspension, type SuspensionOf, suspendMember } from './suspension.contract.js';
import { Suspensions } from './suspension.js';

/** For admins: members who may not come in. */
@Controller()
export class SuspensionController {
  constructor(
    @Inject(Suspensions) private readonly suspensions: Suspensions,
    @Inject(FRESH_PROOF) private readonly freshProof: FreshProof,
  ) {}

  @Serves(getSuspensionOf)
  look(@Called() { params, meta }: Call<typeof getSuspensionOf>): Promise<SuspensionOf> {
    return this.suspensions.of(params.id, meta.actor.id);
  }

  @Serves(suspendMember)
  async suspend(@Called() { params, body, meta, request }: Call<typeof suspendMember>): Promise<Receipt> {
    await this.freshProof.require(meta.actor.id, request);
    return this.suspensions.suspend(params.id, body.reason, meta);
  }

  @Serves(liftSuspension)
  async lift(@Called() { params, body, meta, request }: Call<typeof liftSuspension>): Promise<Receipt> {
    await this.freshProof.require(meta.actor.id, request);
    return this.suspensions.lift(params.id, body.reason, meta);
  }
}
