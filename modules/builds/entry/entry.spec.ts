import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type EntryCommand, entryDecider as entry } from './entry.decider.js';
import { photoOf, entryWords as words, entryWritten as written } from './entry.fixtures.js';

const [ana, bob] = [metaOf('ana'), metaOf('bob')];
const write = { type: 'WriteEntry', buildId: 'truck', words, meta: ana } as const;
const change = {
  type: 'ChangeEntry',
  buildId: 'truck',
  isOwner: false,
  words: { ...words, minutes: 180 },
  meta: ana,
} as const;
const done = (type: 'DeleteEntry' | 'RestoreEntry', meta = ana, isOwner = false): EntryCommand => ({
  type,
  buildId: 'truck',
  isOwner,
  meta,
});
const remove = { type: 'RemoveEntry', reason: 'A plate', meta: metaOf('mod') } as const;
const showAgain = { type: 'ShowEntryAgain', meta: metaOf('mod') } as const;
const deleted = event('EntryDeleted', { by: 'ana' });
const removed = event('EntryRemoved', { authorId: 'ana', reason: 'A plate' });

test('an entry is written once, however often its device sends it', () => {
  given(entry).when(write).thenExactly(written());
  given(entry, written()).when(write).thenNothing();
  given(entry, written(), deleted).when(write).thenNothing();
});

test('the id of an entry belongs to its author and its build', () => {
  given(entry, written())
    .when({ ...write, meta: bob })
    .thenRefused('ENTRY_ID_TAKEN');
  given(entry, written())
    .when({ ...write, buildId: 'coupe' })
    .thenRefused('ENTRY_ID_TAKEN');
});

const nothing = { ...words, text: '', minutes: null };
test.each([
  ['words', { text: 'Primed.' }],
  ['a photo', { photos: [photoOf('a')] }],
  ['hours', { minutes: 1 }],
  ['a cost', { costCents: 100 }],
  ['the odometer, at zero too', { odometer: 0 }],
])('an entry has %s, or it has nothing in it', (_, something) => {
  const asked = { ...nothing, ...something };
  given(entry)
    .when({ ...write, words: asked })
    .thenEvents('EntryWritten');
  given(entry)
    .when({ ...write, words: nothing })
    .thenRefused('NOTHING_IN_IT');
  given(entry, written())
    .when({ ...change, words: { ...nothing, minutes: 0, costCents: 0 } })
    .thenRefused('NOTHING_IN_IT');
});

test('two photos are compared that are both in the entry', () => {
  const [before, after] = [photoOf('a'), photoOf('b')];
  const compared = (one: { id: string }, other: { id: string }) => ({
    ...write,
    words: { ...words, photos: [before, after], compare: { before: one.id, after: other.id } },
  });
  given(entry).when(compared(before, after)).thenEvents('EntryWritten');
  given(entry)
    .when(compared(before, photoOf('c')))
    .thenRefused('COMPARE_WITHOUT_PHOTOS');
  given(entry)
    .when(compared(photoOf('c'), after))
    .thenRefused('COMPARE_WITHOUT_PHOTOS');
  given(entry).when(compared(after, after)).thenRefused('COMPARE_WITHOUT_PHOTOS');
});

test('its author or an owner changes it, and the words stay its author’s', () => {
  const changed = event('EntryChanged', { authorId: 'ana', ...change.words });
  given(entry, written()).when(change).thenExactly(changed);
  given(entry, written())
    .when({ ...change, meta: bob, isOwner: true })
    .thenExactly(changed);
  given(entry, written())
    .when({ ...change, meta: bob })
    .thenRefused('NOT_YOUR_PART');
  given(entry, written(), changed).when(change).thenNothing();
});

test.each([
  ['the day', { on: '2026-06-02' }],
  ['words', { text: 'Primed.' }],
  ['a cost', { costCents: 100 }],
  ['the odometer', { odometer: 9 }],
  ['the task', { taskId: 'doors' }],
  ['photos', { photos: [photoOf('a')] }],
])('another value of %s is a change', (_, other) => {
  given(entry, written())
    .when({ ...change, words: { ...words, ...other } })
    .thenEvents('EntryChanged');
});

test('the order of photos and what is compared are changes', () => {
  const photos = [photoOf('a'), photoOf('b')];
  const turned = { ...words, photos: photos.toReversed() };
  given(entry, written({ photos }))
    .when({ ...change, words: turned })
    .thenEvents('EntryChanged');
  const compare = { before: photoOf('a').id, after: photoOf('b').id };
  given(entry, written({ photos }))
    .when({ ...change, words: { ...words, photos, compare } })
    .thenEvents('EntryChanged');
});

test('an entry of another build, or none, is not found', () => {
  const elsewhere = { ...change, buildId: 'coupe' };
  given(entry, written()).when(elsewhere).thenRefused('ENTRY_NOT_FOUND');
  given(entry).when(change).thenRefused('ENTRY_NOT_FOUND');
  given(entry).when(done('DeleteEntry')).thenRefused('ENTRY_NOT_FOUND');
  given(entry).when(remove).thenRefused('ENTRY_NOT_FOUND');
});

test('an entry is deleted and restored by its author or an owner, and is what it was', () => {
  given(entry, written()).when(done('DeleteEntry')).thenExactly(deleted);
  given(entry, written(), deleted).when(done('DeleteEntry')).thenNothing();
  given(entry, written(), deleted).when(change).thenRefused('ENTRY_NOT_FOUND');
  given(entry, written()).when(done('DeleteEntry', bob)).thenRefused('NOT_YOUR_PART');
  given(entry, written(), deleted).when(done('RestoreEntry', bob)).thenRefused('NOT_YOUR_PART');
  given(entry, written(), deleted)
    .when(done('RestoreEntry', bob, true))
    .thenEvents('EntryRestored');
  given(entry, written()).when(done('RestoreEntry')).thenNothing();
  const back = given(entry, written(), deleted).when(done('RestoreEntry')).after();
  expect(foldEvents(entry, back)).toEqual(foldEvents(entry, [written()]));
});

test('staff removes an entry and shows it again, and undoes nothing that its author did', () => {
  given(entry, written()).when(remove).thenExactly(removed);
  given(entry, written(), removed).when(remove).thenNothing();
  given(entry, written(), removed).when(change).thenRefused('ENTRY_NOT_FOUND');
  given(entry, written(), removed).when(showAgain).thenEvents('EntryShownAgain');
  given(entry, written()).when(showAgain).thenNothing();
  const back = given(entry, written(), deleted, removed).when(showAgain).after();
  expect(foldEvents(entry, back)).toEqual(foldEvents(entry, [written(), deleted]));
});

test('a deleted entry that staff removes stays removed when its author restores it', () => {
  const back = given(entry, written(), deleted, removed).when(done('RestoreEntry')).after();
  expect(foldEvents(entry, back)).toMatchObject({ status: 'written', isRemoved: true });
});
