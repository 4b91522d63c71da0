import { type RawBuilder, sql } from 'kysely';
import { siteAuthorId, siteAuthorName } from '../../../modules/community/site-author.rules.js';
import { type Person, people } from '../../../modules/members/people.shared.js';

/** Whoever writes posts, to join by id: members, and the site itself, which is open to everybody and older than any post. */
export const authors: RawBuilder<Person> = sql<Person>`(
  select id, full_name, joined_at, is_minor, is_open, handle, picture_id, shows_follows from ${people} member
  union all
  select ${sql.lit(siteAuthorId)}, ${sql.lit(siteAuthorName)}, timestamptz '2020-01-01Z', false, true, null::text, null::text, false)`;
