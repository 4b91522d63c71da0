import { RECIPIENTS } from '../identity/recipients.ports.js';
import { defineManifest } from '../kernel/manifest/manifest.js';
import { OUTBOX } from '../mail/mail.ports.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { appealEvents } from './appeal/appeal.events.js';
import { appealNotice } from './appeal/appeal.notification-kinds.js';
import { appealNotifications } from './appeal/appeal.notifications.js';
import { applyAppeals } from './appeal/apply-appeals.reactor.js';
import { attachmentMigrations } from './appeal/attachment.migrations.js';
import { deleteAttachments } from './appeal/delete-attachments.reactor.js';
import { deleteOldAttachmentsJob } from './appeal/delete-old-attachments.job.js';
import { mailOfAppeals } from './appeal/mail-of-appeals.reactor.js';
import { caseEvents } from './case/case.events.js';
import { deleteErasedTargets } from './case/delete-erased-targets.reactor.js';
import { hideReportedContent } from './case/hide-reported-content.reactor.js';
import { mendContent } from './case/mend-content.reactor.js';
import { openCasesBySigns } from './case/open-cases-by-signs.reactor.js';
import { carryOutDecisions } from './decision/carry-out-decisions.reactor.js';
import { decisionContent } from './decision/decision.content.js';
import { decisionEvents } from './decision/decision.events.js';
import { Decisions } from './decision/decisions.service.js';
import { Letters } from './decision/letters.service.js';
import { Measures } from './decision/measures.service.js';
import { memberNoteEvents } from './member-note/member-note.events.js';
import { ModerationModule } from './moderation.module.js';
import { decisionNotice, reportNotice } from './moderation.notification-kinds.js';
import { deleteGuestReportsJob } from './report/delete-guest-reports.job.js';
import { fileUnansweredJob } from './report/file-unanswered.job.js';
import { mailGuests } from './report/mail-guests.reactor.js';
import { reportContent } from './report/report.content.js';
import { reportEvents } from './report/report.events.js';
import { reportMigrations } from './report/report.migrations.js';
import { reportNotifications } from './report/report.notifications.js';
import { REPORT_HISTORY } from './report/report-history.ports.js';
import { resolveReports } from './report/resolve-reports.reactor.js';

export const moderationManifest = defineManifest({
  name: 'moderation',
  nestModule: ModerationModule,
  migrations: [...reportMigrations, ...attachmentMigrations],
  streams: [reportEvents, caseEvents, decisionEvents, appealEvents, memberNoteEvents],
  contents: [decisionContent, reportContent],
  notificationTypes: [reportNotice, decisionNotice, appealNotice],
  notifications: [...reportNotifications, ...appealNotifications],
  mailsToTypedAddress: ['confirm-report', 'report-received', 'report-decided'],
  reactors: (context) => [
    hideReportedContent({ ...context, notifier: context.get(NOTIFIER) }),
    mendContent(context),
    openCasesBySigns(context),
    deleteErasedTargets,
    resolveReports(context),
    carryOutDecisions({
      ...context,
      decisions: context.get(Decisions),
      measures: context.get(Measures),
      letters: context.get(Letters),
    }),
    mailGuests({ ...context, outbox: context.get(OUTBOX) }),
    applyAppeals(context),
    deleteAttachments(context),
    mailOfAppeals({
      ...context,
      recipients: context.get(RECIPIENTS),
      outbox: context.get(OUTBOX),
      publicUrl: context.environment.publicUrl,
    }),
  ],
  jobs: (context) => [
    fileUnansweredJob({ ...context, history: context.get(REPORT_HISTORY) }),
    deleteGuestReportsJob(context),
    deleteOldAttachmentsJob(context),
  ],
});
