import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import {
  conflict,
  type DomainError,
  forbidden,
  notFound,
  unprocessable,
  unreachable,
} from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { EntryEvent, entryEvents } from './entry.events.js';
import { type Entry, type EntryWords, entryState, type WrittenEntry } from './entry.state.js';

/** A change of an entry, by its author or by an owner of the build. */
interface ByWorker {
  readonly buildId: string;
  readonly isOwner: boolean;
}

export type EntryCommand =
  | Command<'WriteEntry', { readonly buildId: string; readonly words: EntryWords }>
  | Command<'ChangeEntry', ByWorker & { readonly words: EntryWords }>
  | Command<'DeleteEntry' | 'RestoreEntry', ByWorker>
  | Command<'RemoveEntry', { readonly reason: string }>
  | Command<'ShowEntryAgain'>;

/** An entry of a build.
 *  source  README, Commands */
export const entryDecider: StreamDecider<typeof entryEvents, Entry, EntryCommand> = {
  ...entryState,
  decide,
  max: 200,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** Commands that end something, or follow from cases. */
const always: ReadonlySet<EntryCommand['type']> = new Set(['DeleteEntry', 'RemoveEntry', 'ShowEntryAgain']);

function decide(command: EntryCommand, entry: Entry): readonly EntryEvent[] {
  switch (command.type) {
    case 'WriteEntry':
      return write(command, entry);
    case 'ChangeEntry':
      return change(command, entry);
    case 'DeleteEntry':
    case 'RestoreEntry':
      return deleteOrRestore(command, entry);
    case 'RemoveEntry':
    case 'ShowEntryAgain':
      return decideAbout(command, entry);
    default:
      return unreachable(command);
  }
}

/** Write an entry under the id of its author's device; the same id again writes nothing.
 *  errors  ENTRY_ID_TAKEN (conflict); NOTHING_IN_IT, COMPARE_WITHOUT_PHOTOS (unprocessable) */
function write(
  { buildId, words, meta }: CommandOf<EntryCommand, 'WriteEntry'>,
  entry: Entry,
): readonly EntryEvent[] {
  const authorId = meta.actor.id;
  if (entry.status === 'none') {
    mustSaySomething(words);
    return [event('EntryWritten', { buildId, authorId, ...words })];
  }
  if (entry.authorId === authorId && entry.buildId === buildId) return [];
  throw conflict('ENTRY_ID_TAKEN', { message: 'Send the entry again.' });
}

/** Change the words of an entry. They stay its author's, whoever changes them, and go with its author's erasure.
 *  events  [EntryChanged], or [] when it says the same
 *  errors  ENTRY_NOT_FOUND (not-found), NOT_YOUR_PART (forbidden); NOTHING_IN_IT, COMPARE_WITHOUT_PHOTOS (unprocessable) */
function change(
  { words, ...command }: CommandOf<EntryCommand, 'ChangeEntry'>,
  entry: Entry,
): readonly EntryEvent[] {
  const own = changeable(entry, command);
  if (own.status === 'deleted') throw entryNotFound();
  if (own.isRemoved)
    throw notFound('ENTRY_NOT_FOUND', {
      message: 'Our staff removed this entry, so you cannot change it now.',
    });
  mustSaySomething(words);
  return isSame(words, own) ? [] : [event('EntryChanged', { authorId: own.authorId, ...words })];
}

/** Delete an entry, or restore it, whatever staff decided about it.
 *  events  one, or [] when it is so already
 *  errors  ENTRY_NOT_FOUND (not-found), NOT_YOUR_PART (forbidden) */
function deleteOrRestore(
  command: CommandOf<EntryCommand, 'DeleteEntry' | 'RestoreEntry'>,
  entry: Entry,
): readonly EntryEvent[] {
  const { status } = changeable(entry, command);
  const by = command.meta.actor.id;
  if (command.type === 'DeleteEntry') return status === 'deleted' ? [] : [event('EntryDeleted', { by })];
  return status === 'written' ? [] : [event('EntryRestored', { by })];
}

/** Remove an entry by a decision of a case, or show it again. That its author deleted it is not undone.
 *  events  one, or [] when it is so already
 *  errors  ENTRY_NOT_FOUND (not-found) */
function decideAbout(
  command: CommandOf<EntryCommand, 'RemoveEntry' | 'ShowEntryAgain'>,
  entry: Entry,
): readonly EntryEvent[] {
  if (entry.status === 'none') throw entryNotFound();
  const { isRemoved, authorId } = entry;
  if (command.type === 'RemoveEntry')
    return isRemoved ? [] : [event('EntryRemoved', { authorId, reason: command.reason })];
  return isRemoved ? [event('EntryShownAgain', { authorId, reason: '' })] : [];
}

function changeable(
  entry: Entry,
  { buildId, isOwner, meta }: ByWorker & Pick<EntryCommand, 'meta'>,
): WrittenEntry {
  if (entry.status === 'none' || entry.buildId !== buildId) throw entryNotFound();
  if (!isOwner && entry.authorId !== meta.actor.id)
    throw forbidden('NOT_YOUR_PART', { message: 'Only its author and the owners change an entry.' });
  return entry;
}

function mustSaySomething({ text, photos, minutes, costCents, odometer, compare }: EntryWords): void {
  if (text === '' && photos.length === 0 && !minutes && !costCents && odometer === null)
    throw unprocessable('NOTHING_IN_IT', { message: 'Write what you did, or add a photo, hours or a cost.' });
  if (!compare) return;
  const isThere = (photoId: string) => photos.some(({ id }) => id === photoId);
  if (compare.before === compare.after || !isThere(compare.before) || !isThere(compare.after))
    throw unprocessable('COMPARE_WITHOUT_PHOTOS', { message: 'Choose two photos of this entry to compare.' });
}

const isSame = (words: EntryWords, entry: WrittenEntry): boolean =>
  words.on === entry.on &&
  words.text === entry.text &&
  words.minutes === entry.minutes &&
  words.costCents === entry.costCents &&
  words.odometer === entry.odometer &&
  words.taskId === entry.taskId &&
  words.compare?.before === entry.compare?.before &&
  words.compare?.after === entry.compare?.after &&
  words.photos.length === entry.photos.length &&
  words.photos.every(({ id }, at) => id === entry.photos[at]?.id);

/** errors  ENTRY_NOT_FOUND (not-found) */
export const entryNotFound = (): DomainError =>
  notFound('ENTRY_NOT_FOUND', { message: 'This entry no longer exists, or is not of this build.' });
