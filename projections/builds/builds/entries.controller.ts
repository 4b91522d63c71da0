import { Controller, Inject } from '@nestjs/common';
import { getEntry, getMonth, listEntries, listMonths } from '../../../modules/builds/entry/entry.contract.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { entryView, journalOf } from './entries.queries.js';
import { monthOf, monthsOf } from './months.queries.js';
import { BuildReads } from './reads.js';

/** The journal of a build. */
@Controller()
export class EntriesReadController {
  constructor(@Inject(BuildReads) private readonly reads: BuildReads) {}

  @Route(listEntries)
  entries(
    @Input() { params, query, actor, meta: { now } }: RouteInput<typeof listEntries>,
  ): Promise<ResponseOf<typeof listEntries>> {
    return journalOf(this.reads, params.id, query, { actor, now });
  }

  @Route(getEntry)
  entry(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof getEntry>,
  ): Promise<ResponseOf<typeof getEntry>> {
    return entryView(this.reads, params, { actor, now });
  }

  @Route(listMonths)
  months(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof listMonths>,
  ): Promise<ResponseOf<typeof listMonths>> {
    return monthsOf(this.reads, params.id, { actor, now });
  }

  @Route(getMonth)
  month(
    @Input() { params, actor, meta: { now } }: RouteInput<typeof getMonth>,
  ): Promise<ResponseOf<typeof getMonth>> {
    return monthOf(this.reads, params, { actor, now });
  }
}
