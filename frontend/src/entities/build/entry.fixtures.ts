import type { EntryView } from '@modules/builds/builds.schemas';
import { postPhoto } from '../post/post.fixtures';
import { buildPersonOf } from './build.fixtures';

/** For page tests: entries of a journal as the server sends them. */

export const entryId = '0198b01d-0000-7000-8000-0000000000e1';

export const entryPhoto = postPhoto;

export const entryOf = (part: Partial<EntryView> = {}): EntryView => ({
  id: entryId,
  author: buildPersonOf('ray', 'Ray Kowalski'),
  on: '2026-11-20',
  at: '2026-11-20T20:00:00.000Z',
  editedAt: null,
  text: 'Pulled the heads. Number four is burnt.',
  photos: [],
  compare: null,
  hours: 3.5,
  cost: 42.5,
  odometer: 88120,
  task: null,
  status: 'shown',
  isMine: true,
  version: 1,
  ...part,
});

/** The answers to what the journal of a build reads. */
export const journalOf = (buildId: string, entries: readonly EntryView[]) => ({
  'GET /api/drafts': { drafts: [] },
  [`GET /api/builds/${buildId}/entries`]: { entries, total: entries.length, next: null },
  [`GET /api/builds/${buildId}/months`]: { months: [] },
  [`GET /api/builds/${buildId}/tasks`]: { tasks: [], total: 0, next: null },
});
