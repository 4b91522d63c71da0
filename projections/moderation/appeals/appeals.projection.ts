import { type Kysely, sql, type UpdateObject } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { appealEvents } from '../../../modules/moderation/appeal/appeal.events.js';
import { decisionEvents } from '../../../modules/moderation/decision/decision.events.js';
import type { Measure } from '../../../modules/moderation/moderation.schemas.js';
import { type AppealTable, createAppeals, type DecisionTable } from './appeals.table.js';

const decisions = pick(decisionEvents, 'DecisionApplied', 'DecisionAmended', 'DecisionOverturned');
const erased = pick(memberEvents, 'MemberErased');

/** Appeals by when they are due, and the decisions that they are about. */
export const appeals = projection({
  name: 'appeals',
  version: 1,
  handles: [appealEvents, decisions, erased],
  create: createAppeals,
  handle: async (tx, events) => {
    const db = tx.withTables<Tables>();
    for (const event of events) await enter(db, event);
  },
});

type Tables = { appeal: AppealTable; decision: DecisionTable };
type Handled = RecordedEvent<
  EventOf<typeof appealEvents> | EventOf<typeof decisions> | EventOf<typeof erased>
>;
type Of<Type extends Handled['type']> = Extract<Handled, { readonly type: Type }>;

async function enter(db: Kysely<Tables>, event: Handled): Promise<unknown> {
  switch (event.type) {
    case 'AppealFiled':
      return file(db, event);
    case 'AppealClaimed':
      return change(db, event, {
        status: sql<
          AppealTable['status']
        >`case when status = 'question asked' then status else 'under review' end`,
        reviewer_id: event.data.reviewerId,
        looked_at: sql<string>`coalesce(looked_at, ${event.recordedAt}::timestamptz)`,
      });
    case 'AppealReleased':
      return change(db, event, { reviewer_id: null, status: 'waiting' });
    case 'QuestionAsked':
      return change(db, event, { status: 'question asked' });
    case 'QuestionAnswered':
      return change(db, event, {
        status: sql<
          AppealTable['status']
        >`case when reviewer_id is null then 'waiting' else 'under review' end`,
      });
    case 'AppealDecided': {
      const { outcome } = event.data;
      return end(db, event, outcome === 'partly' ? 'partly upheld' : outcome);
    }
    case 'AppealRefused':
      return end(db, event, 'refused');
    case 'AppealWithdrawn':
      return end(db, event, 'withdrawn');
    case 'DecisionApplied':
      return decide(db, event);
    case 'DecisionAmended':
      return changeDecision(db, event, {
        measure: sql<Measure>`${JSON.stringify(event.data.measure)}::jsonb`,
      });
    case 'DecisionOverturned':
      return changeDecision(db, event, { is_overturned: true });
    case 'MemberErased':
      return erase(db, event.entityId);
    default:
      return unreachable(event);
  }
}

async function file(db: Kysely<Tables>, { entityId, data, recordedAt }: Of<'AppealFiled'>): Promise<void> {
  await db.updateTable('appeal').set({ is_latest: false }).where('id', '=', entityId).execute();
  await db
    .insertInto('appeal')
    .values({
      id: entityId,
      level: data.level,
      is_latest: true,
      decision_id: data.decisionId,
      subject_id: data.subjectId,
      status: 'waiting',
      filed_at: recordedAt,
      look_by: data.lookBy,
      decide_by: data.decideBy,
      looked_at: null,
      decided_at: null,
      reviewer_id: null,
    })
    .execute();
}

const change = (
  db: Kysely<Tables>,
  { entityId }: Handled,
  set: UpdateObject<Tables, 'appeal'>,
): Promise<unknown> =>
  db.updateTable('appeal').set(set).where('id', '=', entityId).where('is_latest', '=', true).execute();

const end = (db: Kysely<Tables>, event: Handled, status: AppealTable['status']): Promise<unknown> =>
  change(db, event, { status, decided_at: event.recordedAt });

const decide = (db: Kysely<Tables>, { entityId, data }: Of<'DecisionApplied'>): Promise<unknown> =>
  db
    .insertInto('decision')
    .values({
      id: entityId,
      subject_id: data.subjectId,
      decided_by: data.decidedBy,
      decided_at: data.at,
      measure: sql<Measure>`${JSON.stringify(data.measure)}::jsonb`,
      rule_title: data.rule.title,
      is_overturned: false,
    })
    .execute();

const changeDecision = (
  db: Kysely<Tables>,
  { entityId }: Handled,
  set: UpdateObject<Tables, 'decision'>,
): Promise<unknown> => db.updateTable('decision').set(set).where('id', '=', entityId).execute();

/** What is about an erased member goes; what they did as staff stays without them. */
async function erase(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db.deleteFrom('appeal').where('subject_id', '=', memberId).execute();
  await db.deleteFrom('decision').where('subject_id', '=', memberId).execute();
  await db.updateTable('appeal').set({ reviewer_id: null }).where('reviewer_id', '=', memberId).execute();
  await db.updateTable('decision').set({ decided_by: null }).where('decided_by', '=', memberId).execute();
}
