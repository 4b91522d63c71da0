import { Controller, Inject, Res } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { TIME_ZONES, type TimeZones } from '../../../modules/identity/time-zones.ports.js';
import { exportItems } from '../../../modules/inventory/import/imports.contract.js';
import { itemRows } from '../../../modules/inventory/import/item-rows.rules.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { dayIn } from '../../../modules/kernel/decider/days.js';
import { pack, unpack } from '../../../modules/kernel/files/packed.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { streamAnswer } from '../../../modules/kernel/http/stream-answer.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { exportedItems } from './export.queries.js';
import { inTurn } from './long-reads.js';

@Controller()
export class ExportController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(TIME_ZONES) private readonly timeZones: TimeZones,
  ) {}

  /** Makes the file in turn, then streams it. It begins with a byte order mark, by which spreadsheets recognize UTF-8. */
  @Route(exportItems)
  async export(
    @Input() { body, meta }: RouteInput<typeof exportItems>,
    @Res() response: Response,
  ): Promise<void> {
    const file = await inTurn(meta.actor.id, async () =>
      pack(itemRows(await exportedItems(this.db, meta.actor.id, body.ids)), stringify({ bom: true })),
    );
    const timeZone = await this.timeZones.of(this.db, meta.actor.id);
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="inventory-${dayIn(meta.now, timeZone)}.csv"`,
    });
    await streamAnswer(response, unpack(file));
  }
}
