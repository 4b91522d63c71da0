import type { DateView, EventPage, eventActions } from '../../../modules/events/events.contract.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { capabilitiesOfRoles } from '../../../modules/memberships/capabilities.rules.js';
import type { OpenRow } from './events.table.js';
import { isVerified } from './views.js';

type Action = (typeof eventActions)[number];

/** What a reader may do with an event now. The decider refuses the rest.
 *  source  README */
export function allowedOn(
  row: Pick<OpenRow, 'status' | 'is_removed' | 'club' | 'organizer_id'>,
  dates: readonly DateView[],
  { actor, now }: { readonly actor: Actor | undefined; readonly now: string },
): EventPage['allowedActions'] {
  if (!actor) return [];
  const { status, club } = row;
  const role = club?.team[actor.id];
  const runs = club ? role === 'owner' || role === 'editor' : row.organizer_id === actor.id;
  const isReady = club !== null && isVerified(club, now);
  if (status === 'draft' || status === 'in review') {
    const review =
      status === 'in review' && role === undefined && isReviewer(actor) ? (['review'] as const) : [];
    return runs ? ['edit', 'changeDates', 'discard', ...handedOn(row, isReady), ...review] : [...review];
  }
  const isOver = dates.every((date) => date.isOver || date.status === 'cancelled');
  if (status !== 'published' || !runs || isOver) return [];
  return ['edit', 'changeDates', 'cancel', ...(isReady ? (['broadcast'] as const) : [])];
}

/** A draft of an organizer that staff trusts is published, the first of another goes to staff. */
function handedOn({ status, club }: Pick<OpenRow, 'status' | 'club'>, isReady: boolean): readonly Action[] {
  if (!isReady) return [];
  if (club?.is_trusted) return ['publish'];
  return status === 'draft' ? ['submit'] : [];
}

const isReviewer = ({ roles }: Actor): boolean => capabilitiesOfRoles(roles).includes('review');
