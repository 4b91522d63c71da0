import { event } from '../../kernel/decider/decider.js';
import type { EntryWords } from './entry.state.js';

/** An evening's work, without photos. */
export const entryWords: EntryWords = {
  on: '2026-06-01',
  text: 'Ground the door bottoms down to good metal.',
  photos: [],
  compare: null,
  minutes: 150,
  costCents: null,
  odometer: null,
  taskId: null,
};

export const photoOf = (letter: string) => ({ id: letter.repeat(40), width: 1_600, height: 1_200 });

export const entryWritten = (words: Partial<EntryWords> = {}) =>
  event('EntryWritten', { buildId: 'truck', authorId: 'ana', ...entryWords, ...words });
