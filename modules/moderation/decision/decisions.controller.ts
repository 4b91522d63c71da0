import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { takeBackDecision } from './decisions.contract.js';
import { Decisions } from './decisions.service.js';
import { whyNot } from './why-not.contract.js';
import { WhyNot } from './why-not.service.js';

@Controller()
export class DecisionsOfStaffController {
  constructor(
    @Inject(Decisions) private readonly decisions: Decisions,
    @Inject(WhyNot) private readonly why: WhyNot,
  ) {}

  @Route(takeBackDecision)
  takeBack(@Input() { params, body, meta }: RouteInput<typeof takeBackDecision>): Promise<Receipt> {
    return this.decisions.takeBack(params.id, body.reason, meta);
  }

  @Route(whyNot)
  whyNot(@Input() { params, query, meta }: RouteInput<typeof whyNot>): Promise<ResponseOf<typeof whyNot>> {
    return this.why.explain(params.id, query.capability, meta.now);
  }
}
