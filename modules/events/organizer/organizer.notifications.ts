import { foldEvents } from '../../kernel/decider/decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type {
  NotificationRequest,
  NotificationRule,
  RequestedContent,
} from '../../notifications/notifications.ports.js';
import { organizing } from '../events.notification-kinds.js';
import { withRole } from './authority.rules.js';
import { type OrganizerEvent, organizerEvents } from './organizer.events.js';
import { type Organizer, organizerState } from './organizer.state.js';

const whenever = rulesOf(organizerEvents);

/** What those who work in an organizer, or are asked to, are told of it. The page of it has the reasons. */
export const organizerNotifications: readonly NotificationRule[] = [
  whenever('OrganizerVerified', 'tell-of-verification', ({ data: { until } }, before) =>
    tellTeam(before, {
      ...organizing.of('verified'),
      message: `{organizer} is verified until {day ${until}}. You can publish its events.`,
    }),
  ),
  whenever('VerificationRefused', 'tell-of-refused-verification', (_, before) =>
    tellTeam(before, {
      ...organizing.of('refused'),
      message: 'We did not verify {organizer}. Its page says why, and you can ask again there.',
    }),
  ),
  whenever('VerificationWithdrawn', 'tell-of-withdrawn-verification', (_, before) =>
    tellTeam(before, {
      ...organizing.of('withdrawn'),
      message:
        '{organizer} is no longer verified. Its page says why, and its events say that they are without an organizer.',
    }),
  ),
  whenever('VerificationLapsed', 'tell-of-lapsed-verification', (_, before) =>
    tellTeam(before, {
      ...organizing.of('lapsed'),
      message:
        'The verification of {organizer} has ended. Its events stay; to publish more, ask for another year.',
    }),
  ),
  whenever('TeamInvited', 'tell-of-team-invitation', ({ data: { memberId, role, by } }, before) =>
    isInvited(before, memberId)
      ? []
      : tell(before, memberId, {
          ...organizing.of('invited'),
          by,
          message: `{who} invites you to work in {organizer} as ${withArticle[role]}.`,
        }),
  ),
  whenever('TeamJoined', 'tell-owners-of-joining', ({ data: { memberId } }, before) =>
    tellAll(before, withRole(organizerIn(before), 'owner'), {
      ...organizing.of('joined'),
      by: memberId,
      message: '{who} works in {organizer} with you now.',
      ofSeveral: '{who} work in {organizer} with you now.',
    }),
  ),
  whenever('TeamRoleChanged', 'tell-of-role', ({ data: { memberId, role, by } }, before) =>
    memberId === by
      ? []
      : tell(before, memberId, {
          ...organizing.of('role'),
          message: `You work in {organizer} as ${withArticle[role]} now.`,
        }),
  ),
  whenever('TeamLeft', 'tell-of-dismissal-from-team', ({ data: { memberId, because } }, before) =>
    because === 'dismissed'
      ? tell(before, memberId, {
          ...organizing.of('left'),
          message: 'You no longer work in {organizer}.',
        })
      : [],
  ),
];

const withArticle = {
  owner: 'an owner',
  editor: 'an editor',
  gate: 'help at the gate',
  treasurer: 'its treasurer',
} as const;

type Before = readonly RecordedEvent<OrganizerEvent>[];
type Content = Omit<RequestedContent, 'about' | 'href'>;

const organizerIn = (before: Before): Organizer => foldEvents(organizerState, before);

const isInvited = (before: Before, memberId: string): boolean =>
  organizerIn(before).invited[memberId] !== undefined;

/** Its owners and editors, who can do something about it. */
const tellTeam = (before: Before, content: Content): readonly NotificationRequest[] =>
  tellAll(before, withRole(organizerIn(before), 'owner', 'editor'), content);

const tellAll = (
  before: Before,
  recipients: readonly string[],
  content: Content,
): readonly NotificationRequest[] =>
  recipients
    .filter((recipientId) => recipientId !== content.by)
    .flatMap((recipientId) => tell(before, recipientId, content));

function tell(before: Before, recipientId: string, content: Content): readonly NotificationRequest[] {
  const about = before[0]?.entityId ?? '';
  return [{ recipientId, about, href: `/organizers/${organizerIn(before).slug}`, ...content }];
}
