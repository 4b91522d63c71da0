import { Controller, Inject } from '@nestjs/common';
import { communityState, isModerator } from '../../../modules/community/community/community.state.js';
import { SUSPENSIONS, type Suspensions } from '../../../modules/identity/suspensions.ports.js';
import { CONTENTS, DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import { forbidden, invalid } from '../../../modules/kernel/decider/errors.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  caseFigures,
  getCase,
  listCases,
  nextCase,
} from '../../../modules/moderation/case/cases.contract.js';
import { listCommunityCases } from '../../../modules/moderation/case/community-cases.contract.js';
import { conflictOf } from '../../../modules/moderation/case/conflicts.rules.js';
import { queueKey, urgentCategories } from '../../../modules/moderation/case/priority.rules.js';
import { Relations } from '../../../modules/moderation/case/relations.shared.js';
import { caseView, type ViewDeps } from './case-view.js';
import { caseBy, casesBy, casesIn, figuresOf } from './cases.queries.js';
import type { CaseRow } from './cases.table.js';
import { communityCasesOf } from './community-cases.js';
import { foundIn, linesOf, queuedOf, statusOf } from './lines.js';

@Controller()
export class CasesReadController {
  readonly #deps: ViewDeps;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CONTENTS) contents: Contents,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(Relations) private readonly relations: Relations,
    @Inject(SUSPENSIONS) suspensions: Suspensions,
  ) {
    this.#deps = { db, contents, eventStore, relations, suspensions };
  }

  @Route(listCases)
  async list(
    @Input() { query, meta: { actor, now } }: RouteInput<typeof listCases>,
  ): Promise<ResponseOf<typeof listCases>> {
    const { cursor, search, ...filter } = query;
    const rows = await foundIn(this.#deps, await casesBy(this.db, filter, actor.id, now), search);
    const ordered = filter.status === 'decided' ? rows : inOrder(rows, now);
    const start = cursor === undefined ? 0 : afterCursor(ordered, cursor);
    const page = ordered.slice(start, start + pageSize);
    const last = page.at(-1);
    return {
      total: rows.length,
      cases: [...(await linesOf(this.#deps, page, now))],
      next: last && start + pageSize < ordered.length ? cursorOf(last) : null,
    };
  }

  @Route(caseFigures)
  figures(
    @Input() { meta: { actor, now } }: RouteInput<typeof caseFigures>,
  ): Promise<ResponseOf<typeof caseFigures>> {
    return figuresOf(this.db, actor.id, urgentCategories, now);
  }

  @Route(nextCase)
  async next(
    @Input() { meta: { actor, now } }: RouteInput<typeof nextCase>,
  ): Promise<ResponseOf<typeof nextCase>> {
    for (const row of inOrder(await casesBy(this.db, { status: 'waiting' }, actor.id, now), now)) {
      if (statusOf(row, now) === 'claimed') continue;
      const relation = await this.relations.between(actor.id, row.subject_id, now);
      if (conflictOf(row.state, actor.id, relation) === null) return { id: row.id };
    }
    return { id: null };
  }

  @Route(getCase)
  async get(
    @Input() { params, meta: { actor, now } }: RouteInput<typeof getCase>,
  ): Promise<ResponseOf<typeof getCase>> {
    return caseView(this.#deps, await caseBy(this.db, params.id), actor.id, now);
  }

  @Route(listCommunityCases)
  async ofCommunity(
    @Input() { params, meta: { actor, now } }: RouteInput<typeof listCommunityCases>,
  ): Promise<ResponseOf<typeof listCommunityCases>> {
    if (!isModerator(await loadState(this.eventStore, communityState, params.id), actor.id))
      throw forbidden('NOT_A_MODERATOR', { message: 'Only the moderators of this community see its cases.' });
    const rows = await casesIn(this.db, params.id);
    const isOther = ({ subject_id, state, ...row }: CaseRow) =>
      subject_id !== actor.id && statusOf({ subject_id, state, ...row }, now) !== 'mending';
    return { cases: [...(await communityCasesOf(this.#deps, rows.filter(isOther)))] };
  }
}

const pageSize = 50;

const inOrder = (rows: readonly CaseRow[], now: string): readonly CaseRow[] =>
  rows
    .map((row) => ({ row, key: row.decided_at ? `9 ${row.opened_at}` : queueKey(queuedOf(row), now) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ row }) => row);

const cursorOf = ({ id }: CaseRow): string => id;

/** The place after the case that ended the last page; once it is decided it is no longer there, and the list begins again. */
function afterCursor(rows: readonly CaseRow[], cursor: string): number {
  if (!/^[0-9a-f-]{36}$/.test(cursor))
    throw invalid('BAD_CURSOR', {
      message: 'This page of the list no longer exists. Start again from the first page.',
    });
  return rows.findIndex(({ id }) => id === cursor) + 1;
}
