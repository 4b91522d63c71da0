import { Controller, Inject, Res } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';
import { RECIPIENTS, type Recipients } from '../../../modules/identity/recipients.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import { etagOf } from '../../../modules/kernel/http/caching.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { positionSeen } from '../../../modules/kernel/http/guard.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { listSpaces, readLedger, readPreSale, readProgram } from '../../../modules/orders/orders.contract.js';
import { datesSold, historyOf, roleInEvent } from './ledger.queries.js';
import { ledgerOf } from './ledger-view.js';
import { mustRead, notInTheTeam } from './must-read.js';
import { type Named, namedToAll, peopleIn } from './people.queries.js';
import { preSalePage } from './pre-sale.queries.js';
import { dayOf, type Sale } from './sale.queries.js';
import { SharedAnswers } from './shared-answers.js';
import { type SeenRow, spacesOf } from './spaces.queries.js';
import { isOf, spaceViews } from './spaces-view.js';

@Controller()
export class PreSalesReadController {
  readonly #shared = new SharedAnswers<SharedSpaces>();

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
  ) {}

  @Route(readPreSale)
  async read(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof readPreSale>,
  ): Promise<ResponseOf<typeof readPreSale>> {
    const sale = await mustRead(this.db, params.dateId, actor?.id);
    return preSalePage({ db: this.db, recipients: this.recipients }, sale, actor?.id, now);
  }

  /** What a reader sees who has nothing there, and has blocked nobody there, is the same for all, and is written once. */
  @Route(listSpaces)
  async spaces(
    @Input() { params, query, request, actor, meta: { now } }: RouteInput<typeof listSpaces>,
    @Res() response: Response,
  ): Promise<void> {
    const sale = await mustRead(this.db, params.dateId, actor?.id);
    const { etag, content } =
      query.q === undefined
        ? await this.#spacesFor(sale, actor?.id, now, positionSeen(request))
        : asSent(sale, await this.#seen(sale, actor?.id, now, query.q));
    response.setHeader('ETag', etag);
    if (request.fresh) response.status(304).end();
    else response.type('application/json').send(content);
  }

  @Route(readProgram)
  async program(
    @Input() { params, query, actor, meta: { now } }: RouteInput<typeof readProgram>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResponseOf<typeof readProgram> | string> {
    const sale = await mustRead(this.db, params.dateId, actor?.id);
    const spaces = (await this.#seen(sale, actor?.id, now)).flatMap(({ code, vendor, sells }) =>
      vendor || sells ? [{ code, vendor: vendor?.name ?? '', sells }] : [],
    );
    if (query.format === 'json') return { title: sale.title ?? '', day: dayOf(sale), spaces };
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="program-${dayOf(sale)}.csv"`,
    });
    const columns = ['code', 'vendor', 'sells'];
    return stringify(spaces, { bom: true, header: true, columns, escape_formulas: true });
  }

  /** errors  GATHERING_NOT_FOUND (not-found), NOT_IN_THE_TEAM (forbidden) */
  @Route(readLedger)
  async ledger(
    @Input() { params, query, meta: { actor } }: RouteInput<typeof readLedger>,
  ): Promise<ResponseOf<typeof readLedger>> {
    const role = await roleInEvent(this.db, params.eventId, actor.id);
    if (role === undefined) throw notFound('GATHERING_NOT_FOUND', { message: 'There is no such event.' });
    if (role === null) throw notInTheTeam();
    const [dates, rows] = await Promise.all([
      datesSold(this.db, params.eventId),
      historyOf(this.db, params.eventId, query.code),
    ]);
    const people = await peopleIn(
      this.db,
      rows.map(({ vendor_id }) => vendor_id),
    );
    return { dates: [...dates], spaces: ledgerOf(rows, people) };
  }

  async #spacesFor(sale: Sale, readerId: string | undefined, now: string, seen: number): Promise<Sent> {
    const [{ rows, people, sent }, blocked] = await Promise.all([
      this.#shared.of(sale.id, seen, () => this.#share(sale, now)),
      readerId === undefined ? [] : this.blocks.blockedWith(readerId),
    ]);
    const unseen = new Set(blocked);
    const isPlain = rows.every((row) => !isOf(row, readerId) && !unseen.has(row.buyer_id ?? ''));
    if (isPlain) return sent;
    return asSent(sale, spaceViews(sale, rows, { readerId, now, search: undefined, people, unseen }));
  }

  async #share(sale: Sale, now: string): Promise<SharedSpaces> {
    const rows = await spacesOf(this.db, sale.id, undefined);
    const people = await namedToAll(this.db, buyersNamed(rows));
    const asGuest = { readerId: undefined, now, search: undefined, people, unseen: new Set<string>() };
    return { rows, people, sent: asSent(sale, spaceViews(sale, rows, asGuest)) };
  }

  async #seen(sale: Sale, readerId: string | undefined, now: string, search?: string) {
    const [rows, unseen] = await Promise.all([
      spacesOf(this.db, sale.id, search),
      readerId === undefined ? [] : this.blocks.blockedWith(readerId),
    ]);
    const people = await namedToAll(this.db, buyersNamed(rows));
    return spaceViews(sale, rows, { readerId, now, search, people, unseen: new Set(unseen) });
  }
}

/** Rows of a pre-sale, and what a guest gets. */
interface SharedSpaces {
  readonly rows: readonly SeenRow[];
  readonly people: ReadonlyMap<string, Named>;
  readonly sent: Sent;
}

interface Sent {
  readonly content: string;
  readonly etag: string;
}

function asSent(sale: Sale, spaces: ResponseOf<typeof listSpaces>['spaces']): Sent {
  const answer: ResponseOf<typeof listSpaces> = { mapVersion: sale.map_version, spaces };
  const content = JSON.stringify(answer);
  return { content, etag: etagOf(content) };
}

const buyersNamed = (rows: readonly SeenRow[]): readonly string[] =>
  rows.flatMap(({ is_named, buyer_id }) => (is_named && buyer_id !== null ? [buyer_id] : []));
