import { Controller, Inject } from '@nestjs/common';
import type { Receipt } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  acceptHandOver,
  declineHandOver,
  linkSale,
  offerHandOver,
  withdrawHandOver,
} from './hand-over.contract.js';
import { HandOvers } from './hand-overs.service.js';

@Controller()
export class HandOversController {
  constructor(@Inject(HandOvers) private readonly handOvers: HandOvers) {}

  @Route(linkSale)
  linkSale(@Input() { params, body, meta }: RouteInput<typeof linkSale>): Promise<Receipt> {
    return this.handOvers.linkSale(params.id, body, meta);
  }

  @Route(offerHandOver)
  offer(@Input() { params, body, meta }: RouteInput<typeof offerHandOver>): Promise<Receipt> {
    return this.handOvers.offer(params.id, body, meta);
  }

  @Route(withdrawHandOver)
  withdraw(@Input() { params, meta }: RouteInput<typeof withdrawHandOver>): Promise<Receipt> {
    return this.handOvers.end(params.id, meta);
  }

  @Route(acceptHandOver)
  accept(@Input() { params, meta }: RouteInput<typeof acceptHandOver>): Promise<Receipt> {
    return this.handOvers.accept(params.id, meta);
  }

  @Route(declineHandOver)
  decline(@Input() { params, meta }: RouteInput<typeof declineHandOver>): Promise<Receipt> {
    return this.handOvers.end(params.id, meta);
  }
}
