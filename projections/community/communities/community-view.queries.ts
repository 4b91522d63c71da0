import { communityNotFound } from '../../../modules/community/community/authority.rules.js';
import type { CommunityView } from '../../../modules/community/community/community.contract.js';
import { membershipState } from '../../../modules/community/membership/membership.state.js';
import { idOfMembership } from '../../../modules/community/membership/membership-ids.shared.js';
import type { Gatherings } from '../../../modules/events/gatherings.ports.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { CommunitiesReader } from './communities.reader.js';
import { joinedSince, moderatorsOf } from './community.queries.js';
import { type FoundRow, isOpenTo, type Reader, standingIn } from './rows.js';
import { allowedOn, archivedInWords, toldInWords } from './view.js';

/** A community as its page shows it to a reader. */
export async function communityView(
  { reader: reads, gatherings }: { readonly reader: CommunitiesReader; readonly gatherings: Gatherings },
  row: FoundRow,
  reader: Reader,
  viewer: Viewer,
): Promise<CommunityView> {
  const weekAgo = plusDays(reader.now, -7);
  const isOpenToMe = isOpenTo(row, reader);
  const moderatorIds = await moderatorsOf(reads.db, row.id);
  const [[card], persons, membership, pinned, events, written, newMembers] = await Promise.all([
    reads.cards([row], reader),
    reads.persons([row.owner_id, ...moderatorIds], reader),
    reader.id === undefined
      ? membershipState.initial
      : loadState(reads.eventStore, membershipState, idOfMembership(row.id, reader.id)),
    isOpenToMe && row.pinned.length ? reads.posts.cardsFor(viewer, row.pinned) : [],
    eventsOf(gatherings, row, reader.now),
    reads.posts.countIn([row.id], weekAgo, reader.blocked),
    joinedSince(reads.db, row.id, weekAgo, reader.blocked),
  ]);
  if (!card) throw communityNotFound();
  const standing = standingIn(row, reader);
  const isModerator = standing === 'owner' || standing === 'moderator' || reader.isStaff;
  return {
    ...card,
    description: row.description,
    rules: [...row.rules],
    zip: standing === 'owner' ? row.zip : null,
    owner: persons.get(row.owner_id ?? '') ?? null,
    moderators: moderatorIds.flatMap((id) => persons.get(id) ?? []),
    foundedAt: row.founded_at,
    archivedBecause: archivedInWords(row),
    bannedUntil: standing === 'banned' ? row.banned_until : null,
    told: standing === 'none' || standing === 'banned' ? toldInWords(membership.told) : null,
    isOpenToMe,
    pinned: pinned.filter(({ status }) => status === 'published'),
    events: [...events],
    week: { posts: 0, comments: 0, ...written.get(row.id), newMembers },
    requests: isModerator ? row.requests : 0,
    allowedActions: allowedOn(row, reader),
    version: row.version,
  };
}

/** A club has the events of its owner, others those near their place. */
async function eventsOf(
  gatherings: Gatherings,
  { kind, owner_id: ownerId, latitude, longitude }: FoundRow,
  now: string,
): ReturnType<Gatherings['near']> {
  if (kind === 'club') return ownerId === null ? [] : gatherings.organizedBy(ownerId, now, most);
  if (latitude === null || longitude === null) return [];
  return gatherings.near({ latitude, longitude }, 100, now, most);
}

const most = 6;
