import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { boostListing, stopBoost } from './boost.contract.js';
import { BoostsService } from './boosts.service.js';

@Controller()
export class BoostsController {
  constructor(@Inject(BoostsService) private readonly boosts: BoostsService) {}

  @Route(boostListing)
  start(@Input() { params, meta }: RouteInput<typeof boostListing>): Promise<Receipt> {
    return this.boosts.start(params.id, meta);
  }

  @Route(stopBoost)
  stop(@Input() { params, meta }: RouteInput<typeof stopBoost>): Promise<Receipt> {
    return this.boosts.stop(params.id, meta);
  }
}
