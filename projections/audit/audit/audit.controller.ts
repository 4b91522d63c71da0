import { Readable } from 'node:stream';
import { Controller, Inject, Res } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import {
  type AuditEntry,
  type AuditFilter,
  exportAudit,
  searchAudit,
} from '../../../modules/audit/audit.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import { streamAnswer } from '../../../modules/kernel/http/stream-answer.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { cursorOf, findEntries, shownEntries } from './audit.queries.js';
import type { AuditEntryRow } from './audit.table.js';

@Controller()
export class AuditController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MEMBER_NAMES) private readonly names: MemberNames,
  ) {}

  @Route(searchAudit)
  async search(
    @Input() { query, meta }: RouteInput<typeof searchAudit>,
  ): Promise<ResponseOf<typeof searchAudit>> {
    const rows = await findEntries(this.db, query, { cursor: query.cursor, limit: onAPage + 1 });
    const page = rows.slice(0, onAPage);
    const last = page.at(-1);
    return {
      entries: [...(await this.#shown(page, meta.actor.id))],
      next: last && rows.length > onAPage ? cursorOf(last) : null,
    };
  }

  /** Pages go out as they are read. The file begins with a byte order mark, by which spreadsheets recognize UTF-8. */
  @Route(exportAudit)
  async export(
    @Input() { query, meta }: RouteInput<typeof exportAudit>,
    @Res() response: Response,
  ): Promise<void> {
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="audit-${meta.now.slice(0, 10)}.csv"`,
    });
    const lines = Readable.from(this.#lines(query, meta.actor.id));
    const csv = stringify({ bom: true, header: true, columns: [...columns], escape_formulas: true });
    await streamAnswer(response, lines, csv);
  }

  async *#lines(filter: AuditFilter, readerId: string): AsyncGenerator<readonly string[]> {
    let cursor: string | undefined;
    for (let left = mostExported; left > 0; left -= inStep) {
      const rows = await findEntries(this.db, filter, { cursor, limit: Math.min(inStep, left) });
      for (const entry of await this.#shown(rows, readerId)) yield lineOf(entry);
      const last = rows.at(-1);
      if (!last || rows.length < inStep) return;
      cursor = cursorOf(last);
    }
  }

  async #shown(rows: readonly AuditEntryRow[], readerId: string): Promise<readonly AuditEntry[]> {
    const ids = new Set(rows.flatMap(({ actor_id, subject_id }) => [actor_id, subject_id]));
    const names = await this.names.namesFor(readerId, [...ids]);
    return shownEntries(this.eventStore.keys, rows, (id) => names.get(id) ?? null);
  }
}

const onAPage = 50;
const inStep = 1_000;
/** units  lines */
export const mostExported = 100_000;

const columns = [
  'position',
  'at',
  'actor id',
  'actor',
  'roles',
  'action',
  'call',
  'target',
  'subject id',
  'subject',
  'reason',
  'refused',
] as const;

const lineOf = ({
  position,
  at,
  actor,
  roles,
  action,
  call,
  target,
  things,
  subject,
  reason,
  refused,
}: AuditEntry) => [
  String(position),
  at,
  actor.id,
  actor.name ?? '',
  roles.join(' '),
  action,
  call,
  [...(target ? [target] : []), ...things].map(({ kind, id }) => `${kind}:${id}`).join(' '),
  subject.id,
  subject.name ?? '',
  reason,
  refused ?? '',
];
