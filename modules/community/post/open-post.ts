import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { guardianshipState, isKnownAdult } from '../../members/guardians/guardianship.state.js';
import type { MemberRelations } from '../../members/member-relations.ports.js';
import { capabilitiesOfRoles } from '../../memberships/capabilities.rules.js';
import { type StandingIn, standingIn } from '../community/standing-in.js';
import { isSiteAuthor } from '../site-author.rules.js';
import { noPost } from './no-post.rules.js';
import { postState, type WrittenPost } from './post.state.js';

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly relations: Pick<MemberRelations, 'isBlockedBetween' | 'standingOf'>;
}

/** A published post on which a member may comment or react, from the log and therefore never late. It is looked at as the wall shows it:
 *  what the member would not see there does not exist.
 *  errors  POST_NOT_FOUND (not-found), POST_CLOSED (conflict), NOT_A_MEMBER (forbidden) */
export async function openPost(deps: Deps, id: string, meta: CommandMetadata): Promise<WrittenPost> {
  const post = await loadState(deps.eventStore, postState, id);
  if (post.status === 'none' || post.status === 'deleted') throw noPost();
  const isOwn = post.authorId === meta.actor.id;
  const isStaff = capabilitiesOfRoles(meta.actor.roles).includes('moderate');
  if (!isOwn && !isStaff && !(await isSeen(deps, post, meta.actor.id))) throw noPost();
  if (post.communityId !== null) await mustTakePart(deps, post.communityId, meta);
  if (post.status === 'published') return post;
  if (!isOwn && !isStaff) throw noPost();
  throw conflict('POST_CLOSED', { message: 'This post is hidden or was removed. Nobody can answer it now.' });
}

/** Whether the author is the site, or somebody whom others see, and neither has blocked the other. */
async function isSeen({ relations }: Deps, { authorId }: WrittenPost, memberId: string): Promise<boolean> {
  if (isSiteAuthor(authorId)) return true;
  const [isBlocked, { missingRequirement }] = await Promise.all([
    relations.isBlockedBetween(authorId, memberId),
    relations.standingOf(authorId),
  ]);
  return !isBlocked && missingRequirement === null;
}

async function mustTakePart(deps: Deps, communityId: string, meta: CommandMetadata): Promise<void> {
  const found = await communityFor(deps, communityId, meta);
  if (!found) throw noPost();
  if (found.status === 'archived') throw archived(found.name);
  if (!isIn(found)) throw notAMember(found.name);
}

/** Whoever edits what they wrote in a community still takes part there: nobody writes after a ban, or once it is archived.
 *  errors  POST_CLOSED (conflict), NOT_A_MEMBER (forbidden) */
export async function mustStillTakePart(
  { eventStore }: Pick<Deps, 'eventStore'>,
  communityId: string | null,
  { actor, now }: CommandMetadata,
): Promise<void> {
  if (communityId === null) return;
  const found = await standingIn({ eventStore }, communityId, actor.id, now);
  if (found.status === 'archived') throw archived(found.name);
  if (!isIn(found)) throw notAMember(found.name);
}

/** A community in which a member may post.
 *  errors  COMMUNITY_NOT_FOUND (not-found), COMMUNITY_CLOSED (conflict), NOT_A_MEMBER (forbidden) */
export async function mustPostIn(deps: Deps, communityId: string, meta: CommandMetadata): Promise<void> {
  const found = await communityFor(deps, communityId, meta);
  if (!found)
    throw notFound('COMMUNITY_NOT_FOUND', {
      message: 'This community no longer exists, or it is not open to you.',
    });
  if (found.status === 'archived')
    throw conflict('COMMUNITY_CLOSED', { message: `${found.name} is archived, so nobody posts there.` });
  if (!isIn(found)) throw notAMember(found.name);
}

/** out  undefined for a community that this member does not find */
async function communityFor(
  { eventStore }: Deps,
  communityId: string,
  { actor, now }: CommandMetadata,
): Promise<StandingIn | undefined> {
  const [found, age] = await Promise.all([
    standingIn({ eventStore }, communityId, actor.id, now),
    loadState(eventStore, guardianshipState, actor.id),
  ]);
  if (found.status === 'none' || (found.isAdultsOnly && !isKnownAdult(age, now))) return undefined;
  return found.isOpen || isIn(found) ? found : undefined;
}

const isIn = ({ standing }: StandingIn): boolean =>
  standing === 'member' || standing === 'moderator' || standing === 'owner';

const archived = (name: string) =>
  conflict('POST_CLOSED', {
    message: `${name} is archived. Its posts can be read, and nobody answers them.`,
  });

const notAMember = (name: string) =>
  forbidden('NOT_A_MEMBER', {
    message: `Only members of ${name} take part there. Join it first; what you wrote is kept.`,
  });
