import { Controller, Inject } from '@nestjs/common';
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
    @Input() { params, meta: { actor, now } }: RouteInput<typeof readGateList>,
  ): Promise<ResponseOf<typeof readGateList>> {
    const sale = await mustReadAsTeam(this.db, params.dateId, actor.id, ['owner', 'editor', 'gate']);
    const rows = await ordersForGate(this.db, sale, actor.id);
    const known = await keysOf(this.eventStore.keys, rows);
    const checkIns = rows.flatMap(({ state }) => state.lines.flatMap(({ checkedIn }) => checkedIn ?? []));
    const [people, gates] = [
      await peopleIn(this.db, [...rows.map(({ buyer_id }) => buyer_id), ...checkIns.map(({ by }) => by)]),
      [...(sale.gates ?? []), ...checkIns.map(({ gate }) => gate)],
    ];
    return {
      title: sale.title ?? '',
      day: dayOf(sale),
      timeZone: sale.time_zone ?? 'UTC',
      gates: [...new Set(gates)],
      readAt: now,
      lines: gateLines(rows, (row) => openWords(known, row), people),
    };
  }
}
