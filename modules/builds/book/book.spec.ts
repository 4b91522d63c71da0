import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { bookDecider as book } from './book.decider.js';

const ana = metaOf('ana');
const frozen = {
  buildId: 'truck',
  ownerId: 'ana',
  title: '1966 Ford F100, June 2026',
  hides: { costs: true, names: false },
  fileId: 'file',
  digest: 'd'.repeat(64),
  entries: 4,
  tasks: 9,
  isKeepsake: false,
};
const freeze = { type: 'FreezeBook', book: frozen, meta: ana } as const;
const made = event('BookFrozen', frozen);
const attach = (listingId: string | null, buildId = 'truck', meta = ana) =>
  ({ type: 'AttachBook', buildId, listingId, meta }) as const;
const attached = (listingId: string) => event('BookAttached', { listingId });
const detached = (listingId: string) => event('BookDetached', { listingId });
const remove = { type: 'DeleteBook', buildId: 'truck', meta: ana } as const;
const deleted = event('BookDeleted', {});

test('a book is frozen once, however often it is asked for', () => {
  given(book).when(freeze).thenExactly(made);
  given(book, made).when(freeze).thenNothing();
  given(book, made)
    .when({ ...freeze, book: { ...frozen, digest: 'e'.repeat(64), entries: 5 } })
    .thenNothing();
  given(book, made, deleted).when(freeze).thenNothing();
});

test('a collaborator freezes it for the owner', () => {
  given(book)
    .when({ ...freeze, meta: metaOf('bob') })
    .thenExactly(made);
});

test('the id of a book belongs to its build and its owner', () => {
  for (const other of [{ buildId: 'coupe' }, { ownerId: 'bob' }])
    given(book, made)
      .when({ ...freeze, book: { ...frozen, ...other } })
      .thenRefused('BOOK_NOT_FOUND');
});

test('it is shown with one listing, or with none', () => {
  given(book, made).when(attach('ad')).thenExactly(attached('ad'));
  given(book, made, attached('ad')).when(attach('ad')).thenNothing();
  given(book, made, attached('ad')).when(attach('other')).thenExactly(detached('ad'), attached('other'));
  given(book, made, attached('ad')).when(attach(null)).thenExactly(detached('ad'));
  given(book, made).when(attach(null)).thenNothing();
  given(book, made, attached('ad'), detached('ad')).when(attach('ad')).thenExactly(attached('ad'));
});

test('its owner alone attaches and deletes it', () => {
  given(book, made)
    .when(attach('ad', 'truck', metaOf('bob')))
    .thenRefused('BOOK_NOT_FOUND');
  given(book, made).when(attach('ad', 'coupe')).thenRefused('BOOK_NOT_FOUND');
  given(book, made)
    .when({ ...remove, meta: metaOf('bob') })
    .thenRefused('BOOK_NOT_FOUND');
});

test('it is deleted for good', () => {
  given(book, made).when(remove).thenExactly(deleted);
  given(book, made, deleted).when(remove).thenNothing();
  given(book, made, deleted).when(attach('ad')).thenRefused('BOOK_NOT_FOUND');
  given(book).when(remove).thenRefused('BOOK_NOT_FOUND');
});
