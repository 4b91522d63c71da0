import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { communityMembers, memberFollowers } from '../../../modules/community/audience.shared.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { blocks, people } from '../../../modules/members/people.shared.js';
import { capabilitiesOfRoles } from '../../../modules/memberships/capabilities.rules.js';

/** Who reads builds, as far as it decides which they see. */
export interface Reader {
  /** '' for a guest. */
  readonly id: string;
  /** Whether they decide about what others show. */
  readonly isStaff: boolean;
}

export const readerOf = ({ actor }: Pick<Viewer, 'actor'>): Reader => ({
  id: actor?.id ?? '',
  isStaff: actor !== undefined && capabilitiesOfRoles(actor.roles).includes('moderate'),
});

/** A reader, or the column of a query that has the id of one. */
interface Asked extends Pick<Reader, 'isStaff'> {
  readonly id: string | RawBuilder<string>;
}

/** Whether a reader works on a build `b`, as its owner or a collaborator, invited ones too. */
export const worksOn = ({ id }: Pick<Asked, 'id'>): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${id} <> '' and (b.owner_id = ${id} or exists (
    select from builds.collaborator c where c.build_id = b.id and c.member_id = ${id})))`;

/** Whether a reader sees a build `b`: whoever works on it, whoever it is offered to, and its audience. To others than those who work on it, it is shown while
 *  others may see its owner, and the reader and the owner have not blocked each other. A deleted one is shown to nobody.
 *  source  modules/builds/README.md, Who sees a build */
export const seesBuild = (reader: Asked): RawBuilder<SqlBool> => sql<SqlBool>`(
  b.standing <> 'deleted' and (${worksOn(reader)}
    or (b.audience <> 'private' and ${reader.isStaff})
    or (b.standing = 'shown' and (${isOffered(reader)} or ${isOfAudience(reader)}) and ${meets(reader)})))`;

/** Whether a reader sees a build `b` only because it is offered to them: until they take it over, they see as much of it as goes along. */
export const seesByOffer = (reader: Asked): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${isOffered(reader)} and not ${worksOn(reader)} and not ${isOfAudience(reader)})`;

const isOffered = ({ id }: Asked): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${id} <> '' and coalesce(b.offered_to = ${id}, false))`;

/** Whether a build `b` is shown to a reader beside those who work on it; staff decides about all but private ones. */
const isOfAudience = ({ id }: Asked): RawBuilder<SqlBool> => sql<SqlBool>`(
  b.audience = 'public'
  or (${id} <> '' and (
    (b.audience = 'followers' and exists (
      select from ${memberFollowers} f where f.member_id = b.owner_id and f.follower_id = ${id}))
    or (b.audience = 'community' and exists (
      select from ${communityMembers} m where m.community_id = b.community_id and m.member_id = ${id})))))`;

const meets = ({ id }: Asked): RawBuilder<SqlBool> => sql<SqlBool>`(
  exists (select from ${people} p where p.id = b.owner_id and p.is_open)
  and (${id} = '' or not exists (select from ${blocks} k
    where (k.blocker_id = ${id} and k.blocked_id = b.owner_id) or (k.blocker_id = b.owner_id and k.blocked_id = ${id}))))`;
