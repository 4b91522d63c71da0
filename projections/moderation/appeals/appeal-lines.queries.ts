import { type Kysely, type RawBuilder, sql } from 'kysely';
import { pageOf, readCursor } from '../../../modules/community/cursors.shared.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { MemberNames } from '../../../modules/members/member-names.ports.js';
import type { AppealLine, listAppeals } from '../../../modules/moderation/appeal/appeals.contract.js';
import { isLate } from '../../../modules/moderation/appeal/due.rules.js';
import type { AppealsTables, AppealTable, DecisionTable } from './appeals.table.js';

interface Deps {
  readonly db: Database;
  readonly names: MemberNames;
}

/** The latest level of each appeal: open ones by when they are due, decided ones and all the newest first.
 *  units  now: ISO-8601 UTC */
export async function appealLines(
  { db, names }: Deps,
  { status, subject, cursor }: QueryOf<typeof listAppeals>,
  { readerId, now }: { readonly readerId: string; readonly now: string },
): Promise<ResponseOf<typeof listAppeals>> {
  const [at, isNewestFirst] = sorting[status];
  const after = readCursor(cursor);
  const all = tablesOf(db)
    .selectFrom('appeals.appeal as a')
    .innerJoin('appeals.decision as d', 'd.id', 'a.decision_id')
    .where('a.is_latest', '=', true)
    .$if(subject !== undefined, (query) => query.where('a.subject_id', '=', subject ?? ''))
    .$if(status === 'decided', (query) => query.where('a.decided_at', 'is not', null))
    .$if(status === 'waiting' || status === 'mine', (query) => query.where('a.decided_at', 'is', null))
    .$if(status === 'mine', (query) => query.where('a.reviewer_id', '=', readerId));
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const found = await all
    .selectAll('a')
    .select(['d.measure', 'd.rule_title', at.as('at')])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${at}, a.id) ${sql.raw(isNewestFirst ? '<' : '>')} (${after?.at}::timestamptz, ${after?.id}::text)`,
      ),
    )
    .orderBy('at', isNewestFirst ? 'desc' : 'asc')
    .orderBy('a.id', isNewestFirst ? 'desc' : 'asc')
    .limit(perPage + 1)
    .execute();
  const { rows, next } = pageOf(found, perPage);
  const people = rows.flatMap(({ subject_id, reviewer_id }) => [subject_id, reviewer_id ?? '']);
  const named = await names.namesFor(readerId, [...new Set(people)]);
  return { total, appeals: rows.map((row) => lineOf(row, named, now)), next };
}

const perPage = 50;

const due = sql<string>`case when a.looked_at is null then a.look_by else a.decide_by end`;
const filed = sql<string>`a.filed_at`;
const sorting: Readonly<
  Record<QueryOf<typeof listAppeals>['status'], readonly [at: RawBuilder<string>, isNewestFirst: boolean]>
> = {
  waiting: [due, false],
  mine: [due, false],
  decided: [sql<string>`a.decided_at`, true],
  all: [filed, true],
};

function lineOf(
  row: AppealTable & Pick<DecisionTable, 'measure' | 'rule_title'>,
  named: ReadonlyMap<string, string>,
  now: string,
): AppealLine {
  const dates = {
    lookBy: row.look_by,
    decideBy: row.decide_by,
    lookedAt: row.looked_at,
    decidedAt: row.decided_at,
  };
  return {
    id: row.id,
    decisionId: row.decision_id,
    subject: { id: row.subject_id, name: named.get(row.subject_id) ?? null },
    level: row.level,
    status: row.status,
    filedAt: row.filed_at,
    ...dates,
    reviewer: row.reviewer_id && { id: row.reviewer_id, name: named.get(row.reviewer_id) ?? null },
    measure: row.measure,
    ruleTitle: row.rule_title,
    isLate: isLate(dates, now),
  } as AppealLine;
}

const tablesOf = (db: Database): Kysely<AppealsTables> => db.withTables<AppealsTables>();
