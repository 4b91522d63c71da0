import { Controller, Inject } from '@nestjs/common';
import {
  COMMUNITIES_OF_READERS,
  type CommunitiesOfReaders,
} from '../../../modules/community/community/communities.ports.js';
import type { CommunityRef } from '../../../modules/community/community.schemas.js';
import { pageOf, readCursor } from '../../../modules/community/cursors.shared.js';
import {
  type Followed,
  getFollow,
  listFollowers,
  listFollowing,
  listMyFollows,
} from '../../../modules/community/follow/follow.contract.js';
import type { FollowTarget } from '../../../modules/community/follow/follow.events.js';
import { FOLLOW_TARGETS, type FollowTargets } from '../../../modules/community/follow/follows.ports.js';
import { vehicleName } from '../../../modules/community/follow/vehicle-name.rules.js';
import { personsBy, personView, signedPictures } from '../../../modules/community/persons.shared.js';
import { CONTENTS, DATABASE, MASTER_SECRET } from '../../../modules/kernel/config/tokens.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import {
  followersCount,
  followingCount,
  followsOf,
  type MyFollow,
  peopleOf,
  showsFollows,
} from './follows.queries.js';

@Controller()
export class FollowsController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
    @Inject(FOLLOW_TARGETS) private readonly targets: FollowTargets,
    @Inject(COMMUNITIES_OF_READERS) private readonly communities: CommunitiesOfReaders,
  ) {}

  @Route(listMyFollows)
  async mine(
    @Input() { meta: { actor, now } }: RouteInput<typeof listMyFollows>,
  ): Promise<ResponseOf<typeof listMyFollows>> {
    const blocked = new Set(await this.blocks.blockedWith(actor.id));
    const rows = (await followsOf(this.db, actor.id, now)).filter(({ id }) => !blocked.has(id));
    return { follows: await this.#named(rows, { actor, now }) };
  }

  @Route(getFollow)
  async follow(
    @Input() { params: target, actor, meta: { now } }: RouteInput<typeof getFollow>,
  ): Promise<ResponseOf<typeof getFollow>> {
    if (!(await this.targets.isFound(target, { actor, now }))) throw targetNotFound();
    const isMember = target.kind === 'member';
    const [[named], areListsOpen, [mine], blocked] = await Promise.all([
      this.#named([{ ...target, isFollowed: false, isMuted: false, mutedUntil: null }], { actor, now }),
      isMember ? this.#showsFollows(target.id, actor) : false,
      actor ? followsOf(this.db, actor.id, now, target) : [],
      this.#blockedWith(actor),
    ]);
    if (!named) throw targetNotFound();
    const isCounted = !isMember || areListsOpen;
    return {
      name: named.name,
      followers: isCounted ? await followersCount(this.db, target, blocked) : null,
      following: areListsOpen ? await followingCount(this.db, target.id, blocked) : null,
      isFollowed: mine?.isFollowed ?? false,
      isMuted: mine?.isMuted ?? false,
      mutedUntil: mine?.mutedUntil ?? null,
      mayFollow: actor !== undefined && !(isMember && target.id === actor.id),
      areListsOpen,
    };
  }

  @Route(listFollowers)
  followers(@Input() input: RouteInput<typeof listFollowers>): Promise<ResponseOf<typeof listFollowers>> {
    return this.#people('followers', input);
  }

  @Route(listFollowing)
  following(@Input() input: RouteInput<typeof listFollowing>): Promise<ResponseOf<typeof listFollowing>> {
    return this.#people('following', input);
  }

  async #people(
    which: 'followers' | 'following',
    { params: { id }, query, actor, meta: { now } }: RouteInput<typeof listFollowers>,
  ): Promise<ResponseOf<typeof listFollowers>> {
    const before = readCursor(query.before);
    if (!(await this.targets.isFound({ kind: 'member', id }, { actor, now })))
      throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
    if (!(await this.#showsFollows(id, actor))) return { members: [], next: null };
    const blocked = await this.#blockedWith(actor);
    const { limit } = query;
    const found = await peopleOf(this.db, which, id, {
      readerId: actor?.id,
      blocked,
      before,
      limit: limit + 1,
    });
    const { rows, next } = pageOf(found, limit);
    const sign = signedPictures(this.secret, now);
    return { members: rows.map((row) => personView(row, sign)), next };
  }

  /** With their names; what is gone, or is shown to the reader no more, is left out. */
  async #named(rows: readonly MyFollow[], viewer: Viewer): Promise<Followed[]> {
    const idsOf = (kind: FollowTarget['kind']) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
    const [persons, communities, titleOf] = await Promise.all([
      personsBy(this.db, idsOf('member'), signedPictures(this.secret, viewer.now)),
      this.communities.named(idsOf('community')),
      this.contents.firstLinesOf(
        titled.flatMap((kind) => idsOf(kind).map((id) => ({ kind, id }))),
        viewer,
      ),
    ]);
    return rows.flatMap((row) => {
      const member = row.kind === 'member' ? (persons.get(row.id) ?? null) : null;
      const community = row.kind === 'community' ? refOf(communities.get(row.id)) : null;
      const name = member?.name ?? community?.name ?? nameByItself(row) ?? titleOf(row);
      return name === undefined ? [] : [{ ...row, name, member, community }];
    });
  }

  async #showsFollows(id: string, actor: Actor | undefined): Promise<boolean> {
    return actor?.id === id || showsFollows(this.db, id);
  }

  async #blockedWith(actor: Actor | undefined): Promise<readonly string[]> {
    return actor ? this.blocks.blockedWith(actor.id) : [];
  }
}

const refOf = (found: CommunityRef | undefined): CommunityRef | null =>
  found ? { id: found.id, slug: found.slug, name: found.name } : null;

/** Followed content that is called by its title. */
const titled = ['build', 'organizer'] as const;

function nameByItself({ kind, id }: FollowTarget): string | undefined {
  if (kind === 'tag') return `#${id}`;
  return kind === 'vehicle' ? vehicleName(id) : undefined;
}

const targetNotFound = () =>
  notFound('FOLLOW_TARGET_NOT_FOUND', { message: 'There is nothing here to follow any more.' });
