import { Controller, Inject } from '@nestjs/common';
import { CONTENTS, DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  listAsked,
  listOwnReports,
  type OwnReport,
} from '../../../modules/moderation/report/reports.contract.js';
import { askedOf, type ReportOfMember, reportsBy } from './reports.queries.js';

@Controller()
export class ReportsListController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CONTENTS) private readonly contents: Contents,
    private readonly eventStore: DomainEventStore,
  ) {}

  @Route(listOwnReports)
  async own(
    @Input() { meta: { actor, now } }: RouteInput<typeof listOwnReports>,
  ): Promise<ResponseOf<typeof listOwnReports>> {
    const rows = await reportsBy(this.db, this.eventStore.keys, actor.id);
    const titleOf = await this.contents.titlesOf(rows.flatMap(({ targets }) => targets));
    return { reports: rows.map((row) => this.#view(row, titleOf, now)) };
  }

  @Route(listAsked)
  async asked(
    @Input() { meta: { actor, now } }: RouteInput<typeof listAsked>,
  ): Promise<ResponseOf<typeof listAsked>> {
    const rows = await askedOf(this.db, actor.id, now);
    const titleOf = await this.contents.titlesOf(rows.map(listingOf));
    return {
      asked: rows.map((row) => ({
        id: row.id,
        listingId: row.listingId,
        title: titleOf(listingOf(row)),
        until: row.until,
      })),
    };
  }

  #view(
    row: ReportOfMember,
    titleOf: (ref: { readonly kind: string; readonly id: string }) => string | null,
    now: string,
  ): OwnReport {
    return {
      id: row.id,
      targets: row.targets.map((ref) => ({
        ...ref,
        name: this.contents.typeOf(ref.kind)?.name.one ?? ref.kind,
        title: titleOf(ref),
        href: ref.id ? (this.contents.hrefOf(ref) ?? null) : null,
      })),
      category: row.category,
      comment: row.comment,
      wish: row.wish,
      sentAt: row.sent_at,
      status: statusOf(row, now),
      resolvedAt: row.resolved_at,
    };
  }
}

const listingOf = ({ listingId: id }: { readonly listingId: string }) => ({ kind: 'listing', id });

function statusOf({ outcome, asked_until }: ReportOfMember, now: string): OwnReport['status'] {
  if (outcome) return outcome === 'acted' ? 'acted' : 'nothing done';
  return asked_until && asked_until > now ? 'with the seller' : 'received';
}
