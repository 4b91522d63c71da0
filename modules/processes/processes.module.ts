import { Global, Module } from '@nestjs/common';
import { KING_TIER_PROPOSALS } from '../donations/donations.ports.js';
import { MODULE_CONTEXT, type ModuleContext } from '../kernel/manifest/manifest.js';
import { ERASER } from '../members/members.ports.js';
import { createEraser } from './erase-member.process.js';
import { KingTierProposalsService } from './king-tier-proposals.service.js';

const eraser = {
  provide: ERASER,
  inject: [MODULE_CONTEXT],
  useFactory: (context: ModuleContext) => createEraser(context),
};

const proposals = { provide: KING_TIER_PROPOSALS, useClass: KingTierProposalsService };

@Global()
@Module({ providers: [eraser, proposals], exports: [eraser, proposals] })
export class ProcessesModule {}
