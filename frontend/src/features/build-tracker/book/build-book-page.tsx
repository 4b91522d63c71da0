import { bookQuery } from '@entities/build/book.queries';
import { usePageTitle } from '@lib/browser/page-title';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { BookOpen } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { Book } from './book';

/** /build-tracker/:id/book/:bookId: a book to read and to print, for its owner and for whoever sees a listing that shows it. */
export default function BuildBookPage() {
  const { id = '', bookId = '' } = useParams();
  const query = useQuery(bookQuery(id, bookId));
  usePageTitle(query.data?.title);
  const { data: book, instead } = loadedPage(query, {
    label: 'Loading the book…',
    shape: 'plate',
    count: 1,
    refused: (
      <EmptyPage
        title="No such book"
        visual={<BookOpen aria-hidden="true" />}
        action={
          <Button asChild>
            <Link to={paths.buildTracker}>All builds</Link>
          </Button>
        }
      >
        The address is wrong, or this book is not shown to you.
      </EmptyPage>
    ),
  });
  return book ? <Book book={book} /> : instead;
}
