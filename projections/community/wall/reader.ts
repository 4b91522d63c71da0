import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CommunitiesOfReaders } from '../../../modules/community/community/communities.ports.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { type Person, people } from '../../../modules/members/people.shared.js';
import { capabilitiesOfRoles } from '../../../modules/memberships/capabilities.rules.js';

/** Who reads the wall, as far as it decides what they see there and may do. */
export interface WallReader {
  /** '' for a guest. */
  readonly id: string;
  /** Whether they decide about what others write. */
  readonly isStaff: boolean;
  /** Whether others see what they write: their age is known, and a minor has a verified guardian. */
  readonly mayWrite: boolean;
  /** Guests, and members of whom it is known that they are 18, find what is for adults only. */
  readonly findsAdultsOnly: boolean;
  /** The communities that they are in, and those of them that they moderate. */
  readonly communities: readonly string[];
  readonly moderated: readonly string[];
  /** Whom they have blocked, and who has blocked them. */
  readonly blocked: readonly string[];
}

export const guest: WallReader = {
  id: '',
  isStaff: false,
  mayWrite: false,
  findsAdultsOnly: true,
  communities: [],
  moderated: [],
  blocked: [],
};

export interface ReaderDeps {
  readonly db: Database;
  readonly communities: Pick<CommunitiesOfReaders, 'of'>;
  readonly blocks: BlockedPairs;
}

/** Three queries, however much is read after them. */
export async function readerOf(
  { db, communities, blocks }: ReaderDeps,
  actor: Actor | undefined,
): Promise<WallReader> {
  if (!actor) return guest;
  const [person, parts, blocked] = await Promise.all([
    personOf(db, actor.id),
    communities.of(actor.id),
    blocks.blockedWith(actor.id),
  ]);
  return {
    ...readerFrom(actor, person),
    communities: parts.map(({ id }) => id),
    moderated: parts.flatMap(({ id, isModerator }) => (isModerator ? [id] : [])),
    blocked,
  };
}

/** A reader by their account alone, who is in no community. */
export function readerFrom(
  { id, roles }: Actor,
  person: Pick<Person, 'is_open' | 'is_minor'> | undefined,
): WallReader {
  const capabilities = capabilitiesOfRoles(roles);
  const isOpen = person?.is_open ?? false;
  return {
    ...guest,
    id,
    isStaff: capabilities.includes('moderate'),
    mayWrite: isOpen || capabilities.includes('post'),
    findsAdultsOnly: isOpen && person?.is_minor === false,
  };
}

export async function personOf(
  db: Database,
  id: string,
): Promise<Pick<Person, 'is_open' | 'is_minor'> | undefined> {
  const { rows } = await sql<Pick<Person, 'is_open' | 'is_minor'>>`
    select is_open, is_minor from ${people} person where id = ${id}`.execute(db);
  return rows[0];
}

/** Whether a reader sees a post `p` of an author `a` in a community `c`, which is null for the author's own wall. A deleted one is a line while
 *  comments stand under it.
 *  source  modules/community/README.md, Who sees what */
export const seesPost = (reader: WallReader): RawBuilder<SqlBool> => sql<SqlBool>`(
  (p.status <> 'deleted' or p.comments > 0) and (
    ${reader.isStaff} or p.author_id = ${reader.id}
    or (p.status in ('published', 'deleted') and a.is_open and p.author_id <> all(${[...reader.blocked]})
      and (p.community_id is null or c.is_open or p.community_id = any(${[...reader.communities]}))
      and (${reader.findsAdultsOnly} or c.is_adults_only is not true))
    or (p.status = 'removed' and p.decision->>'by' = 'community' and p.community_id = any(${[...reader.moderated]}))))`;

/** Whether a reader who sees a post sees what others say about it, as `seesComment` does. */
export const readsWall = (
  reader: WallReader,
  community: { readonly id: string; readonly is_open: boolean; readonly is_adults_only: boolean } | null,
): boolean =>
  community === null ||
  reader.isStaff ||
  reader.communities.includes(community.id) ||
  (community.is_open && (reader.findsAdultsOnly || !community.is_adults_only));

/** Whether a reader who sees the post sees a comment `m` of an author `a` under it. A deleted one is a line where it was the answer. Whoever still sees
 *  their own post in a community that they left, and that is for its members, sees nothing of others there. */
export const seesComment = (reader: WallReader): RawBuilder<SqlBool> => sql<SqlBool>`(
  (m.status <> 'deleted' or m.was_answer) and (
    m.author_id = ${reader.id}
    or ((a.is_open or ${reader.isStaff}) and m.author_id <> all(${[...reader.blocked]})
      and (${reader.isStaff} or m.community_id is null or m.community_id = any(${[...reader.communities]})
        or exists (select from wall.community open where open.id = m.community_id and open.is_open
          and (${reader.findsAdultsOnly} or not open.is_adults_only)))
      and (m.status in ('published', 'deleted') or ${reader.isStaff}
        or (m.status = 'removed' and m.decision->>'by' = 'community' and m.community_id = any(${[...reader.moderated]}))))))`;
