import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { reactionDecider as reaction } from './reaction.decider.js';
import type { ReactionKind } from './reaction.events.js';

const react = (kind: ReactionKind | null) =>
  ({ type: 'React', postId: 'p1', kind, meta: metaOf('bob') }) as const;
const gave = (kind: ReactionKind) => event('ReactionGiven', { postId: 'p1', memberId: 'bob', kind });
const taken = event('ReactionTaken', { postId: 'p1', memberId: 'bob' });

test('a member has one reaction to a post: another takes its place, the same again changes nothing', () => {
  given(reaction).when(react('like')).thenExactly(gave('like'));
  given(reaction, gave('like')).when(react('like')).thenNothing();
  given(reaction, gave('like')).when(react('nice-find')).thenExactly(gave('nice-find'));
});

test('a reaction is taken back once', () => {
  given(reaction, gave('like')).when(react(null)).thenExactly(taken);
  given(reaction, gave('like'), taken).when(react(null)).thenNothing();
  given(reaction).when(react(null)).thenNothing();
});
