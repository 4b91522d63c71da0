import { foldEvents } from '../../kernel/decider/decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type { NotificationRule } from '../../notifications/notifications.ports.js';
import { reportNotice } from '../moderation.notification-kinds.js';
import { reportEvents } from './report.events.js';
import { reportState, type SentReport } from './report.state.js';
import { decidedWords } from './report-emails.js';

const whenever = rulesOf(reportEvents);

/** What reporters and sellers are told. Reporters never learn what it cost whom; sellers never learn who said it. */
export const reportNotifications: readonly NotificationRule[] = [
  whenever('ReportReceived', 'tell-reporter-received', ({ entityId: about, data }) =>
    data.isGuest
      ? []
      : [
          {
            ...reportNotice.of('received'),
            recipientId: data.reporterId,
            message: `We have your report${aboutIt(data)}, and a person looks at it.`,
            href: '/reports',
            about,
            delivery: 'in app' as const,
          },
        ],
  ),
  whenever('ReportResolved', 'tell-reporter-resolved', ({ entityId: about, data }, before) => {
    const report = sentIn(before);
    if (!report || report.isGuest) return [];
    return [
      {
        ...reportNotice.of('decided'),
        recipientId: report.reporterId,
        message: decidedWords[data.outcome].replace('your report', `your report${aboutIt(report)}`),
        href: '/reports',
        about,
      },
    ];
  }),
  whenever('SellerAsked', 'ask-seller-whether-sold', (_, before) => {
    const report = sentIn(before);
    const listing = report?.targets[0];
    if (!report || !listing) return [];
    return [
      {
        ...reportNotice.of('seller_asked'),
        recipientId: report.subjectId,
        message: 'Somebody says that {listing} is sold. Is it?',
        href: `/listing/${listing.id}`,
        about: listing.id,
      },
    ];
  }),
];

/** " about “3x2 intake for 389”"; nothing for what has no title, such as a message. */
function aboutIt({ targets: [first] }: Pick<SentReport, 'targets'>): string {
  return first && titled.includes(first.kind) ? ` about {${first.kind} ${first.id}}` : '';
}

const titled: readonly string[] = ['listing', 'member', 'post', 'comment', 'community', 'gathering'];

function sentIn(before: readonly RecordedEvent[]): SentReport | undefined {
  const report = foldEvents(reportState, before as readonly never[]);
  return report.status === 'none' ? undefined : report;
}
