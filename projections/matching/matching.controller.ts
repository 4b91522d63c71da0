import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../modules/kernel/config/tokens.js';
import type { ResponseOf } from '../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../modules/kernel/http/route.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { listMatches } from '../../modules/matching/matching.contract.js';
import { matchesOf } from './matching.queries.js';

@Controller()
export class MatchingController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Route(listMatches)
  async list(
    @Input() { query, meta }: RouteInput<typeof listMatches>,
  ): Promise<ResponseOf<typeof listMatches>> {
    return {
      matches: [...(await matchesOf(this.db, meta.actor.id, { listing: query.listing, now: meta.now }))],
    };
  }
}
