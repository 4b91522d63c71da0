import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { AnnouncementEvent, announcementEvents } from './announcement.events.js';
import type { AnnouncementContent } from './announcement.schemas.js';
import { type Announcements, announcementState, phaseOf } from './announcement.state.js';

export type AnnouncementCommand =
  | Command<
      'PublishAnnouncement',
      AnnouncementContent & { readonly announcementId: string; readonly reason: string }
    >
  | Command<'WithdrawAnnouncement', { readonly announcementId: string; readonly reason: string }>;

/** source  README, Announcements */
export const announcementDecider: StreamDecider<
  typeof announcementEvents,
  Announcements,
  AnnouncementCommand
> = {
  ...announcementState,
  decide,
  isAlwaysCarriedOut: () => true,
};

function decide(command: AnnouncementCommand, known: Announcements): readonly AnnouncementEvent[] {
  switch (command.type) {
    case 'PublishAnnouncement':
      return publish(command);
    case 'WithdrawAnnouncement':
      return withdraw(command, known);
    default:
      return unreachable(command);
  }
}

/** out     [AnnouncementPublished]
 *  errors  ANNOUNCEMENT_OVER (unprocessable) */
function publish(
  command: CommandOf<AnnouncementCommand, 'PublishAnnouncement'>,
): readonly AnnouncementEvent[] {
  const { announcementId, text, link, level, audience, from, until, reason, meta } = command;
  if (until <= from || until <= meta.now)
    throw unprocessable('ANNOUNCEMENT_OVER', {
      message: 'An announcement ends after it begins, and not in the past.',
    });
  return [
    event('AnnouncementPublished', { announcementId, text, link, level, audience, from, until, reason }),
  ];
}

/** out     [AnnouncementWithdrawn], or [] when it is not shown any more
 *  errors  ANNOUNCEMENT_NOT_FOUND (not-found) */
function withdraw(
  { announcementId, reason, meta }: CommandOf<AnnouncementCommand, 'WithdrawAnnouncement'>,
  known: Announcements,
): readonly AnnouncementEvent[] {
  const one = known.get(announcementId);
  if (!one) throw notFound('ANNOUNCEMENT_NOT_FOUND', { message: 'There is no such announcement.' });
  const phase = phaseOf(one, meta.now);
  if (phase === 'over' || phase === 'withdrawn') return [];
  return [event('AnnouncementWithdrawn', { announcementId, reason })];
}
