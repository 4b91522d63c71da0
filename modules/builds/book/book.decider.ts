import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { type DomainError, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { BookEvent, bookEvents } from './book.events.js';
import { type Book, bookState, type FrozenBook } from './book.state.js';

export type BookCommand =
  | Command<'FreezeBook', { readonly book: Omit<FrozenBook, 'status' | 'listings'> }>
  | Command<'AttachBook', { readonly buildId: string; readonly listingId: string | null }>
  | Command<'DeleteBook', { readonly buildId: string }>;

/** A book of a build.
 *  source  README, Commands */
export const bookDecider: StreamDecider<typeof bookEvents, Book, BookCommand> = {
  ...bookState,
  decide,
  max: 500,
  isAlwaysCarriedOut: ({ type }) => type === 'DeleteBook',
};

function decide(command: BookCommand, book: Book): readonly BookEvent[] {
  switch (command.type) {
    case 'FreezeBook':
      return freeze(command, book);
    case 'AttachBook':
      return attach(command, book);
    case 'DeleteBook':
      return ownBook(book, command).status === 'deleted' ? [] : [event('BookDeleted', {})];
    default:
      return unreachable(command);
  }
}

/** Freeze a book for the owner of its build, whoever asks for it; the same id again freezes nothing, also after it was deleted.
 *  errors  BOOK_NOT_FOUND (not-found) for the id of a book of another build, or of another owner */
function freeze({ book: frozen }: CommandOf<BookCommand, 'FreezeBook'>, book: Book): readonly BookEvent[] {
  if (book.status === 'none') return [event('BookFrozen', frozen)];
  if (book.buildId !== frozen.buildId || book.ownerId !== frozen.ownerId) throw bookNotFound();
  return [];
}

/** Show a book with one listing of its owner's, or with none.
 *  events  BookDetached of every other listing, and BookAttached; [] when it is so already
 *  errors  BOOK_NOT_FOUND (not-found) */
function attach(command: CommandOf<BookCommand, 'AttachBook'>, book: Book): readonly BookEvent[] {
  const { status, listings } = ownBook(book, command);
  if (status === 'deleted') throw bookNotFound();
  const { listingId } = command;
  const others = listings.filter((id) => id !== listingId);
  const isNew = listingId !== null && !listings.includes(listingId);
  return [
    ...others.map((id) => event('BookDetached', { listingId: id })),
    ...(isNew ? [event('BookAttached', { listingId })] : []),
  ];
}

function ownBook(
  book: Book,
  { buildId, meta }: { readonly buildId: string } & Pick<BookCommand, 'meta'>,
): FrozenBook {
  if (book.status === 'none' || book.buildId !== buildId || book.ownerId !== meta.actor.id)
    throw bookNotFound();
  return book;
}

/** errors  BOOK_NOT_FOUND (not-found) */
export const bookNotFound = (): DomainError =>
  notFound('BOOK_NOT_FOUND', { message: 'This book no longer exists, or is not shown to you.' });
