import { booksOf } from '../../../projections/builds/builds/builds-of.queries.js';
import { titlesOfBooks } from '../../../projections/builds/builds/titles.queries.js';
import { defineContent } from '../../kernel/content/content.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { bookState } from './book.state.js';

/** A build as it was. Others read it beside a listing, which is what they report. Its file is deleted by this module (ADR 0094). */
export const bookContent = defineContent(bookState, {
  kind: 'build-book',
  name: { one: 'build book', many: 'build books' },
  archive: 'build-books.json',
  owner: (book) => (book.status === 'none' ? null : book.ownerId),
  idsOf: ({ db }, memberId) => booksOf(db, memberId),
  readsFrom: ['builds'],
  titlesOf: ({ db }, ids) => titlesOfBooks(db, ids),
  shownOn: async ({ eventStore }, id) => {
    const book = await loadState(eventStore, bookState, id);
    return book.status === 'none' ? null : `/build-tracker/${book.buildId}/book/${id}`;
  },
  photos: { fields: { BookFrozen: ['fileId'] }, files: 'of its module' },
});
