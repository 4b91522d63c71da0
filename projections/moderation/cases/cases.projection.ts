import { sql } from 'kysely';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { type EventOf, pick } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type CaseEvent, caseEvents } from '../../../modules/moderation/case/case.events.js';
import { type Case, caseState, type KnownCase } from '../../../modules/moderation/case/case.state.js';
import { decisionEvents } from '../../../modules/moderation/decision/decision.events.js';
import { firstOf } from '../../../modules/moderation/moderation.schemas.js';
import { type CaseRow, createCases } from './cases.table.js';

const changesOfDecisions = pick(decisionEvents, 'DecisionApplied', 'DecisionAmended', 'DecisionOverturned');
type DecisionChange = RecordedEvent<EventOf<typeof changesOfDecisions>>;

/** The queue of cases, what each is about, and every decision by its latest change. */
export const cases = projection({
  name: 'cases',
  version: 1,
  handles: [caseEvents, changesOfDecisions],
  create: createCases,
  handle: async (tx, events) => {
    const ofCases = new Map<string, RecordedEvent<CaseEvent>[]>();
    for (const event of events) {
      if (isOfDecision(event)) await changeDecision(tx, event);
      else ofCases.set(event.entityId, [...(ofCases.get(event.entityId) ?? []), event]);
    }
    await changeCases(tx, ofCases);
  },
});

const isOfDecision = (event: RecordedEvent<CaseEvent> | DecisionChange): event is DecisionChange =>
  event.type in changesOfDecisions.schemas;

async function changeCases(
  tx: DatabaseTransaction,
  changes: ReadonlyMap<string, readonly RecordedEvent<CaseEvent>[]>,
): Promise<void> {
  if (changes.size === 0) return;
  const known = new Map((await rowsOf(tx, [...changes.keys()])).map((row) => [row.id, row]));
  const rows = [...changes].flatMap(([id, events]) => rowAfter(id, known.get(id), events) ?? []);
  if (rows.length === 0) return;
  const given = sql`jsonb_populate_recordset(null::"case", ${JSON.stringify(rows)}::jsonb)`;
  const ids = rows.map(({ id }) => id);
  await sql`delete from "case" where id = any(${ids})`.execute(tx);
  await sql`insert into "case" select * from ${given}`.execute(tx);
  await sql`delete from target where case_id = any(${ids})`.execute(tx);
  await sql`insert into target select c.id, t.nth, t.one->>'kind', t.one->>'id'
    from "case" c, jsonb_array_elements(c.state->'targets') with ordinality t (one, nth)
    where c.id = any(${ids})`.execute(tx);
}

async function rowsOf(tx: DatabaseTransaction, ids: readonly string[]): Promise<readonly CaseRow[]> {
  return (await sql<CaseRow>`select * from "case" where id = any(${[...ids]})`.execute(tx)).rows;
}

/** undefined: it was never opened. */
function rowAfter(
  id: string,
  before: CaseRow | undefined,
  events: readonly RecordedEvent<CaseEvent>[],
): CaseRow | undefined {
  let state: Case = before?.state ?? caseState.initial;
  for (const event of events) state = withoutWords(caseState.evolve(state, event));
  if (state.status === 'none') return undefined;
  const decided = events.findLast(({ type }) => type === 'CaseDecided' || type === 'CaseReopened');
  return {
    id,
    state,
    subject_id: state.subjectId,
    community_id: state.communityId,
    category: firstOf(state.categories),
    status: state.status,
    opened_at: before?.opened_at ?? events[0]?.recordedAt ?? '',
    ...hiddenIn(state),
    claimed_by: state.claim?.by ?? null,
    claimed_until: state.claim?.until ?? null,
    ...(decided ? decidedBy(decided) : pickDecided(before)),
    outcome: state.outcome,
    decision_id: state.decisionId,
  };
}

/** The words of a proposal are personal, and in the log alone. */
const withoutWords = (state: Case): Case =>
  state.status === 'none' || !state.proposal
    ? state
    : { ...state, proposal: { ...state.proposal, draft: null } };

function hiddenIn({ hidden }: KnownCase): Pick<CaseRow, 'mend_until' | 'is_hidden'> {
  const waiting = hidden.filter(({ isMended }) => !isMended).map(({ mendUntil }) => mendUntil);
  return { is_hidden: waiting.length > 0, mend_until: waiting.toSorted().at(-1) ?? null };
}

const decidedBy = (event: RecordedEvent<CaseEvent>): Pick<CaseRow, 'decided_at' | 'decided_by'> =>
  event.type === 'CaseDecided'
    ? { decided_at: event.recordedAt, decided_by: event.data.decidedBy }
    : { decided_at: null, decided_by: null };

const pickDecided = (row: CaseRow | undefined): Pick<CaseRow, 'decided_at' | 'decided_by'> => ({
  decided_at: row?.decided_at ?? null,
  decided_by: row?.decided_by ?? null,
});

async function changeDecision(tx: DatabaseTransaction, event: DecisionChange): Promise<void> {
  const { entityId: id } = event;
  switch (event.type) {
    case 'DecisionApplied': {
      const { subjectId, caseId, category, at, strikes, strikesUntil, endsAt } = event.data;
      const { decidedBy: by, confirmedBy, rule, measure } = event.data;
      await sql`insert into decision values (${id}, ${caseId}, ${subjectId}, ${category}, ${at}, ${JSON.stringify(rule)},
        ${JSON.stringify(measure)}, ${strikes}, ${strikesUntil}, ${endsAt}, 'standing', ${by}, ${confirmedBy})`.execute(
        tx,
      );
      return;
    }
    case 'DecisionAmended': {
      const { measure, strikes, strikesUntil, endsAt } = event.data;
      await sql`update decision set status = 'amended', measure = ${JSON.stringify(measure)}, strikes = ${strikes},
        strikes_until = ${strikesUntil}, ends_at = ${endsAt} where id = ${id}`.execute(tx);
      return;
    }
    case 'DecisionOverturned':
      await sql`update decision set status = 'overturned', strikes = 0, strikes_until = null where id = ${id}`.execute(
        tx,
      );
      return;
    default:
      unreachable(event);
  }
}
