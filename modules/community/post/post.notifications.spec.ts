import { event } from '../../kernel/decider/decider.js';
import { commentNotifications } from '../comment/comment.notifications.js';
import { about, byClub, byStaff } from './post.fixtures.js';
import { postNotifications } from './post.notifications.js';

const commented = event('CommentWritten', {
  postId: 'p1',
  authorId: 'bob',
  body: 'Check the float.',
  photo: null,
  mentions: [],
  postAuthorId: 'ana',
  communityId: null,
});
const staffInClub = { ...byStaff, communityId: 'club' };
const told = (type: string, data: object) =>
  [...postNotifications, ...commentNotifications]
    .filter((rule) => rule.type === type)
    .flatMap((rule) =>
      rule.requests(
        { entityId: type.startsWith('Post') ? 'p1' : 'c1', type, data } as never,
        [commented] as never,
      ),
    );

test('an author is told what staff decided in a community, with the reason', () => {
  expect(told('PostRemoved', about(staffInClub))).toEqual([
    {
      recipientId: 'ana',
      type: 'moderated_post',
      subtype: 'post_removed',
      message: 'Your post {post} was removed: An ad for pills',
      href: '/wall/p1',
      about: 'p1',
    },
  ]);
  expect(told('PostRestored', about(staffInClub))).toMatchObject([
    { message: 'Your post {post} is shown again.' },
  ]);
});

test('what follows from a case is told by the case', () => {
  for (const type of ['PostHidden', 'PostRemoved', 'PostRestored'])
    expect(told(type, about(byStaff))).toEqual([]);
  for (const type of ['CommentHidden', 'CommentRemoved', 'CommentRestored'])
    expect(told(type, about(byStaff, 'bob'))).toEqual([]);
});

test('words of a community’s moderators are on the page of the post, not in what outlives them', () => {
  const [notice] = told('PostRemoved', about(byClub()));
  expect(notice?.message).toBe(
    'The moderators of its community removed your post {post}. Open it to read why.',
  );
});

test('an author is told what was decided about a comment', () => {
  expect(told('CommentRemoved', about(byClub(), 'bob'))).toMatchObject([
    { recipientId: 'bob', subtype: 'comment_removed', href: '/wall/p1', about: 'c1' },
  ]);
  expect(told('CommentRestored', about(byClub(), 'bob'))).toMatchObject([
    { message: 'Your comment {comment} is shown again.' },
  ]);
});
