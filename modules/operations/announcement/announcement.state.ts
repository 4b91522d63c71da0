import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type AnnouncementEvent, announcementEvents } from './announcement.events.js';
import type { AnnouncementContent, Audience } from './announcement.schemas.js';

export interface Announcement extends AnnouncementContent {
  readonly isWithdrawn: boolean;
}

/** By id, oldest first. */
export type Announcements = ReadonlyMap<string, Announcement>;

const none: Announcements = new Map();

export const announcementState: StreamState<typeof announcementEvents, Announcements> = {
  events: announcementEvents,
  ...foldInPlace<Announcements, AnnouncementEvent, Map<string, Announcement>>(none, {
    open: (known) => new Map(known),
    change,
    close: (known) => known,
  }),
};

function change(known: Map<string, Announcement>, { type, data }: AnnouncementEvent): void {
  switch (type) {
    case 'AnnouncementPublished': {
      const { announcementId, reason: _reason, ...content } = data;
      known.set(announcementId, { ...content, isWithdrawn: false });
      return;
    }
    case 'AnnouncementWithdrawn': {
      const one = known.get(data.announcementId);
      if (one) known.set(data.announcementId, { ...one, isWithdrawn: true });
      return;
    }
    default:
      unreachable(type);
  }
}

export type AnnouncementPhase = 'planned' | 'shown' | 'over' | 'withdrawn';

export function phaseOf(
  { from, until, isWithdrawn }: Pick<Announcement, 'from' | 'until' | 'isWithdrawn'>,
  now: string,
): AnnouncementPhase {
  if (isWithdrawn) return 'withdrawn';
  if (now >= until) return 'over';
  return now < from ? 'planned' : 'shown';
}

/** Whether somebody of this kind reads it. */
export const isFor = (
  audience: Audience,
  reader: { readonly isMember: boolean; readonly isStaff: boolean },
) => audience === 'everybody' || (audience === 'members' ? reader.isMember : reader.isStaff);
