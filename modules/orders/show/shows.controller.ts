import { Controller, Inject } from '@nestjs/common';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import {
  castBallot,
  closeVoting,
  giveDash,
  makeCodes,
  moveEntry,
  planVoting,
  printCards,
  publishResults,
} from './show.contract.js';
import { Shows } from './shows.service.js';

@Controller()
export class ShowsController {
  constructor(@Inject(Shows) private readonly shows: Shows) {}

  @Route(giveDash)
  giveDash(@Input() { params, body, meta }: RouteInput<typeof giveDash>): Promise<Receipt> {
    return this.shows.giveDash(params.dateId, body, meta);
  }

  @Route(moveEntry)
  move(@Input() { params, body, meta }: RouteInput<typeof moveEntry>): Promise<Receipt> {
    return this.shows.move(params.dateId, body, meta);
  }

  @Route(planVoting)
  plan(@Input() { params, body, meta }: RouteInput<typeof planVoting>): Promise<Receipt> {
    return this.shows.plan(params.dateId, body, meta);
  }

  @Route(closeVoting)
  close(@Input() { params, meta }: RouteInput<typeof closeVoting>): Promise<Receipt> {
    return this.shows.close(params.dateId, meta);
  }

  @Route(makeCodes)
  makeCodes(@Input() { params, body, meta }: RouteInput<typeof makeCodes>): Promise<Receipt> {
    return this.shows.makeCodes(params.dateId, body.upTo, meta);
  }

  @Route(printCards)
  printCards(
    @Input() { params, body, meta }: RouteInput<typeof printCards>,
  ): Promise<ResponseOf<typeof printCards>> {
    return this.shows.printCards(params.dateId, body, meta);
  }

  @Route(publishResults)
  publish(@Input() { params, meta }: RouteInput<typeof publishResults>): Promise<Receipt> {
    return this.shows.publish(params.dateId, meta);
  }

  @Route(castBallot)
  async vote(
    @Input() { params, body, meta }: RouteInput<typeof castBallot>,
  ): Promise<ResponseOf<typeof castBallot>> {
    await this.shows.vote(params.dateId, body, meta);
    return { isCounted: true };
  }
}
