import type { RecordedEvent } from '../../kernel/event-store/events.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type { NotificationRequest, NotificationRule } from '../../notifications/notifications.ports.js';
import { type AppealEvent, appealEvents } from './appeal.events.js';
import { appealNotice } from './appeal.notification-kinds.js';
import { partiesIn } from './parties.rules.js';

const whenever = rulesOf(appealEvents);

/** Notifications to the member, and to the guardian who appealed for them. Questions and answers are mailed too (`mail-of-appeals`). */
export const appealNotifications: readonly NotificationRule[] = [
  whenever('AppealClaimed', 'tell-of-claimed-appeal', ({ entityId }, before) =>
    hasBeenClaimed(before)
      ? []
      : notify(entityId, before, 'looked_at', 'Somebody is looking at your appeal now.'),
  ),
  whenever('QuestionAsked', 'tell-of-question-about-appeal', ({ entityId }, before) =>
    notify(entityId, before, 'question', 'The reviewer of your appeal has a question.'),
  ),
  // a decision that changes has a notification of its own
  whenever('AppealDecided', 'tell-of-decided-appeal', ({ entityId, data }, before) =>
    data.outcome === 'upheld'
      ? notify(entityId, before, 'decided', 'Your appeal is decided: the decision stays as it is.')
      : [],
  ),
  whenever('AppealRefused', 'tell-of-refused-appeal', ({ entityId }, before) =>
    notify(entityId, before, 'decided', 'Your appeal was not accepted. The answer says why.'),
  ),
];

/** Whether somebody has looked before, since it was last sent. */
const hasBeenClaimed = (before: readonly RecordedEvent<AppealEvent>[]): boolean =>
  before
    .slice(before.findLastIndex(({ type }) => type === 'AppealFiled'))
    .some(({ type }) => type === 'AppealClaimed');

const notify = (
  appealId: string,
  before: readonly RecordedEvent<AppealEvent>[],
  subtype: Parameters<typeof appealNotice.of>[0],
  message: string,
): readonly NotificationRequest[] =>
  partiesIn(before).map((recipientId) => ({
    ...appealNotice.of(subtype),
    recipientId,
    message,
    href: `/appeals/${appealId}`,
    about: appealId,
    delivery: 'in app',
  }));
