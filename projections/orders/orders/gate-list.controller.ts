import { hash } from 'node:crypto';
import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { readGateList } from '../../../modules/orders/check-in/check-ins.contract.js';
import { gateLines } from './gate-list.js';
import { mustReadAsTeam } from './must-read.js';
import { ordersForGate } from './orders.queries.js';
import { peopleIn } from './people.queries.js';
import { dayOf } from './sale.queries.js';
import { keysOf, openWords } from './sealed-words.js';

@Controller()
export class GateListController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  @Route(readGateList)
  async read(
    @Input() { params, request, meta: { actor, now } }: RouteInput<typeof readGateList>,
    @Res() response: Response,
  ): Promise<void> {
    const list = await this.#list(params.dateId, actor.id, now);
    const etag = `W/"${hash('sha1', JSON.stringify(list), 'base64url')}"`;
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) response.status(304).end();
    else response.json({ ...list, readAt: now } satisfies ResponseOf<typeof readGateList>);
  }

  async #list(
    dateId: string,
    readerId: string,
    now: string,
  ): Promise<Omit<ResponseOf<typeof readGateList>, 'readAt'>> {
    const sale = await mustReadAsTeam(this.db, dateId, readerId, ['owner', 'editor', 'gate']);
    const rows = await ordersForGate(this.db, sale, readerId, now);
    const known = await keysOf(this.eventStore.keys, rows);
    const checkIns = rows.flatMap(({ state }) => state.lines.flatMap(({ checkedIn }) => checkedIn ?? []));
    const [people, gates] = [
      await peopleIn(this.db, [...rows.map(({ buyer_id }) => buyer_id), ...checkIns.map(({ by }) => by)]),
      [...(sale.gates ?? []), ...checkIns.map(({ gate }) => gate)],
    ];
    return {
      eventId: sale.gathering_id,
      title: sale.title ?? '',
      day: dayOf(sale),
      timeZone: sale.time_zone ?? 'UTC',
      gates: [...new Set(gates)],
      noShowAt: sale.terms?.noShowAt ?? null,
      role: sale.role ?? 'gate',
      lines: gateLines(rows, (row) => openWords(known, row), people),
    };
  }
}
