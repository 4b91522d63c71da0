import { pick } from '../../kernel/event-store/events.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import type { Outbox } from '../../mail/mail.ports.js';
import { type GuestReportTables, openGuest } from './guest-report.tables.js';
import { reportEvents } from './report.events.js';
import { reportDecidedEmail } from './report-emails.js';

type Deps = Pick<ModuleContext, 'eventStore'> & { readonly outbox: Outbox };

/** Whenever a report of a guest is resolved, they get a mail. */
export const mailGuests = ({ eventStore, outbox }: Deps): Reactor =>
  reactor({
    name: 'mail-reporting-guests',
    handles: [pick(reportEvents, 'ReportResolved')],
    handle: async (tx, events) => {
      const rows = tx.withTables<GuestReportTables>();
      for (const { id: cause, entityId: id, data, recordedAt } of events) {
        const row = await rows
          .updateTable('moderation.guest_report')
          .set({ resolved_at: recordedAt })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        const guest = row && (await openGuest(eventStore.keys, row));
        if (!row || !guest) continue;
        const content = reportDecidedEmail(data.outcome);
        const mail = { cause, kind: 'report-decided', to: guest.email, person: row.reporter_id, content };
        await (await outbox.write(mail)).enqueue(tx);
      }
    },
  });
