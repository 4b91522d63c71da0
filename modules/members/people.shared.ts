import { sql } from 'kysely';
import { nameForOthers } from './name-for-others.rules.js';

/** A registered member, for queries of read models that show members or ask who may be seen. */
export interface Person {
  readonly id: string;
  /** The full name, which not everybody may see: show `nameForAll`. */
  readonly full_name: string;
  /** ISO-8601 UTC */
  readonly joined_at: string;
  readonly is_minor: boolean;
  /** Whether others may see the storefront: the age is known, and a minor has a verified guardian. */
  readonly is_open: boolean;
  /** null until one is chosen, and unless it is known that the member is 18. */
  readonly handle: string | null;
  /** The id of the picture that others see; null likewise. */
  readonly picture_id: string | null;
  /** Whether others may see who follows them and whom they follow; nobody's but an adult's. */
  readonly shows_follows: boolean;
}

/** Everybody who is registered, to join by id; an erased member has no row. A read that joins it also waits for `member-pages`.
 *  source  ADR 0071 */
export const people = sql<Person>`(
  select id, name as full_name, joined_at, is_minor, has_birth_date and (not is_minor or link_status = 'verified') as is_open,
    case when has_birth_date and not is_minor then handle end as handle,
    case when has_birth_date and not is_minor and (shown->>'picture')::boolean then picture->>'id' end as picture_id,
    has_birth_date and not is_minor and coalesce((shown->>'follows')::boolean, true) as shows_follows
  from member_pages.member where joined_at is not null)`;

/** The handles of adults, to find members by: an index answers an exact handle. A read that joins it also waits for `member-pages`. */
export const handles = sql<{ readonly id: string; readonly handle: string }>`(
  select id, handle from member_pages.member where joined_at is not null and handle is not null and has_birth_date and not is_minor)`;

/** Who has blocked whom. A read that joins it also waits for `member-pages`. */
export const blocks = sql<{ readonly blocker_id: string; readonly blocked_id: string }>`(
  select member_id as blocker_id, blocked_id from member_pages.block)`;

/** The result of a left join with a person. */
export type Found = { readonly [Column in 'full_name' | 'is_minor']: Person[Column] | null };

/** For a member who is erased, or whose registration is not handled yet. */
export const nobody: Found = { full_name: null, is_minor: null };

/** The public name of a person on what they offer: for a minor only the first name. Pure. */
export const nameForAll = ({ full_name, is_minor }: Found): string =>
  full_name === null ? 'Former member' : nameForOthers(full_name, !is_minor);
