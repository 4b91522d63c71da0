import { useDeleteBook } from '@entities/build/book.mutations';
import { messageOf } from '@lib/api/problem';
import { counted, dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { BookView } from '@modules/builds/book/book.contract';
import { Button } from '@ui/actions/button';
import { Badge } from '@ui/data/badge';
import { Facts } from '@ui/data/card';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { later } from '@ui/overlays/later';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './books.module.css';

const AttachBook = later(() => import('./attach-book-dialog').then((dialog) => dialog.AttachBookDialog));

/** One of the reader's own books, with what they may do with it. */
export function BookRow({ book }: { readonly book: BookView }) {
  const { id, buildId, title, at, hides, entries, tasks, isKeepsake, listings } = book;
  const [isAttaching, setAttaching] = useState(false);
  const remove = useDeleteBook(buildId);
  return (
    <li className={style.row}>
      <BookOpen className={style.sign} aria-hidden="true" />
      <div className={style.words}>
        <p className={style.title}>
          <Link to={paths.buildBook(buildId, id)}>{title}</Link> {isKeepsake && <Badge>Keepsake</Badge>}
        </p>
        <Facts
          facts={[
            `frozen ${dayIn(at)}`,
            counted(tasks, 'task'),
            counted(entries, 'entry', 'entries'),
            hides.costs && 'without costs',
            hides.names && 'without names',
            listings.length > 0 && (
              <Link key="listing" to={paths.listing(listings[0] ?? '')}>
                shown with {listings.length === 1 ? 'a listing' : counted(listings.length, 'listing')}
              </Link>
            ),
          ]}
        />
      </div>
      <div className={style.actions}>
        {!isKeepsake && (
          <Button size="small" onPointerEnter={AttachBook.load} onClick={() => setAttaching(true)}>
            Show with a listing
          </Button>
        )}
        <ConfirmButton
          size="small"
          variant="quiet"
          aria-label={`Delete ${title}`}
          title="Delete this book?"
          description={
            listings.length > 0
              ? 'It goes for good, and its listing shows it no longer.'
              : 'It goes for good. The build itself stays as it is.'
          }
          action="Delete it"
          busy={remove.isPending}
          onConfirm={() =>
            void remove.mutateAsync(id).then(
              () => toast({ title: 'Book deleted' }),
              () => undefined, // the row says why
            )
          }
        >
          Delete
        </ConfirmButton>
      </div>
      {remove.error && (
        <Notice tone="problem" className={style.wide}>
          {messageOf(remove.error)}
        </Notice>
      )}
      {isAttaching && <AttachBook book={book} onClose={() => setAttaching(false)} />}
    </li>
  );
}
