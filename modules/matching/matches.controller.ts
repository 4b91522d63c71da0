import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { Receipt } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { matchDecider } from './match/match.decider.js';
import { dismissMatch, restoreMatch } from './matching.contract.js';

@Controller()
export class MatchesController {
  constructor(@Inject(CommandBus) private readonly bus: CommandBus) {}

  @Route(dismissMatch)
  dismiss(@Input() { params, body, meta }: RouteInput<typeof dismissMatch>): Promise<Receipt> {
    return dispatch(this.bus, matchDecider, params.id, { type: 'DismissMatch', reason: body.reason, meta });
  }

  @Route(restoreMatch)
  restore(@Input() { params, meta }: RouteInput<typeof restoreMatch>): Promise<Receipt> {
    return dispatch(this.bus, matchDecider, params.id, { type: 'RestoreMatch', meta });
  }
}
