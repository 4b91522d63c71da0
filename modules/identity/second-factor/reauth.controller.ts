import { Controller, Inject } from '@nestjs/common';
import type { AnswerOf } from '../../kernel/http/contract.js';
import { type Call, Called, Serves } from '../../kernel/http/route.js';
import { SocialLinks } from '../social/social-links.js';
import { getProof, giveProof } from './reauth.contract.js';
import { FreshProofs } from './recent-auths.js';
import { SecondFactor } from './second-factor.js';

/** Before what opens the account or ends it: is it still the member who sits there? */
@Controller()
export class ProofController {
  constructor(
    @Inject(FreshProofs) private readonly fresh: FreshProofs,
    @Inject(SocialLinks) private readonly links: SocialLinks,
    @Inject(SecondFactor) private readonly secondFactor: SecondFactor,
  ) {}

  @Serves(getProof)
  async look(@Called() { meta, request }: Call<typeof getProof>): Promise<AnswerOf<typeof getProof>> {
    const { hasPassword } = await this.links.waysOf(meta.actor.id);
    const hasCodes = (await this.secondFactor.since(meta.actor.id)) !== null;
    return {
      freshSeconds: await this.fresh.secondsLeft(meta.actor.id, request),
      takes: [...(hasPassword ? (['password'] as const) : []), ...(hasCodes ? (['code'] as const) : [])],
    };
  }

  @Serves(giveProof)
  async give(@Called() { body, meta, request }: Call<typeof giveProof>): Promise<AnswerOf<typeof giveProof>> {
    await this.fresh.give(meta.actor.id, body, request);
    return { freshSeconds: await this.fresh.secondsLeft(meta.actor.id, request) };
  }
}
