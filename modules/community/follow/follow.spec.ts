import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type FollowCommand, followDecider, type MuteTime, maxFollowed } from './follow.decider.js';

const meta = metaOf('ana');
const target = { kind: 'member', id: 'bob' } as const;
const found = { target, isFound: true, followed: 0, meta };
const follow = { ...found, type: 'Follow' } as const;
const unfollow = { type: 'Unfollow', target, meta } as const;
const mute = (time: MuteTime): FollowCommand => ({ ...found, type: 'MuteTarget', for: time });
const unmute = { type: 'UnmuteTarget', target, meta } as const;

const pair = { followerId: 'ana', target };
const started = event('FollowStarted', pair);
const ended = (because: 'unfollowed' | 'blocked') => event('FollowEnded', { ...pair, because });
const muted = (until: string | null) => event('TargetMuted', { ...pair, until });

test('a member follows another once, and again after an end', () => {
  given(followDecider).when(follow).thenExactly(started);
  given(followDecider, started).when(follow).thenNothing();
  given(followDecider, started, ended('unfollowed')).when(follow).thenExactly(started);
});

test('a follow ends once', () => {
  given(followDecider, started).when(unfollow).thenExactly(ended('unfollowed'));
  given(followDecider).when(unfollow).thenNothing();
});

test('a block ends a follow, whoever of the two made it', () => {
  const end = { type: 'EndFollow', target, followerId: 'ana', meta: metaOf('bob') } as const;
  given(followDecider, started).when(end).thenExactly(ended('blocked'));
  given(followDecider, started, ended('unfollowed')).when(end).thenNothing();
});

test('nobody follows or mutes themselves', () => {
  const own = { ...found, target: { kind: 'member', id: 'ana' } } as const;
  given(followDecider)
    .when({ ...own, type: 'Follow' })
    .thenRefused('OWN_FOLLOW');
  given(followDecider)
    .when({ ...own, type: 'MuteTarget', for: 'good' })
    .thenRefused('OWN_FOLLOW');
  given(followDecider)
    .when({ ...own, target: { kind: 'tag', id: 'ana' }, type: 'Follow' })
    .thenEvents('FollowStarted');
});

test('who cannot be found cannot be followed, and an older follow stays', () => {
  given(followDecider)
    .when({ ...follow, isFound: false })
    .thenRefused('FOLLOW_TARGET_NOT_FOUND');
  given(followDecider, started)
    .when({ ...follow, isFound: false })
    .thenNothing();
});

test('a member follows five thousand at most', () => {
  given(followDecider)
    .when({ ...follow, followed: maxFollowed })
    .thenRefused('TOO_MANY_FOLLOWED');
  given(followDecider)
    .when({ ...follow, followed: maxFollowed - 1 })
    .thenExactly(started);
});

test('a mute lasts a week, or for good, also of whom one does not follow', () => {
  given(followDecider).when(mute('a week')).thenExactly(muted('2026-06-08T12:00:00.000Z'));
  given(followDecider, started).when(mute('good')).thenExactly(muted(null));
  given(followDecider, muted(null)).when(mute('good')).thenNothing();
  given(followDecider, muted(null)).when(mute('a week')).thenEvents('TargetMuted');
});

test('a mute ends once, and the follow stays', () => {
  const unmuted = event('TargetUnmuted', pair);
  given(followDecider, started, muted(null)).when(unmute).thenExactly(unmuted);
  given(followDecider, started, muted(null), unmuted).when(unmute).thenNothing();
  given(followDecider, started, muted(null), unmuted).when(follow).thenNothing();
});
