import type { Contents } from '../../../modules/kernel/content/contents.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { isFoundIn } from '../../../modules/kernel/text/words.rules.js';
import { claimedBy } from '../../../modules/moderation/case/case.state.js';
import type { CaseLine, CaseStatus } from '../../../modules/moderation/case/cases.contract.js';
import { priorityOf } from '../../../modules/moderation/case/priority.rules.js';
import type { CaseRow } from './cases.table.js';
import { namedIn, type PersonOfCase, personsOf } from './persons.queries.js';

export interface LineDeps {
  readonly db: Database;
  readonly contents: Contents;
}

/** Cases as lines of a list, in the same order. */
export async function linesOf(
  { db, contents }: LineDeps,
  rows: readonly CaseRow[],
  now: string,
): Promise<readonly CaseLine[]> {
  const [persons, titleOf] = await Promise.all([
    personsOf(
      db,
      rows.flatMap(({ subject_id, claimed_by }) => [subject_id, ...(claimed_by ? [claimed_by] : [])]),
    ),
    contents.titlesOf(rows.flatMap(firstTargetOf)),
  ]);
  const named = namedIn(persons);
  return rows.map((row) => {
    const [first] = row.state.targets;
    const by = claimedBy(row.state, now);
    return {
      id: row.id,
      status: statusOf(row, now),
      priority: priorityOf(queuedOf(row), now),
      category: row.category,
      subject: named(row.subject_id),
      name: (first && contents.typeOf(first.kind)?.name.one) ?? 'thing',
      title: first ? titleOf(first) : null,
      targets: row.state.targets.length,
      reports: row.state.reports.length,
      isHidden: row.is_hidden,
      openedAt: row.opened_at,
      decidedAt: row.decided_at,
      outcome: row.outcome,
      claim: by === null ? null : { by: named(by), until: row.claimed_until ?? now },
      communityId: row.community_id,
    };
  });
}

/** Those in which all typed words are found: in the title, the member's name or handle, or an id. */
export async function foundIn(
  { db, contents }: LineDeps,
  rows: readonly CaseRow[],
  typed: string,
): Promise<readonly CaseRow[]> {
  if (!typed) return rows;
  const persons = await personsOf(
    db,
    rows.map(({ subject_id }) => subject_id),
  );
  const titleOf = await contents.titlesOf(rows.flatMap(firstTargetOf));
  return rows.filter((row) =>
    isTyped(row, typed, persons.get(row.subject_id), row.state.targets.map(titleOf)),
  );
}

export const queuedOf = ({ id, category, opened_at: openedAt, is_hidden: isHidden }: CaseRow) => ({
  id,
  category,
  openedAt,
  isHidden,
});

/** Claims run out by time, and so does the time to mend. */
export function statusOf(
  { status, mend_until, claimed_by, claimed_until }: CaseRow,
  now: string,
): CaseStatus {
  if (status !== 'open') return status;
  if (mend_until !== null && mend_until > now) return 'mending';
  return claimed_by !== null && claimed_until !== null && claimed_until > now ? 'claimed' : 'open';
}

const firstTargetOf = ({ state }: CaseRow) => state.targets.slice(0, 1);

function isTyped(
  { id, subject_id, state }: CaseRow,
  typed: string,
  person: PersonOfCase | undefined,
  titles: readonly (string | null)[],
): boolean {
  const word = typed.trim().toLowerCase();
  if ([id, subject_id, ...state.targets.map((one) => one.id)].includes(word)) return true;
  return isFoundIn(typed.replace(/^@/, ''), person?.full_name, person?.handle, ...titles);
}
