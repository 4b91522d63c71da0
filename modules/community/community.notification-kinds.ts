import { defineNotifications } from '../notifications/notification-kinds.shared.js';

export const newFollower = defineNotifications({
  type: 'new_follower',
  kind: 'new_follower',
  subjects: { follower: null },
});

/** From sellers whom a member follows. */
export const newListing = defineNotifications({
  type: 'new_listing',
  kind: 'new_listing',
  subjects: { followed: 'New from a seller you follow' },
});

export const wallNotice = defineNotifications({
  type: 'wall',
  kind: {
    name: 'Comments, answers and mentions',
    label: 'Wall',
    subject: 'News about your posts',
    usual: { inApp: true, mail: false, digest: true },
    order: 52,
  },
  subjects: {
    mention: 'You were mentioned',
    comment: 'New comment',
    answer: 'Your answer was accepted',
  },
});

/** To authors, about decisions of staff and of moderators. */
export const moderatedPost = defineNotifications({
  type: 'moderated_post',
  kind: 'other',
  subjects: {
    post_hidden: 'Your post is hidden',
    post_removed: 'Your post was removed',
    post_restored: 'Your post is back',
    comment_hidden: 'Your comment is hidden',
    comment_removed: 'Your comment was removed',
    comment_restored: 'Your comment is back',
  },
});

export const communityNotice = defineNotifications({
  type: 'community',
  kind: {
    name: 'Communities',
    label: 'Community',
    subject: 'News from a community',
    usual: { inApp: true, mail: false, digest: true },
    order: 54,
  },
  subjects: {
    request: 'Somebody asks to join',
    approved: 'You are in',
    refused: 'Not accepted',
    removed: 'Removed from a community',
    banned: 'Banned from a community',
    ban_ended: 'Ban ended',
    moderator: 'You are a moderator',
    moderator_ended: 'No longer a moderator',
    owner: 'You own a community',
    archived: 'Archived',
  },
});
