import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { blockMember, unblockMember } from './blocks.contract.js';
import { blocksDecider } from './blocks.decider.js';
import { BlocksService } from './blocks.service.js';

@Controller()
export class BlocksController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(BlocksService) private readonly blocks: BlocksService,
  ) {}

  @Route(blockMember)
  block(@Input() { params, meta }: RouteInput<typeof blockMember>): Promise<Receipt> {
    return this.blocks.block(params.id, meta);
  }

  @Route(unblockMember)
  unblock(@Input() { params, meta }: RouteInput<typeof unblockMember>): Promise<Receipt> {
    const command = { type: 'UnblockMember', memberId: params.id, meta } as const;
    return dispatch(this.bus, blocksDecider, meta.actor.id, command);
  }
}
