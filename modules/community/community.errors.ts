import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** The refusals of this module: kind, stable code and condition. The README's table and a test follow from it. */
export const communityErrors = {
  invalid: {
    BAD_CURSOR: 'the cursor belongs to another list',
  },
  'not-found': {
    POST_NOT_FOUND:
      'no such post, or none that the caller sees: deleted, hidden, removed, in a community that only its members read, or blocked',
    COMMENT_NOT_FOUND: 'no such comment under that post, or none that the caller may change',
    COMMUNITY_NOT_FOUND: 'no such community, or one that the caller does not find',
    CONTENT_NOT_FOUND: 'something to share that cannot be shared, or that the caller does not see',
    FOLLOW_TARGET_NOT_FOUND:
      'a member whose page the caller does not see, a community that they do not find, or no tag or vehicle',
    MEMBER_NOT_FOUND: 'a member whose page the caller does not see',
    PHOTO_NOT_FOUND: 'a photo that is not the caller’s, was used before, or is gone',
  },
  forbidden: {
    NOT_A_MEMBER: 'only members of the community post, comment and react there',
    OWN_FOLLOW: 'nobody follows or mutes themselves',
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
  },
  unprocessable: {
    NOTHING_IN_IT: 'an edit that leaves neither words nor photos nor anything shared',
  },
  'too-many': {
    TOO_MANY_POSTS: 'more posts in 24 hours than the account may write; `retryAfter` in seconds',
    TOO_MANY_COMMENTS: 'likewise, comments',
    TOO_MANY_REACTIONS: 'likewise, reactions',
    TOO_MANY_EDITS: 'likewise, edits of posts and comments',
    TOO_MANY_POST_PHOTOS: 'likewise, photos of posts and comments',
    TOO_MANY_FOLLOWS: 'likewise, members and things that they begin to follow',
    POSTED_TOO_SOON: 'less than 30 seconds after the last post or comment; `retryAfter` in seconds',
    LINK_REPEATED: 'the same link in more than three posts and comments in 24 hours; `retryAfter` in seconds',
    TYPED_TOO_FAST:
      'more than 20 letters in less than three seconds, by an account younger than 30 days; `retryAfter` in seconds',
  },
} as const satisfies ErrorCatalogue;
