import { type Command, event } from '../../kernel/decider/decider.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { mustModerate } from '../community/authority.rules.js';
import type { Community } from '../community/community.state.js';
import type { WatchWordsEvent, watchWordsEvents } from './watch-words.events.js';
import { type WatchWords, watchWordsState } from './watch-words.state.js';

export type WatchWordsCommand = Command<
  'SetWatchWords',
  { readonly community: Community; readonly words: readonly string[] }
>;

/** The watch words of a community.
 *  source  README, Tools of moderators */
export const watchWordsDecider: StreamDecider<typeof watchWordsEvents, WatchWords, WatchWordsCommand> = {
  ...watchWordsState,
  decide,
};

/** Replace the words, each once, however it is written.
 *  events  [WatchWordsSet], or [] when nothing changes
 *  errors  COMMUNITY_NOT_FOUND (not-found), NOT_A_MODERATOR (forbidden) */
function decide(
  { community, words, meta }: WatchWordsCommand,
  before: WatchWords,
): readonly WatchWordsEvent[] {
  const by = mustModerate(community, meta);
  const set = [...new Set(words.map((word) => word.trim().replace(/\s+/g, ' ').toLowerCase()))].toSorted();
  if (set.length === before.words.length && set.every((word, at) => word === before.words[at])) return [];
  return [event('WatchWordsSet', { words: set, by })];
}
