import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type BookEvent, bookEvents } from './book.events.js';

type Frozen = Extract<BookEvent, { readonly type: 'BookFrozen' }>['data'];

export type Book = { readonly status: 'none' } | FrozenBook;

export interface FrozenBook extends Frozen {
  readonly status: 'frozen' | 'deleted';
  /** The listings with which it is shown. */
  readonly listings: readonly string[];
}

export const bookState: StreamState<typeof bookEvents, Book> = {
  events: bookEvents,
  initial: { status: 'none' },
  evolve,
};

function evolve(book: Book, event: BookEvent): Book {
  if (event.type === 'BookFrozen') return { ...event.data, status: 'frozen', listings: [] };
  if (book.status === 'none') return book;
  switch (event.type) {
    case 'BookAttached':
      return { ...book, listings: [...without(book, event.data.listingId), event.data.listingId] };
    case 'BookDetached':
      return { ...book, listings: without(book, event.data.listingId) };
    case 'BookDeleted':
      return { ...book, status: 'deleted', listings: [] };
    default:
      return unreachable(event);
  }
}

const without = ({ listings }: FrozenBook, listingId: string): readonly string[] =>
  listings.filter((id) => id !== listingId);
