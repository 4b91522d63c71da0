import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { founded } from '../community/community.fixtures.js';
import { communityState } from '../community/community.state.js';
import { watchWordsDecider as watched } from './watch-words.decider.js';

const community = foldEvents(communityState, [founded()]);
const set = {
  type: 'SetWatchWords',
  community,
  words: ['Zelle', ' western  union'],
  meta: metaOf('ana'),
} as const;
const was = event('WatchWordsSet', { words: ['western union', 'zelle'], by: 'ana' });

test('words are kept once, however they are written', () => {
  given(watched).when(set).thenExactly(was);
  given(watched, was)
    .when({ ...set, words: ['zelle', 'ZELLE', 'Western Union'] })
    .thenNothing();
  given(watched, was)
    .when({ ...set, words: [] })
    .thenEvents('WatchWordsSet');
});

test('only the moderators of the community set them, or staff', () => {
  given(watched)
    .when({ ...set, meta: metaOf('bob') })
    .thenRefused('NOT_A_MODERATOR');
});
