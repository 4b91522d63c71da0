import { foldEvents } from '../../kernel/decider/decider.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type { NotificationRule } from '../../notifications/notifications.ports.js';
import { organizing } from '../events.notification-kinds.js';
import { suggestionEvents } from './suggestion.events.js';
import { suggestionState } from './suggestion.state.js';

const whenever = rulesOf(suggestionEvents);

/** What became of a member's suggestion. */
export const suggestionNotifications: readonly NotificationRule[] = [
  whenever('SuggestionClaimed', 'tell-of-claimed-suggestion', ({ entityId }, before) => [
    {
      ...organizing.of('claimed'),
      recipientId: foldEvents(suggestionState, before).memberId,
      message: 'An organizer prepares {event-suggestion}, which you suggested.',
      href: '/events/suggest',
      about: entityId,
    },
  ]),
  whenever('SuggestionDismissed', 'tell-of-dismissed-suggestion', ({ entityId }, before) => [
    {
      ...organizing.of('dismissed'),
      recipientId: foldEvents(suggestionState, before).memberId,
      message: 'We did not pass on {event-suggestion}, which you suggested. Your suggestions say why.',
      href: '/events/suggest',
      about: entityId,
    },
  ]),
];
