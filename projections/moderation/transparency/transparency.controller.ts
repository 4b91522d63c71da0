import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  getPublicFigures,
  type PublicFigures,
} from '../../../modules/moderation/transparency/transparency.contract.js';
import { publicFigures } from './transparency.queries.js';

@Controller()
export class TransparencyController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Route(getPublicFigures)
  figures(@Input() { meta }: RouteInput<typeof getPublicFigures>): Promise<PublicFigures> {
    return publicFigures(this.db, meta.now);
  }
}
