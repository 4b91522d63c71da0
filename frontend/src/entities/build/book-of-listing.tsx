import { counted, dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Facts } from '@ui/data/card';
import { Panel } from '@ui/layout/panel';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { bookOfListingQuery } from './book.queries';

/** The build book that is shown with the listing of a car; nothing when there is none. */
export function BookOfListing({ listingId }: { readonly listingId: string }) {
  const { data: book } = useQuery(bookOfListingQuery(listingId));
  if (!book) return null;
  return (
    <Panel
      title="Build book"
      actions={
        <Button asChild icon={<BookOpen />}>
          <Link to={paths.buildBook(book.buildId, book.id)}>Read it</Link>
        </Button>
      }
    >
      <p>What was done to this car, task by task and day by day, as its owner wrote it down.</p>
      <Facts
        facts={[
          counted(book.tasks, 'task'),
          counted(book.entries, 'entry', 'entries'),
          `frozen ${dayIn(book.at)}`,
        ]}
      />
    </Panel>
  );
}
