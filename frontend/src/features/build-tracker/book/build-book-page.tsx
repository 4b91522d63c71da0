import { paths } from '@lib/paths';
import { Button } from '@ui/actions/button';
import { EmptyPage } from '@ui/feedback/empty';
import { BookOpen } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';

/** /build-tracker/:id/book/:bookId */
export default function BuildBookPage() {
  const { id = '' } = useParams();
  return (
    <EmptyPage
      title="No such book"
      visual={<BookOpen aria-hidden="true" />}
      action={
        <Button asChild>
          <Link to={paths.build(id)}>To the build</Link>
        </Button>
      }
    >
      The address is wrong, or this book is not shown to you.
    </EmptyPage>
  );
}
