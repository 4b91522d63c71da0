import { booksOf } from '../../../projections/builds/builds/builds-of.queries.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { type ExportSection, withoutStaff } from '../../kernel/export/export-section.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { Database } from '../../kernel/postgres/database.js';
import { bookEvents } from './book.events.js';
import { bookState } from './book.state.js';
import { readBookContent } from './book-files.shared.js';

/** The books of a member, each with its content. */
export const exportBooks = (deps: {
  readonly db: Database;
  readonly eventStore: DomainEventStore;
  readonly blobs: Blobs;
}): ExportSection => ({
  file: 'build-books.json',
  read: async (memberId) => {
    const books: object[] = [];
    for (const id of await booksOf(deps.db, memberId)) {
      const history = await deps.eventStore.read(bookEvents, id);
      const book = foldEvents(bookState, history);
      const content = book.status === 'frozen' ? await readBookContent(deps, id, book) : undefined;
      books.push({ id, events: history.map(withoutStaff(bookEvents)), content });
    }
    return books;
  },
});
