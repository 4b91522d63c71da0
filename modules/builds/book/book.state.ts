import { foldInPlace } from '../../kernel/decider/decider.js';
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
  ...foldInPlace<Book, BookEvent, Draft>(
    { status: 'none' },
    {
      open: (book) => ({ book, listings: new Set(book.status === 'none' ? [] : book.listings) }),
      change,
      close: ({ book, listings }) => (book.status === 'none' ? book : { ...book, listings: [...listings] }),
    },
  ),
};

/** Owned by its maker only, and therefore mutated. */
interface Draft {
  book: Book;
  readonly listings: Set<string>;
}

function change(draft: Draft, event: BookEvent): void {
  if (event.type === 'BookFrozen') {
    draft.book = { ...event.data, status: 'frozen', listings: [] };
    return;
  }
  if (draft.book.status === 'none') return;
  switch (event.type) {
    case 'BookAttached':
      draft.listings.add(event.data.listingId);
      return;
    case 'BookDetached':
      draft.listings.delete(event.data.listingId);
      return;
    case 'BookDeleted':
      draft.book = { ...draft.book, status: 'deleted' };
      draft.listings.clear();
      return;
    default:
      unreachable(event);
  }
}
