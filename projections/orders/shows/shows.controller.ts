import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { readShow } from '../../../modules/orders/show/show.contract.js';
import { SHOW_ENTRANTS, type ShowEntrants } from '../../../modules/orders/show/show-entrants.ports.js';
import { showView } from './show-view.js';
import { entriesOf, showOf, votesOf } from './shows.queries.js';

@Controller()
export class ShowsReadController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SHOW_ENTRANTS) private readonly entrants: ShowEntrants,
  ) {}

  /** errors  PRE_SALE_NOT_FOUND (not-found) */
  @Route(readShow)
  async read(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof readShow>,
  ): Promise<ResponseOf<typeof readShow>> {
    const { dateId } = params;
    const date = await this.entrants.of(dateId, actor?.id);
    if (!date) throw notFound('PRE_SALE_NOT_FOUND', { message: 'Nothing is sold for this date.' });
    const [show, entries, votes] = await Promise.all([
      showOf(this.db, dateId),
      entriesOf(this.db, dateId),
      votesOf(this.db, dateId),
    ]);
    return showView({ dateId, date, show, entries, votes }, now);
  }
}
