import type {
  CommunityView,
  communityActions,
} from '../../../modules/community/community/community.contract.js';
import type { Told } from '../../../modules/community/membership/membership.state.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type FoundRow, isIn, type Reader, standingIn } from './rows.js';

type Action = (typeof communityActions)[number];

/** What the reader may do to a community now. */
export function allowedOn(row: FoundRow, reader: Reader): Action[] {
  if (reader.id === undefined) return [];
  const standing = standingIn(row, reader);
  const isOpen = row.archived_because === null;
  const isModerator = standing === 'owner' || standing === 'moderator' || reader.isStaff;
  return [
    ...(standing === 'none' && isOpen ? joinActions[row.join_policy] : []),
    ...(standing === 'requested' ? (['withdrawRequest'] as const) : []),
    ...(isIn(standing) ? (['leave'] as const) : []),
    ...(isIn(standing) && isOpen ? (['post'] as const) : []),
    ...(isModerator ? (['moderate'] as const) : []),
    ...(isModerator && isOpen ? (['invite'] as const) : []),
    ...(standing === 'owner' ? (['edit', 'appoint', 'handOver'] as const) : []),
    ...(standing === 'owner' && isOpen ? (['archive'] as const) : []),
    ...(standing === 'owner' && row.archived_because === 'by its owner' ? (['reopen'] as const) : []),
  ];
}

const joinActions: Readonly<Record<FoundRow['join_policy'], readonly Action[]>> = {
  open: ['join'],
  request: ['requestToJoin'],
  invitation: [],
};

/** Why a community is archived, in words; null while it is not. */
export function archivedInWords({
  archived_because: because,
  archived_reason: reason,
}: FoundRow): string | null {
  switch (because) {
    case null:
      return null;
    case 'by its owner':
      return reason ? `Its owner archived it: ${reason}` : 'Its owner archived it.';
    case 'nobody to own it':
      return 'Its owner left, and no moderator was there to follow.';
    case 'staff':
      return reason ? `Our staff archived it: ${reason}` : 'Our staff archived it.';
    default:
      return unreachable(because);
  }
}

/** What the reader is told of the end of their request or membership. */
export const toldInWords = (told: Told | null): CommunityView['told'] =>
  told && { what: wordsOf[told.what], rule: told.rule, reason: told.reason };

const wordsOf: Readonly<Record<Told['what'], string>> = {
  refused: 'Your request to join was not accepted.',
  removed: 'The moderators removed you from this community.',
  banned: 'The moderators banned you from this community.',
  'adults only': 'This community is for adults only now.',
};
