import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { watchWordsEvents } from './watch-words.events.js';

export interface WatchWords {
  readonly words: readonly string[];
}

export const watchWordsState: StreamState<typeof watchWordsEvents, WatchWords> = {
  events: watchWordsEvents,
  initial: { words: [] },
  evolve: (_, { data }) => ({ words: data.words }),
};
