import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { caseEvents } from '../../../modules/moderation/case/case.events.js';
import { decisionEvents } from '../../../modules/moderation/decision/decision.events.js';
import { reportEvents } from '../../../modules/moderation/report/report.events.js';
import { createReports } from './reports.table.js';
import { sealWords } from './sealed-words.js';

const handles = [
  reportEvents,
  pick(caseEvents, 'ReportJoined', 'CaseDecided', 'CaseReopened'),
  pick(decisionEvents, 'DecisionOverturned'),
  pick(memberEvents, 'MemberErased'),
] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Reports, for whoever sent them, for sellers who are asked, and for how much the next report of the same member weighs. */
export const reports = projection({
  name: 'reports',
  version: 1,
  handles,
  create: createReports,
  handle: async (tx, events, _copyRows, keys) => {
    for (const event of events) await write(tx, event, keys);
  },
});

async function write(tx: DatabaseTransaction, event: Handled, keys: PersonKeys | undefined): Promise<void> {
  const { entityId: id, recordedAt: at } = event;
  switch (event.type) {
    case 'ReportReceived':
      return writeReport(tx, event, keys);
    case 'SellerAsked':
      await sql`update report set asked_until = ${event.data.until} where id = ${id}`.execute(tx);
      return;
    case 'SellerAnswered': {
      const isAnswered = event.data.answer === 'still for sale';
      await sql`update report set asked_until = null, is_answered = ${isAnswered} where id = ${id}`.execute(
        tx,
      );
      return;
    }
    case 'ReportFiled':
      await sql`update report set asked_until = null where id = ${id}`.execute(tx);
      return;
    case 'ReportResolved': {
      const { outcome } = event.data;
      await sql`update report set asked_until = null, outcome = ${outcome}, resolved_at = ${at} where id = ${id}`.execute(
        tx,
      );
      return;
    }
    case 'ReportJoined':
      await sql`update report set case_id = ${id} where id = ${event.data.reportId}`.execute(tx);
      return;
    case 'CaseDecided': {
      const { decisionId, outcome, communityId } = event.data;
      const isRight = communityId === null ? outcome === 'acted' : null; // friends in a community of their own could make each other's reports weigh more
      await sql`update report set decision_id = ${decisionId}, is_right = ${isRight} where case_id = ${id}`.execute(
        tx,
      );
      return;
    }
    case 'CaseReopened':
      await sql`update report set is_right = null where case_id = ${id}`.execute(tx);
      return;
    case 'DecisionOverturned':
      await sql`update report set is_right = false where decision_id = ${id}`.execute(tx);
      return;
    case 'MemberErased':
      return eraseMember(tx, id);
    default:
      return unreachable(event);
  }
}

async function writeReport(
  tx: DatabaseTransaction,
  { entityId: id, recordedAt, data }: Extract<Handled, { readonly type: 'ReportReceived' }>,
  keys: PersonKeys | undefined,
): Promise<void> {
  const { reporterId, isGuest, subjectId, category, comment, wish, targets } = data;
  const sealed = await sealWords(keys, reporterId, id, { comment, wish });
  await sql`insert into report (id, reporter_id, is_guest, subject_id, category, sealed, sent_at)
    values (${id}, ${reporterId}, ${isGuest}, ${subjectId}, ${category}, ${sealed}, ${recordedAt})
    on conflict do nothing`.execute(tx);
  for (const [nth, target] of targets.entries())
    await sql`insert into target values (${id}, ${nth}, ${target.kind}, ${target.id}) on conflict do nothing`.execute(
      tx,
    );
}

/** The reports of an erased member are deleted. Those about them stay, without their id. */
async function eraseMember(tx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`delete from target where report_id in (select id from report where reporter_id = ${memberId})`.execute(
    tx,
  );
  await sql`delete from report where reporter_id = ${memberId}`.execute(tx);
  await sql`update report set subject_id = '', asked_until = null where subject_id = ${memberId}`.execute(tx);
  await sql`update target set id = '' where kind = 'member' and id = ${memberId}`.execute(tx);
}
