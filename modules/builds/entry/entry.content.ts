import { entriesOf } from '../../../projections/builds/builds/builds-of.queries.js';
import { entriesSeenBy } from '../../../projections/builds/builds/seen.queries.js';
import { titlesOfEntries } from '../../../projections/builds/builds/titles.queries.js';
import { defineContent, removalBy } from '../../kernel/content/content.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { photoPagePath } from '../../media/photo-addresses.shared.js';
import { photoFiles } from '../../media/photo-blobs.shared.js';
import { type EntryCommand, entryDecider } from './entry.decider.js';
import type { WrittenEntry } from './entry.state.js';

/** An entry of a build, seen by whoever sees the build. It has no page of its own. */
export const entryContent = defineContent(entryDecider, {
  kind: 'build-entry',
  name: { one: 'build entry', many: 'build entries' },
  archive: 'build-entries.json',
  owner: (entry) => (entry.status === 'none' ? null : entry.authorId),
  idsOf: ({ db }, memberId) => entriesOf(db, memberId),
  readsFrom: ['builds'],
  title: (history) =>
    history.reduce<string | null>(
      (title, { type, data }) =>
        type === 'EntryWritten' || type === 'EntryChanged' ? `Entry of ${data.on}` : title,
      null,
    ),
  titlesOf: ({ db }, ids) => titlesOfEntries(db, ids),
  shownOn: async ({ eventStore }, id) => {
    const entry = await loadState(eventStore, entryDecider, id);
    return entry.status === 'none' ? null : `/build-tracker/${entry.buildId}?tab=journal`;
  },
  seenBy: ({ db }, ids, viewer) => entriesSeenBy(db, ids, viewer),
  // all stay until the erasure: books and histories show them
  photos: {
    fields: { EntryWritten: ['photos'], EntryChanged: ['photos'] },
    files: photoFiles,
    pathOf: photoPagePath,
  },
  removal: removalBy(entryDecider, {
    remove: (reason, meta): EntryCommand => ({ type: 'RemoveEntry', reason, meta }),
    bringBack: (meta): EntryCommand => ({ type: 'ShowEntryAgain', meta }),
  }),
  evidence: ({ state }) => (state.status === 'none' ? {} : seenOf(state)),
  standing: (entry) =>
    entry.status === 'none' || entry.status === 'deleted' ? 'gone' : entry.isRemoved ? 'removed' : 'shown',
  canBe: ['reported'],
});

const seenOf = ({ on, text, photos }: WrittenEntry) => ({
  title: `Entry of ${on}`,
  text,
  photos: photos.map(({ id }) => id),
});
