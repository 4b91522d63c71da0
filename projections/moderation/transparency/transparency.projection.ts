import { sql } from 'kysely';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { appealEvents } from '../../../modules/moderation/appeal/appeal.events.js';
import { caseEvents } from '../../../modules/moderation/case/case.events.js';
import { reportEvents } from '../../../modules/moderation/report/report.events.js';
import { createTransparency } from './transparency.table.js';

const handles = [
  pick(reportEvents, 'ReportReceived'),
  pick(caseEvents, 'CaseOpened', 'CaseReopened', 'CaseDecided'),
  pick(appealEvents, 'AppealDecided'),
] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** What everybody may know of reports, decisions and appeals: counts. */
export const transparency = projection({
  name: 'transparency',
  version: 1,
  handles,
  create: createTransparency,
  handle: async (tx, events) => {
    for (const event of events) await count(tx, event);
  },
});

async function count(tx: DatabaseTransaction, event: Handled): Promise<void> {
  const { entityId, recordedAt } = event;
  const day = recordedAt.slice(0, 10);
  switch (event.type) {
    case 'ReportReceived':
      await sql`insert into reports values (${day}, ${event.data.category}, 1)
        on conflict (day, category) do update set count = reports.count + 1`.execute(tx);
      return;
    case 'CaseOpened':
    case 'CaseReopened':
      await sql`insert into open_case values (${entityId}, ${recordedAt}) on conflict do nothing`.execute(tx);
      return;
    case 'CaseDecided':
      await sql`with decided as (delete from open_case where case_id = ${entityId} returning since)
        insert into decision select ${day}, extract(epoch from ${recordedAt}::timestamptz - since) from decided`.execute(
        tx,
      );
      return;
    case 'AppealDecided':
      await sql`insert into appeals values (${day}, ${event.data.outcome}, 1)
        on conflict (day, outcome) do update set count = appeals.count + 1`.execute(tx);
      return;
    default:
      return unreachable(event);
  }
}
