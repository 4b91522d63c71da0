import { Controller, Inject } from '@nestjs/common';
import {
  getFigures,
  getOwnFigures,
  listFigures,
  mostRows,
} from '../../../modules/analytics/figures/figures.contract.js';
import {
  addFigures,
  everyDay,
  noFigures,
  spanBefore,
  spanOf,
} from '../../../modules/analytics/figures/figures.rules.js';
import type { Figures } from '../../../modules/analytics/figures/figures.schemas.js';
import { CONTENTS, DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { figuresBy, figuresByDay, type Span, soldIn } from './figures.queries.js';

@Controller()
export class ListingDaysController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CONTENTS) private readonly contents: Contents,
  ) {}

  @Route(getOwnFigures)
  mine(
    @Input() { meta: { actor, now } }: RouteInput<typeof getOwnFigures>,
  ): Promise<ResponseOf<typeof getOwnFigures>> {
    return this.#totals(actor.id, spanOf(now, 30));
  }

  @Route(getFigures)
  async figures(
    @Input() { query, meta: { actor, now } }: RouteInput<typeof getFigures>,
  ): Promise<ResponseOf<typeof getFigures>> {
    const span = spanOf(now, query.days);
    const earlier = spanBefore(now, query.days);
    const [known, sold, before] = await Promise.all([
      figuresByDay(this.db, actor.id, span),
      soldIn(this.db, actor.id, span),
      earlier && this.#totals(actor.id, earlier),
    ]);
    return {
      ...span,
      days: [...everyDay(span, known)],
      totals: known.reduce(addFigures, noFigures),
      before,
      sold,
    };
  }

  @Route(listFigures)
  async by(
    @Input() { params: { by }, query, meta: { actor, now } }: RouteInput<typeof listFigures>,
  ): Promise<ResponseOf<typeof listFigures>> {
    const found = await figuresBy(this.db, actor.id, { ...spanOf(now, query.days), by, limit: mostRows + 1 });
    const rows = found.slice(0, mostRows);
    const titleOf = await this.contents.titlesOf(
      by === 'listing' ? rows.map(({ key }) => ({ kind: 'listing', id: key })) : [],
    );
    return {
      rows: rows.map((row) => ({
        ...row,
        name: by === 'listing' ? (titleOf({ kind: 'listing', id: row.key }) ?? 'Removed listing') : row.key,
      })),
      hasMore: found.length > mostRows,
    };
  }

  async #totals(sellerId: string, span: Span): Promise<Figures> {
    const days = await figuresByDay(this.db, sellerId, span);
    return days.map(({ day: _, ...figures }) => figures).reduce(addFigures, noFigures);
  }
}
