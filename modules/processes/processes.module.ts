import { Global, Module } from '@nestjs/common';
import { KING_TIER_PROPOSALS } from '../donations/donations.ports.js';
import { MODULE_CONTEXT, type ModuleContext } from '../kernel/manifest/manifest.js';
import { ERASER } from '../members/members.ports.js';
import { PROPOSAL_REASONS } from '../memberships/proposal-reasons.ports.js';
import { createEraser } from './erase-member.process.js';
import { KingTierProposalsService } from './king-tier-proposals.service.js';

const eraser = {
  provide: ERASER,
  inject: [MODULE_CONTEXT],
  useFactory: (context: ModuleContext) => createEraser(context),
};

const proposals = { provide: KING_TIER_PROPOSALS, useClass: KingTierProposalsService };
const reasons = { provide: PROPOSAL_REASONS, useExisting: KING_TIER_PROPOSALS };

@Global()
@Module({ providers: [eraser, proposals, reasons], exports: [eraser, proposals, reasons] })
export class ProcessesModule {}
