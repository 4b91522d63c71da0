import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { proposeKingTier } from '../donations.contract.js';
import { KING_TIER_PROPOSALS, type KingTierProposals } from '../donations.ports.js';

@Controller()
export class KingTierController {
  constructor(@Inject(KING_TIER_PROPOSALS) private readonly proposals: KingTierProposals) {}

  @Route(proposeKingTier)
  propose(@Input() { params, body, meta }: RouteInput<typeof proposeKingTier>): Promise<Receipt> {
    return this.proposals.propose(params.donorId, body.note, meta);
  }
}
