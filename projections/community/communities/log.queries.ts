import { sql } from 'kysely';
import type { Place } from '../../../modules/community/cursors.shared.js';
import type { PostAct, Posts } from '../../../modules/community/post/posts.ports.js';
import { plusSeconds } from '../../../modules/kernel/decider/time.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { ActKind, ActRow } from './acts.js';

/** One line of the log of a community. */
export interface LogLine extends Place {
  readonly what: string;
  readonly moderatorId: string | null;
  readonly memberId: string | null;
  readonly rule: string | null;
  readonly reason: string | null;
}

/** What the moderators did, newest first: to the community and its members, and to its posts and comments. Lines of one moment are in the order of
 *  their ids, so that a page ends between any two.
 *  in  before: the last line of the page before */
export async function logOf(
  db: Database,
  posts: Pick<Posts, 'actsIn'> | undefined,
  communityId: string,
  { before, limit }: { readonly before: Place | undefined; readonly limit: number },
): Promise<readonly LogLine[]> {
  const until = before ? plusSeconds(before.at, 0.001) : null;
  const most = limit + maxAtOnce;
  const [own, ofPosts] = await Promise.all([
    actsBefore(db, communityId, until, most),
    posts?.actsIn(communityId, until, most) ?? [],
  ]);
  const lines = [...own.map(lineOf), ...ofPosts.map(lineOfPost)].sort((a, b) => (isLater(a, b) ? -1 : 1));
  return lines.filter((line) => !before || isLater(before, line)).slice(0, limit);
}

const isLater = (a: Place, b: Place): boolean => a.at > b.at || (a.at === b.at && a.id > b.id);

/** More than moderators do in one moment. */
const maxAtOnce = 20;

async function actsBefore(
  db: Database,
  communityId: string,
  before: string | null,
  limit: number,
): Promise<readonly ActRow[]> {
  const { rows } = await sql<ActRow>`select * from communities.act
    where community_id = ${communityId} and (${before}::timestamptz is null or at < ${before}::timestamptz)
    order by at desc, position desc limit ${limit}`.execute(db);
  return rows;
}

const lineOf = (act: ActRow): LogLine => ({
  at: act.at,
  id: String(act.position).padStart(16, '0'),
  what: wordsOf[act.what],
  moderatorId: act.moderator_id,
  memberId: act.member_id,
  rule: act.rule,
  reason: act.reason || null,
});

const lineOfPost = (act: PostAct): LogLine => ({
  at: act.at,
  id: `${act.postId} ${act.what}`,
  what: `${act.what.charAt(0).toUpperCase()}${act.what.slice(1)}`,
  moderatorId: act.moderatorId || null,
  memberId: act.authorId || null,
  rule: act.rule,
  reason: act.reason || null,
});

const wordsOf: Readonly<Record<ActKind, string>> = {
  changed: 'Changed what the community says of itself',
  'cover changed': 'Changed the cover',
  appointed: 'Made a member a moderator',
  dismissed: 'Dismissed a moderator',
  resigned: 'Resigned as a moderator',
  'left as a moderator': 'Left, and is no moderator any more',
  'handed over': 'Handed the community over',
  'followed the owner': 'Became the owner, because the owner left',
  pinned: 'Pinned a post',
  unpinned: 'Unpinned a post',
  'link made': 'Made a link that invites',
  'link ended': 'Ended a link that invites',
  archived: 'Archived the community',
  'archived without an owner': 'The community was archived, because nobody was left to own it',
  'archived by staff': 'Our staff archived the community',
  reopened: 'Reopened the community',
  approved: 'Approved a request to join',
  refused: 'Refused a request to join',
  removed: 'Removed a member',
  banned: 'Banned a member',
  'ban ended': 'Ended a ban',
};
