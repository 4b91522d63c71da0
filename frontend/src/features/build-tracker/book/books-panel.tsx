import { booksQuery } from '@entities/build/book.queries';
import type { BuildView } from '@modules/builds/builds.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { loaded } from '@ui/feedback/loaded';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { later } from '@ui/overlays/later';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { BookRow } from './book-row';
import style from './books.module.css';

const FreezeBook = later(() => import('./freeze-book-dialog').then((dialog) => dialog.FreezeBookDialog));

/** The books of a build: the whole of it as it was at one time, to print or to show with a listing. */
export function BooksPanel({ build }: { readonly build: BuildView }) {
  const [isFreezing, setFreezing] = useState(false);
  const { data: books, instead } = loaded(useQuery(booksQuery(build.id)), {
    label: 'Loading the books…',
    shape: 'row',
    count: 1,
  });
  return (
    <Panel
      id="books"
      title="Build books"
      actions={
        build.allowedActions.includes('freeze') && (
          <Button icon={<BookOpen />} onPointerEnter={FreezeBook.load} onClick={() => setFreezing(true)}>
            Make a book
          </Button>
        )
      }
    >
      <Stack>
        <p className={style.quiet}>
          A book is the whole build as it is on that day. It never changes: print it, or show it with the
          listing of the car.
        </p>
        {instead}
        {books && books.length > 0 && (
          <ul role="list" className={style.list} aria-label="Build books">
            {books.map((book) => (
              <BookRow key={book.id} book={book} />
            ))}
          </ul>
        )}
      </Stack>
      {isFreezing && <FreezeBook build={build} onClose={() => setFreezing(false)} />}
    </Panel>
  );
}
