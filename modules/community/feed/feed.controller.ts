import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { markFeedSeen } from './feed.contract.js';
import { markSeen } from './feed-marks.shared.js';

@Controller()
export class FeedController {
  constructor(@Inject(DATABASE) private readonly db: Database) {}

  @Route(markFeedSeen)
  async seen(@Input() { body, meta }: RouteInput<typeof markFeedSeen>): Promise<object> {
    await markSeen(this.db, meta.actor.id, body.upTo, meta.now);
    return {};
  }
}
