import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const communityErrors = {
  invalid: {
    BAD_CURSOR: 'the cursor belongs to another list',
    FEED_UNKNOWN: 'no feed is named, or the one that is lacks its id or its place',
  },
  'not-found': {
    POST_NOT_FOUND:
      'no such post, or none that the caller sees: deleted, hidden, removed, in a community that only its members read, or blocked',
    COMMENT_NOT_FOUND: 'no such comment under that post, or none that the caller may change',
    COMMUNITY_NOT_FOUND: 'no such community, or one for adults, and the caller is not known to be one',
    REQUEST_NOT_FOUND: 'nobody of that id asks to join',
    RULE_NOT_FOUND: 'the community has no rule of that id',
    CONTENT_NOT_FOUND: 'something to share that cannot be shared, or that the caller does not see',
    FOLLOW_TARGET_NOT_FOUND:
      'a member whose page the caller does not see, a community that they do not find, a build or an organizer that they do not see, or no tag or vehicle',
    MEMBER_NOT_FOUND: 'a member whose page the caller does not see',
    PHOTO_NOT_FOUND: 'a photo that is not the caller’s, was used before, or is gone',
  },
  forbidden: {
    OWN_FOLLOW: 'nobody follows or mutes themselves',
    NOT_A_MEMBER:
      'only members of the community post, comment and react there, read its log, and the list of members of a closed one; somebody who is no member is made a moderator or owner, or banned',
    NOT_A_MODERATOR:
      'the caller neither owns nor moderates the community, nor is staff; or would decide about themselves',
    NOT_THE_OWNER: 'only the owner of the community does that',
    BANNED: 'the moderators banned the caller; `until`, `rule` and `reason` say it',
    BAN_OF_MODERATOR: 'the owner and the moderators of a community are neither removed nor banned',
    INVITATION_NEEDED: 'only whoever has an invitation joins the community',
    ADULTS_ONLY: 'a community for adults is founded, and made of another, by somebody who is known to be 18',
    OWN_POST: 'nobody decides about a post or comment of their own',
  },
  conflict: {
    TOO_MANY_FOLLOWED: 'one more than the 5,000 that a member follows at most',
    POST_ID_TAKEN: 'the id of a post of somebody else, or in another place',
    COMMENT_ID_TAKEN: 'the id of a comment of somebody else, or under another post',
    COMMUNITY_CLOSED: 'the community is archived: it is read, and nobody posts',
    POST_CLOSED: 'the post or comment is hidden or removed, or its community is archived',
    COMMENTS_LOCKED: 'the moderators locked the comments of the post',
    NOT_A_QUESTION: 'only a question has an answer',
    SLUG_TAKEN: 'another community was founded under the same address at the same moment',
    INVITATION_OVER: 'the link of an invitation has ended, or never was',
    TOO_MANY_MODERATORS: 'a community has 20 moderators at most',
    TOO_MANY_PINNED: 'three posts are pinned at most',
    TOO_MANY_INVITATIONS: 'ten links of invitations are open at most',
  },
  unprocessable: {
    BAN_DAY_PAST: 'a ban until a day that is over',
    NOTHING_IN_IT: 'an edit that leaves neither words nor photos nor anything shared',
  },
  'too-many': {
    TOO_MANY_POSTS: 'more posts in 24 hours than the account may write; `retryAfter` in seconds',
    TOO_MANY_COMMENTS: 'likewise, comments',
    TOO_MANY_REACTIONS: 'likewise, reactions',
    TOO_MANY_EDITS: 'likewise, edits of posts and comments',
    TOO_MANY_POST_PHOTOS: 'likewise, photos of posts and comments',
    TOO_MANY_FOLLOWS: 'likewise, members and things that they begin to follow',
    TOO_MANY_COMMUNITIES: 'likewise, communities founded',
    TOO_MANY_REQUESTS: 'likewise, requests to join one',
    POSTED_TOO_SOON: 'less than 30 seconds after the last post or comment; `retryAfter` in seconds',
    LINK_REPEATED: 'the same link in more than three posts and comments in 24 hours; `retryAfter` in seconds',
    TYPED_TOO_FAST:
      'more than 20 letters in less than three seconds, by an account younger than 30 days; `retryAfter` in seconds',
  },
} as const satisfies ErrorCatalogue;
